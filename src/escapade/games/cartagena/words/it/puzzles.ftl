# I compiti dei problemi.
cartagena-puzzle-task-boat =
    { $goal ->
        [one] Porta { $goal } pirata sulla barca in questo turno.
       *[other] Porta { $goal } pirati sulla barca in questo turno.
    }
cartagena-puzzle-reason-boat =
    { $goal ->
        [one] Così porti { $goal } pirata sulla barca. È stato provato ogni turno possibile: di più non è certo.
       *[other] Così porti { $goal } pirati sulla barca. È stato provato ogni turno possibile: di più non è certo.
    }
cartagena-puzzle-wrong-boat =
    { $best ->
        [0] Dopo questa mossa nessun pirata raggiunge con certezza la barca in questo turno; ne erano possibili { $goal }.
        [one] Dopo questa mossa solo { $best } pirata raggiunge con certezza la barca in questo turno; ne erano possibili { $goal }.
       *[other] Dopo questa mossa solo { $best } pirati raggiungono con certezza la barca in questo turno; ne erano possibili { $goal }.
    }
cartagena-puzzle-task-spaces = Fai avanzare i tuoi pirati di { $goal } caselle in tutto in questo turno.
cartagena-puzzle-reason-spaces = Così i tuoi pirati avanzano di { $goal } caselle. È stato provato ogni turno possibile: di più non è certo.
cartagena-puzzle-wrong-spaces =
    { $best ->
        [0] Dopo questa mossa nessuna casella è certa in questo turno; ne erano possibili { $goal }.
        [one] Dopo questa mossa è certa solo { $best } casella in questo turno; ne erano possibili { $goal }.
       *[other] Dopo questa mossa sono certe solo { $best } caselle in questo turno; ne erano possibili { $goal }.
    }
cartagena-puzzle-task-prevent = Chi gioca dopo di te sta per vincere. Gioca il tuo turno in modo che non possa vincere nel suo.
cartagena-puzzle-reason-prevent = Dopo questo turno chi gioca dopo di te non può vincere, qualunque cosa faccia. È stato provato ogni turno possibile con ogni risposta: nessun altro turno lo garantisce.
cartagena-puzzle-wrong-prevent = Dopo questa mossa non hai più la certezza di impedire la vittoria a chi gioca dopo di te.
