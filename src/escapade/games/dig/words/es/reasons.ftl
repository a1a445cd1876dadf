# Por qué un turno es peor que otro.
dig-reason-tunnel =
    { $count ->
        [one] Renuncia a cavar { $count } punto.
       *[other] Renuncia a cavar { $count } puntos.
    }
dig-reason-tools = Termina el turno con herramientas que valen { $played } en vez de { $better }.
dig-reason-home = No está en su bloque de celdas, donde podría cavar con las herramientas.
dig-reason-danger = Deja las herramientas donde un jugador mejor armado puede quitárselas.
dig-reason-weapons = Termina el turno con { $played } armas en vez de { $better }.
dig-reason-beatings = Tiene { $played } Palizas en vez de { $better }.
dig-reason-cigarettes = Termina el turno con { $played } cigarrillos en vez de { $better }.
dig-reason-gang = No entra en ninguna banda.
dig-reason-hand = Termina el turno con { $played } cartas en vez de { $better }.
dig-reason-rival = Deja a { $name } herramientas que valen { $played } en vez de { $better }.
