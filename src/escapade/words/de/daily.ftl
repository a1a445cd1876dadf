# Das Rätsel und der Lauf des Tages auf der Startseite, und die Aufgaben der Rätsel.
puzzles = Rätsel
daily-puzzle = Rätsel des Tages
daily-run = Lauf des Tages
daily-run-start = Weg aufdecken
puzzle-task-win = Gewinne die Partie in diesem Zug.
