# El problema y la carrera del día en la página de inicio, y las tareas de los problemas.
puzzles = Problemas
daily-puzzle = Problema del día
daily-run = Carrera del día
daily-run-start = Revelar el camino
puzzle-task-win = Gana la partida en este turno.
puzzle-task-boat =
    { $goal ->
        [one] Lleva a { $goal } pirata al barco en este turno.
       *[other] Lleva a { $goal } piratas al barco en este turno.
    }
puzzle-task-tunnel =
    { $goal ->
        [one] Cava { $goal } punto de tu túnel en este turno.
       *[other] Cava { $goal } puntos de tu túnel en este turno.
    }
puzzle-task-run = Juega la carrera correcta para este camino y las cartas que tienes delante.
puzzle-task-shortest = Juega una carrera correcta con el menor número posible de cartas.
