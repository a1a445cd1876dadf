# Les tâches des problèmes.
outrun-puzzle-task-run = Jouez la bonne course pour ce chemin et les cartes devant vous.
outrun-puzzle-task-shortest = Jouez une course juste avec le moins de cartes possible.
outrun-puzzle-reason-run = Avec les cartes devant vous, aucune autre course n’est juste.
outrun-puzzle-reason-shortest =
    { $goal ->
        [one] Aucune course juste n’a moins de { $goal } carte.
       *[other] Aucune course juste n’a moins de { $goal } cartes.
    }
outrun-puzzle-wrong-run = La carte { $card } de cette course est fausse.
outrun-puzzle-wrong-shortest = Cette course est juste, mais { $goal } cartes suffisent, et vous en avez joué { $cards }.
outrun-puzzle-hint =
    { $count ->
        [one] La course a { $count } carte : { $card }.
       *[other] La course a { $count } cartes, et la première est { $card }.
    }
outrun-puzzle-answer = Jouez { $cards }, puis Arrivée.
