# Por qué un turno es peor que otro.
cartagena-reason-cards =
    { $played ->
        [one] Termina el turno con { $played } carta en vez de { $better }.
       *[other] Termina el turno con { $played } cartas en vez de { $better }.
    }
cartagena-reason-boat =
    { $count ->
        [one] Lleva a la meta un pirata menos.
       *[other] Lleva a la meta { $count } piratas menos.
    }
cartagena-reason-way =
    { $count ->
        [one] Avanza { $count } casilla menos.
       *[other] Avanza { $count } casillas menos.
    }
cartagena-reason-leaves =
    { $count ->
        [one] Deja a { $name } retroceder { $to-to } por 1 carta.
       *[other] Deja a { $name } retroceder { $to-to } por { $count } cartas.
    }
