# I compiti dei problemi.
outrun-puzzle-task-run = Gioca la corsa giusta per questo percorso e per le carte davanti a te.
outrun-puzzle-task-shortest = Gioca una corsa giusta con il minor numero possibile di carte.
outrun-puzzle-reason-run = Con le carte davanti a te nessun’altra corsa è giusta.
outrun-puzzle-reason-shortest =
    { $goal ->
        [one] Nessuna corsa giusta ha meno di { $goal } carta.
       *[other] Nessuna corsa giusta ha meno di { $goal } carte.
    }
outrun-puzzle-wrong-run = La carta { $card } di questa corsa è sbagliata.
outrun-puzzle-wrong-shortest = Questa corsa è giusta, ma bastano { $goal } carte e ne hai giocate { $cards }.
outrun-puzzle-hint =
    { $count ->
        [one] La corsa ha { $count } carta: { $card }.
       *[other] La corsa ha { $count } carte, e la prima è { $card }.
    }
outrun-puzzle-answer = Gioca { $cards }, poi Traguardo.
