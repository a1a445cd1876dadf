# El problema y la carrera del día en la página de inicio, y las tareas de los problemas.
puzzles = Problemas
daily-puzzle = Problema del día
daily-run = Carrera del día
daily-run-start = Revelar el camino
puzzle-task-win = Gana la partida en este turno.
