# Rätsel, das Rätsel des Tages und der Lauf des Tages.
puzzles-say = Stellungen aus Partien von Bots, in denen ein Zug eindeutig der beste ist. Deine Spielzüge werden nach den Regeln geprüft; was verdeckt liegt, spielt keine Rolle.
puzzles-title = Rätsel – { $game }
puzzles-solved = { $count } von { $all } gelöst
puzzle-title = Rätsel – { $game }
puzzle-number = Rätsel { $number } von { $count }
puzzle-easy = leicht
puzzle-medium = mittel
puzzle-hard = schwer
puzzle-done = gelöst
puzzle-certain = Verlass dich nur auf das, was sicher ist: kein Glück beim Ziehen, keine Hilfe von anderen.
puzzle-people =
    { $count ->
        [one] { $count } Person hat es versucht, { $solved } hat es auf Anhieb gelöst.
       *[other] { $count } Personen haben es versucht, { $solved } haben es auf Anhieb gelöst.
    }
puzzle-reason-win = Damit gewinnst du die Partie, was auch immer die anderen auf der Hand haben.
puzzle-wrong-win = Nach diesem Spielzug ist nicht mehr sicher, dass du in diesem Zug gewinnst.
puzzle-hint = Tipp
puzzle-hint-move = Beginne so: { $move }
puzzle-show = Lösung zeigen
puzzle-again = Noch einmal
puzzle-next = Nächstes Rätsel
puzzle-solved = Gelöst!
puzzle-answer = Die Lösung:
no-puzzle = Dieses Rätsel gibt es nicht
no-puzzle-says = Die Adresse ist vielleicht falsch oder veraltet.
daily-run-say = Ein Weg von Outrun, bis Mitternacht (UTC) derselbe für alle. Der Server misst deine Zeit, und nur dein erster Lauf zählt.
daily-run-running = Die Uhr läuft.
daily-run-right = Richtig, in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
daily-run-wrong = Dieser Lauf war falsch. Morgen gibt es einen neuen Weg.
daily-run-seconds = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
daily-run-missed = falsch
daily-run-times = Zeiten von heute
daily-run-nobody = Heute ist noch niemand gelaufen.
daily-run-you = du
puzzle-own = Eigenes Rätsel
puzzles-own = Deine Rätsel
puzzles-own-say = Auf dem Analysebrett erstellt. Schick anderen den Link zu einem Rätsel, damit sie sich daran versuchen können.
puzzle-delete = „{ $name }“ löschen
