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
puzzle-wrong-win = Después de esta jugada ya no es seguro que ganes en este turno.
puzzle-hint = Pista
puzzle-hint-move = Empieza así: { $move }
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
puzzle-own = Problema propio
puzzles-own = Tus problemas
puzzles-own-say = Hechos en el tablero de análisis. Envía el enlace de un problema a quien quieras para que lo intente.
puzzle-delete = Borrar «{ $name }»
