# Capitan Morgan: spingere i pirati altrui.
cartagena-refusal-push-nobody = Quel giocatore non ha pirati { $place-at }
cartagena-refusal-push-own = Puoi spingere solo il pirata di un altro giocatore
cartagena-refusal-no-push = Puoi spingere i pirati altrui solo con Capitan Morgan
cartagena-refusal-push-from-boat = Un pirata può lasciare la barca solo a Tortuga
cartagena-log-pushed = { $other } spinge un pirata di { $name }: { $from-short } → { $to-short }.
cartagena-group-push = spingi { $owner }
cartagena-action-push = Spingi { $owner } { $to-to }, +{ $count }
    .short = → { $to-short }
    .full = Spingi { $owner } { $to-to }, +{ $count } ({ $from-from })
