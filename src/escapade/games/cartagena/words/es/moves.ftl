# Jugadas de todas las variantes: títulos, acciones, sus efectos y preguntas. `short` va debajo de un título.
cartagena-group-retreat = retroceder
cartagena-group-stop = terminar turno
cartagena-group-draw = robar
cartagena-action-advance = { $paid }: { $to-to }
    .short = → { $to-short }
    .full = { $paid }: { $to-to } ({ $from-from })
cartagena-action-retreat = Retroceder { $to-to }, +{ $count }
    .short = → { $to-short }
    .full = Retroceder { $to-to }, +{ $count } ({ $from-from })
cartagena-action-stop = Terminar turno
cartagena-action-draw = Robar una carta
    .short = { "" }
cartagena-note-crowded =
    { $count ->
        [3] llena: hay 3 piratas
        [one] hay { $count } pirata
       *[other] hay { $count } piratas
    }
    .short = { "" }
cartagena-note-draws =
    { $count ->
        [0] nada que robar
        [one] robas 1 carta
       *[other] robas { $count } cartas
    }
    .short =
    { $count ->
        [one] +{ $count } carta
       *[other] +{ $count } cartas
    }
cartagena-note-draws-known = robas { $cards }
    .short =
    { $count ->
        [one] +{ $count } carta
       *[other] +{ $count } cartas
    }
cartagena-note-leaves =
    { $count ->
        [one] luego { $name } puede retroceder { $to-to } por 1 carta
       *[other] ¡luego { $name } puede retroceder { $to-to } por { $count } cartas!
    }
    .short = { "" }
cartagena-question-turn =
    { $left ->
        [one] Queda { $left } acción
        [2] Quedan { $left } acciones
       *[other] Te toca: hasta { $left } acciones
    }
