# Captain Morgan: pushing other players’ pirates.
cartagena-refusal-push-nobody = No pirate of that player is at { $place }
cartagena-refusal-push-own = Only another player's pirate can be pushed forward
cartagena-refusal-no-push = Pirates of others are pushed forward only with Captain Morgan in the game
cartagena-refusal-push-from-boat = A pirate leaves the boat only at Tortuga
cartagena-log-pushed = { $other } pushes { $name }’s pirate: { $from-short } → { $to-short }.
cartagena-group-push = push { $owner }
cartagena-action-push = Push { $owner } { $to-to }, +{ $count }
    .short = → { $to-short }
    .full = Push { $owner } { $to-to }, +{ $count } ({ $from-from })
