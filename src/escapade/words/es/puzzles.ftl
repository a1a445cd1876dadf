# Los problemas, el problema del día y la carrera del día.
puzzles-say = Posiciones de partidas entre bots en las que un turno es claramente el mejor. Tus jugadas se comprueban según las reglas; lo que está boca abajo no importa.
puzzles-title = Problemas – { $game }
puzzles-solved = { $count } de { $all } resueltos
puzzle-title = Problema – { $game }
puzzle-number = Problema { $number } de { $count }
puzzle-easy = fácil
puzzle-medium = medio
puzzle-hard = difícil
puzzle-done = resuelto
puzzle-certain = Cuenta solo con lo que es seguro: sin robos afortunados y sin ayuda de otros jugadores.
puzzle-people =
    { $count ->
        [one] { $count } persona lo ha intentado, { $solved } lo resolvió a la primera.
       *[other] { $count } personas lo han intentado, { $solved } lo resolvieron a la primera.
    }
puzzle-reason-win = Así ganas la partida, tengan lo que tengan los demás en la mano.
puzzle-reason-boat =
    { $goal ->
        [one] Así llevas a { $goal } pirata al barco. Se han probado todos los turnos posibles, y más no es seguro.
       *[other] Así llevas a { $goal } piratas al barco. Se han probado todos los turnos posibles, y más no es seguro.
    }
puzzle-reason-tunnel =
    { $goal ->
        [one] Así cavas { $goal } punto. Se han probado todos los turnos posibles, y más no es seguro.
       *[other] Así cavas { $goal } puntos. Se han probado todos los turnos posibles, y más no es seguro.
    }
puzzle-reason-run = Con las cartas que tienes delante, ninguna otra carrera es correcta.
puzzle-reason-shortest =
    { $goal ->
        [one] Ninguna carrera correcta tiene menos de { $goal } carta.
       *[other] Ninguna carrera correcta tiene menos de { $goal } cartas.
    }
puzzle-wrong-win = Después de esta jugada ya no es seguro que ganes en este turno.
puzzle-wrong-boat =
    { $best ->
        [0] Después de esta jugada ningún pirata llega con seguridad al barco en este turno; eran posibles { $goal }.
        [one] Después de esta jugada solo { $best } pirata llega con seguridad al barco en este turno; eran posibles { $goal }.
       *[other] Después de esta jugada solo { $best } piratas llegan con seguridad al barco en este turno; eran posibles { $goal }.
    }
puzzle-wrong-tunnel =
    { $best ->
        [0] Después de esta jugada ningún punto es seguro en este turno; eran posibles { $goal }.
        [one] Después de esta jugada solo { $best } punto es seguro en este turno; eran posibles { $goal }.
       *[other] Después de esta jugada solo { $best } puntos son seguros en este turno; eran posibles { $goal }.
    }
puzzle-wrong-run = La carta { $card } de esta carrera es incorrecta.
puzzle-wrong-shortest = Esta carrera es correcta, pero bastan { $goal } cartas y has jugado { $cards }.
puzzle-hint = Pista
puzzle-hint-move = Empieza así: { $move }
puzzle-hint-run =
    { $count ->
        [one] La carrera tiene { $count } carta: { $card }.
       *[other] La carrera tiene { $count } cartas, y la primera es { $card }.
    }
puzzle-answer-run = Juega { $cards } y después Meta.
puzzle-show = Mostrar la solución
puzzle-again = Intentarlo de nuevo
puzzle-next = Problema siguiente
puzzle-solved = ¡Resuelto!
puzzle-answer = La solución:
no-puzzle = Este problema no existe
no-puzzle-says = Puede que la dirección sea incorrecta o antigua.
daily-run-say = Un camino de Outrun, el mismo para todos hasta medianoche (UTC). El servidor mide tu tiempo, y solo cuenta tu primera carrera.
daily-run-running = El reloj está en marcha.
daily-run-right = Correcta, en { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
daily-run-wrong = Esta carrera era incorrecta. Mañana habrá otro camino.
daily-run-seconds = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
daily-run-missed = incorrecta
daily-run-times = Tiempos de hoy
daily-run-nobody = Hoy aún no ha corrido nadie.
daily-run-you = tú
