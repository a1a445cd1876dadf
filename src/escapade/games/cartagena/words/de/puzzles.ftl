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
cartagena-puzzle-task-spaces = Rücke mit deinen Piraten in diesem Zug insgesamt { $goal } Felder vor.
cartagena-puzzle-reason-spaces = So rücken deine Piraten { $goal } Felder vor. Jeder mögliche Zug wurde ausprobiert, mehr ist nicht sicher.
cartagena-puzzle-wrong-spaces =
    { $best ->
        [0] Nach diesem Spielzug ist in diesem Zug kein Feld sicher; { $goal } waren möglich.
        [one] Nach diesem Spielzug ist in diesem Zug nur { $best } Feld sicher; { $goal } waren möglich.
       *[other] Nach diesem Spielzug sind in diesem Zug nur { $best } Felder sicher; { $goal } waren möglich.
    }
cartagena-puzzle-task-prevent = Wer nach dir dran ist, steht kurz vor dem Sieg. Spiele deinen Zug so, dass diese Person in ihrem nächsten nicht gewinnen kann.
cartagena-puzzle-reason-prevent = Nach diesem Zug kann die nächste Person nicht gewinnen, was auch immer sie spielt. Jeder mögliche Zug und jede Antwort darauf wurden ausprobiert: Kein anderer stellt das sicher.
cartagena-puzzle-wrong-prevent = Nach diesem Spielzug kannst du den Sieg der nächsten Person nicht mehr sicher verhindern.
