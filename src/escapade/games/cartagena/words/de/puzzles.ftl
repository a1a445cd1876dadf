# Die Aufgaben der Rätsel.
cartagena-puzzle-task-boat =
    { $goal ->
        [one] Bringe in diesem Zug { $goal } Piraten ins Boot.
       *[other] Bringe in diesem Zug { $goal } Piraten ins Boot.
    }
cartagena-puzzle-reason-boat =
    { $goal ->
        [one] Das bringt { $goal } Piraten ins Boot. Jeder mögliche Zug wurde ausprobiert, mehr ist nicht sicher.
       *[other] Das bringt { $goal } Piraten ins Boot. Jeder mögliche Zug wurde ausprobiert, mehr ist nicht sicher.
    }
cartagena-puzzle-wrong-boat =
    { $best ->
        [0] Nach diesem Spielzug erreicht in diesem Zug kein Pirat sicher das Boot; { $goal } waren möglich.
        [one] Nach diesem Spielzug erreicht in diesem Zug nur { $best } Pirat sicher das Boot; { $goal } waren möglich.
       *[other] Nach diesem Spielzug erreichen in diesem Zug nur { $best } Piraten sicher das Boot; { $goal } waren möglich.
    }
cartagena-puzzle-task-spaces = Bringe deine Piraten in diesem Zug zusammen { $goal } Felder vorwärts.
cartagena-puzzle-reason-spaces = So kommen deine Piraten { $goal } Felder vorwärts. Jeder mögliche Zug wurde probiert, und mehr ist nicht sicher.
cartagena-puzzle-wrong-spaces = Nach diesem Spielzug sind in diesem Zug nur { $best } Felder sicher; { $goal } waren möglich.
