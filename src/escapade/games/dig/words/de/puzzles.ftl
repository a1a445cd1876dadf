# Die Aufgaben der Rätsel.
dig-puzzle-task-tunnel =
    { $goal ->
        [one] Erziele in diesem Zug { $goal } Tunnelpunkt.
       *[other] Erziele in diesem Zug { $goal } Tunnelpunkte.
    }
dig-puzzle-reason-tunnel =
    { $goal ->
        [one] Damit gräbst du { $goal } Punkt. Jeder mögliche Zug wurde ausprobiert, mehr ist nicht sicher.
       *[other] Damit gräbst du { $goal } Punkte. Jeder mögliche Zug wurde ausprobiert, mehr ist nicht sicher.
    }
dig-puzzle-wrong-tunnel =
    { $best ->
        [0] Nach diesem Spielzug ist in diesem Zug kein Punkt sicher; { $goal } waren möglich.
        [one] Nach diesem Spielzug ist in diesem Zug nur { $best } Punkt sicher; { $goal } waren möglich.
       *[other] Nach diesem Spielzug sind in diesem Zug nur { $best } Punkte sicher; { $goal } waren möglich.
    }
