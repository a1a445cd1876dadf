# Por qué un turno es peor que otro.
dig-reason-tunnel =
    { $count ->
        [one] Renuncia a cavar { $count } punto.
       *[other] Renuncia a cavar { $count } puntos.
    }
dig-reason-tools = Termina el turno con herramientas que valen { $played } en vez de { $better }.
dig-reason-home = No está en su bloque de celdas, donde podría cavar con las herramientas.
dig-reason-danger = Deja las herramientas donde alguien mejor armado puede quitárselas.
dig-reason-weapons =
    { $played ->
        [one] Termina el turno con { $played } arma en vez de { $better }.
       *[other] Termina el turno con { $played } armas en vez de { $better }.
    }
dig-reason-beatings =
    { $played ->
        [one] Tiene { $played } Paliza en vez de { $better }.
       *[other] Tiene { $played } Palizas en vez de { $better }.
    }
dig-reason-cigarettes =
    { $played ->
        [one] Termina el turno con { $played } cigarrillo en vez de { $better }.
       *[other] Termina el turno con { $played } cigarrillos en vez de { $better }.
    }
dig-reason-gang = No entra en ninguna banda.
dig-reason-hand =
    { $played ->
        [one] Termina el turno con { $played } carta en vez de { $better }.
       *[other] Termina el turno con { $played } cartas en vez de { $better }.
    }
dig-reason-rival = Deja a { $name } herramientas que valen { $played } en vez de { $better }.
dig-reason-materials = Termina el turno con menos materiales para fabricar.
dig-reason-area = Lleva { $played-to } en vez de { $better-to }.
