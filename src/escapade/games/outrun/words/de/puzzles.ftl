# Die Aufgaben der Rätsel.
outrun-puzzle-task-run = Spiele den richtigen Lauf für diesen Weg und die Karten vor dir.
outrun-puzzle-task-shortest = Spiele einen richtigen Lauf mit möglichst wenigen Karten.
outrun-puzzle-reason-run = Mit den Karten vor dir ist kein anderer Lauf richtig.
outrun-puzzle-reason-shortest =
    { $goal ->
        [one] Kein richtiger Lauf hat weniger als { $goal } Karte.
       *[other] Kein richtiger Lauf hat weniger als { $goal } Karten.
    }
outrun-puzzle-wrong-run = Karte { $card } dieses Laufs ist falsch.
outrun-puzzle-wrong-shortest = Dieser Lauf ist richtig, aber { $goal } Karten genügen, und du hast { $cards } gespielt.
outrun-puzzle-hint =
    { $count ->
        [one] Der Lauf hat { $count } Karte: { $card }.
       *[other] Der Lauf hat { $count } Karten, die erste ist { $card }.
    }
outrun-puzzle-answer = Spiele { $cards }, dann Ziel.
