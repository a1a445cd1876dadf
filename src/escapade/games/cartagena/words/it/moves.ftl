# Le mosse di tutte le varianti: titoli, azioni, effetti e domande. `short` sta sotto un titolo.
cartagena-group-retreat = arretra
cartagena-group-stop = termina il turno
cartagena-group-draw = pesca
cartagena-action-advance = { $paid } { $to-to }
    .short = → { $to-short }
    .full = { $paid } { $to-to } ({ $from-from })
cartagena-action-retreat = Arretra { $to-to }, +{ $count }
    .short = → { $to-short }
    .full = Arretra { $to-to }, +{ $count } ({ $from-from })
cartagena-action-stop = Termina il turno
cartagena-action-draw = Pesca una carta
    .short = { "" }
cartagena-note-crowded =
    { $count ->
        [3] piena: 3 pirati sulla casella
       *[other] { $count } pirati sulla casella
    }
    .short = { "" }
cartagena-note-draws =
    { $count ->
        [0] niente da pescare
        [one] peschi { $count } carta
       *[other] peschi { $count } carte
    }
    .short =
    { $count ->
        [one] +{ $count } carta
       *[other] +{ $count } carte
    }
cartagena-note-draws-known = peschi { $cards }
    .short =
    { $count ->
        [one] +{ $count } carta
       *[other] +{ $count } carte
    }
cartagena-note-leaves =
    { $count ->
        [one] poi { $name } può arretrare { $to-to } per { $count } carta
       *[other] poi { $name } può arretrare { $to-to } per { $count } carte!
    }
    .short = { "" }
cartagena-question-turn =
    { $left ->
        [one] Ancora { $left } azione
        [2] Ancora { $left } azioni
       *[other] Tocca a te: fino a { $left } azioni
    }
