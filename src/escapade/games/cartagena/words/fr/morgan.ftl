# Capitaine Morgan : pousser les pirates des autres.
cartagena-refusal-push-nobody = Ce joueur n’a pas de pirate { $place-at }
cartagena-refusal-push-own = Vous ne pouvez pousser que le pirate d’un autre joueur
cartagena-refusal-no-push = On ne pousse les pirates des autres qu’avec Capitaine Morgan
cartagena-refusal-push-from-boat = Un pirate ne quitte le bateau qu’à Tortuga
cartagena-log-pushed = { $other } pousse un pirate adverse ({ $name }) : { $from-short } → { $to-short }.
cartagena-group-push = pousser { $owner }
cartagena-action-push = Pousser { $owner } { $to-to }, +{ $count }
    .short = → { $to-short }
    .full = Pousser { $owner } { $to-to }, +{ $count } ({ $from-from })
