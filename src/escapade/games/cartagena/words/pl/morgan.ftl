# Kapitan Morgan: popychanie cudzych piratów.
cartagena-refusal-push-nobody = Nie ma tu pirata tego gracza: { $place }
cartagena-refusal-push-own = Popchnąć można tylko pirata innego gracza
cartagena-refusal-no-push = Piratów innych graczy popycha się tylko z Kapitanem Morganem
cartagena-refusal-push-from-boat = Pirat wysiada z łodzi tylko na Tortudze
cartagena-log-pushed = { $other } popycha pirata gracza { $name }: { $from-short } → { $to-short }.
cartagena-group-push = popchnij: { $owner }
cartagena-action-push = Popchnij: { $owner } { $to-to }, +{ $count }
    .short = → { $to-short }
    .full = Popchnij: { $owner } { $to-to }, +{ $count } ({ $from-from })
