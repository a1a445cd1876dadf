# Captain Morgan: pushing other players’ pirates.
cartagena-refusal-push-nobody = That player has no pirate at { $place }
cartagena-refusal-push-own = You can push only another player’s pirate
cartagena-refusal-no-push = You can push other pirates only with Captain Morgan
cartagena-refusal-push-from-boat = A pirate can leave the boat only at Tortuga
cartagena-log-pushed = { $other } pushes { $name }’s pirate: { $from-short } → { $to-short }.
cartagena-group-push = push { $owner }
cartagena-action-push = Push { $owner } { $to-to }, +{ $count }
    .short = → { $to-short }
    .full = Push { $owner } { $to-to }, +{ $count } ({ $from-from })
