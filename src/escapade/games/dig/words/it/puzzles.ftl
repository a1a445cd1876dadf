# I compiti dei problemi.
dig-puzzle-task-tunnel =
    { $goal ->
        [one] Ottieni { $goal } punto tunnel in questo turno.
       *[other] Ottieni { $goal } punti tunnel in questo turno.
    }
dig-puzzle-reason-tunnel =
    { $goal ->
        [one] Così scavi { $goal } punto. È stato provato ogni turno possibile: di più non è certo.
       *[other] Così scavi { $goal } punti. È stato provato ogni turno possibile: di più non è certo.
    }
dig-puzzle-wrong-tunnel =
    { $best ->
        [0] Dopo questa mossa nessun punto è certo in questo turno; ne erano possibili { $goal }.
        [one] Dopo questa mossa solo { $best } punto è certo in questo turno; ne erano possibili { $goal }.
       *[other] Dopo questa mossa solo { $best } punti sono certi in questo turno; ne erano possibili { $goal }.
    }
