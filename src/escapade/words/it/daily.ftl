# Il problema e la corsa del giorno nella pagina iniziale, e i compiti dei problemi.
puzzles = Problemi
daily-puzzle = Problema del giorno
daily-run = Corsa del giorno
daily-run-start = Rivela il percorso
puzzle-task-win = Vinci la partita in questo turno.
puzzle-task-boat =
    { $goal ->
        [one] Porta { $goal } pirata sulla barca in questo turno.
       *[other] Porta { $goal } pirati sulla barca in questo turno.
    }
puzzle-task-tunnel =
    { $goal ->
        [one] Scava { $goal } punto del tuo tunnel in questo turno.
       *[other] Scava { $goal } punti del tuo tunnel in questo turno.
    }
puzzle-task-run = Gioca la corsa giusta per questo percorso e per le carte davanti a te.
puzzle-task-shortest = Gioca una corsa giusta con meno carte possibile.
