# Kapitän Morgan: fremde Piraten schieben.
cartagena-refusal-push-nobody = Von dieser Farbe steht kein Pirat { $place-at }
cartagena-refusal-push-own = Du kannst nur fremde Piraten schieben
cartagena-refusal-no-push = Fremde Piraten kannst du nur mit Kapitän Morgan schieben
cartagena-refusal-push-from-boat = Ein Pirat kann nur in Tortuga aus dem Boot steigen
cartagena-log-pushed = { $other } schiebt einen Piraten von { $name }: { $from-short } → { $to-short }.
cartagena-group-push = { $owner } schieben
cartagena-action-push = { $owner } { $to-to } schieben, +{ $count }
    .short = → { $to-short }
    .full = { $owner } { $to-to } schieben, +{ $count } ({ $from-from })
