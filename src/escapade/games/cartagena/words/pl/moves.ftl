# Ruchy każdego wariantu: nagłówki, działania, ich skutki i pytania. `short` stoi pod nagłówkiem.
cartagena-group-retreat = cofnij się
cartagena-group-stop = zakończ turę
cartagena-group-draw = dobierz
cartagena-action-advance = { $paid } { $to-to }
    .short = → { $to-short }
    .full = { $paid } { $to-to } ({ $from-from })
cartagena-action-retreat = Cofnij się { $to-to }, +{ $count }
    .short = → { $to-short }
    .full = Cofnij się { $to-to }, +{ $count } ({ $from-from })
cartagena-action-stop = Zakończ turę
cartagena-action-draw = Dobierz kartę
    .short = { "" }
cartagena-note-crowded =
    { $count ->
        [3] pełne: stoi tam 3 piratów
       *[other] stoi tam { $count } piratów
    }
    .short = { "" }
cartagena-note-draws =
    { $count ->
        [0] nie ma czego dobrać
        [one] dobierasz { $count } kartę
        [few] dobierasz { $count } karty
       *[many] dobierasz { $count } kart
    }
    .short =
    { $count ->
        [one] +{ $count } karta
        [few] +{ $count } karty
       *[many] +{ $count } kart
    }
cartagena-note-draws-known = dobierasz: { $cards }
    .short =
    { $count ->
        [one] +{ $count } karta
        [few] +{ $count } karty
       *[many] +{ $count } kart
    }
cartagena-note-leaves =
    { $count ->
        [one] potem { $name } może cofnąć się { $to-to } po { $count } kartę
        [few] potem { $name } może cofnąć się { $to-to } po { $count } karty!
       *[many] potem { $name } może cofnąć się { $to-to } po { $count } kart!
    }
    .short = { "" }
cartagena-question-turn =
    { $left ->
        [one] Twoja kolej: jeszcze { $left } działanie
       *[other] Twoja kolej: do { $left } działań
    }
