# Il problema e la corsa del giorno nella pagina iniziale, e i compiti dei problemi.
puzzles = Problemi
daily-puzzle = Problema del giorno
daily-run = Corsa del giorno
daily-run-start = Rivela il percorso
puzzle-task-win = Vinci la partita in questo turno.
