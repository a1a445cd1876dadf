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
cartagena-reason-symbols =
    { $played ->
        [one] Termina el turno con solo { $played } símbolo en la mano en vez de { $better }.
       *[other] Termina el turno con { $played } símbolos distintos en la mano en vez de { $better }.
    }
cartagena-reason-bridge = Deja que { $name } avance hasta { $played } casillas con una carta en vez de { $better }.
