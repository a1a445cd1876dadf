# Por qué una decisión es peor que otra.
outrun-reason-rooms =
    { $count ->
        [one] Avanza { $count } sala menos.
       *[other] Avanza { $count } salas menos.
    }
outrun-reason-front = Las cartas que tiene delante dificultan su propia carrera.
outrun-reason-hand =
    { $played ->
        [one] Conserva { $played } carta en vez de { $better }.
       *[other] Conserva { $played } cartas en vez de { $better }.
    }
outrun-reason-ill = La infección continúa.
outrun-reason-rival = Deja a { $name } una carrera más fácil.
