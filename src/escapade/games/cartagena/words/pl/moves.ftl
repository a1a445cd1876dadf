# Co można zrobić w każdej grze: nagłówki, ruchy, ich skutki i pytania. `short` stoi pod nagłówkiem.
cartagena-group-retreat = wstecz
cartagena-group-stop = koniec
cartagena-group-draw = dobierz
cartagena-action-advance = { $paid } { $to-to }
    .short = → { $to-short }
    .full = { $paid } { $to-to } ({ $from-from })
cartagena-action-retreat = Cofnij { $to-to }, +{ $count }
    .short = → { $to-short }
    .full = Cofnij { $to-to }, +{ $count } ({ $from-from })
cartagena-action-stop = Zakończ turę
cartagena-action-draw = Dobierz jedną kartę
    .short = { "" }
cartagena-note-crowded =
    { $count ->
        [3] pełne: stoi tam trzech
       *[other] stoi tam { $count }
    }
    .short = { "" }
cartagena-note-draws =
    { $count ->
        [0] nie ma czego dobrać
        [one] dobierasz jedną kartę
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
        [one] potem { $name } może cofnąć się { $to-to } po jedną kartę
        [few] potem { $name } może cofnąć się { $to-to } po { $count } karty!
       *[many] potem { $name } może cofnąć się { $to-to } po { $count } kart!
    }
    .short = { "" }
cartagena-question-turn =
    { $left ->
        [one] Twój ruch: jeszcze jedna akcja
       *[other] Twój ruch: do { $left } akcji
    }
