# El final de una partida: qué dice el resultado y qué jugar después.
result-turns =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turnos
    }
turning-point = Momento decisivo: { $name }, de { $before } a { $after }
rating-change = Puntuación { $before } → { $after }
ratings-unchanged = No cambia ninguna puntuación: una partida solo cuenta para quienes tienen activada la puntuación y han jugado al menos una vez.
rematch-go = Ir a la revancha
same-deal = Mismo reparto otra vez
stronger-bots = Bots más fuertes: { $changes }
