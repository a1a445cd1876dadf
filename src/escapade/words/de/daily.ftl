# Das Rätsel und der Lauf des Tages auf der Startseite, und die Aufgaben der Rätsel.
puzzles = Rätsel
daily-puzzle = Rätsel des Tages
daily-run = Lauf des Tages
daily-run-start = Weg aufdecken
puzzle-task-win = Gewinne die Partie in diesem Zug.
puzzle-task-boat =
    { $goal ->
        [one] Bringe in diesem Zug { $goal } Piraten ins Boot.
       *[other] Bringe in diesem Zug { $goal } Piraten ins Boot.
    }
puzzle-task-tunnel =
    { $goal ->
        [one] Grabe in diesem Zug { $goal } Punkt für deinen Tunnel.
       *[other] Grabe in diesem Zug { $goal } Punkte für deinen Tunnel.
    }
puzzle-task-run = Spiele den richtigen Lauf für diesen Weg und die Karten vor dir.
puzzle-task-shortest = Spiele einen richtigen Lauf mit möglichst wenigen Karten.
