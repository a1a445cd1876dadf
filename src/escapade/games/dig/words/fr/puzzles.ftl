# Les tâches des problèmes.
dig-puzzle-task-tunnel =
    { $goal ->
        [one] Marquez { $goal } point de tunnel pendant ce tour.
       *[other] Marquez { $goal } points de tunnel pendant ce tour.
    }
dig-puzzle-reason-tunnel =
    { $goal ->
        [one] Cela creuse { $goal } point. Tous les tours possibles ont été essayés : davantage n’est pas certain.
       *[other] Cela creuse { $goal } points. Tous les tours possibles ont été essayés : davantage n’est pas certain.
    }
dig-puzzle-wrong-tunnel =
    { $best ->
        [0] Après ce coup, aucun point n’est certain pendant ce tour ; { $goal } étaient possibles.
        [one] Après ce coup, seul { $best } point est certain pendant ce tour ; { $goal } étaient possibles.
       *[other] Après ce coup, { $best } points seulement sont certains pendant ce tour ; { $goal } étaient possibles.
    }
