# Zagadka i bieg dnia na stronie głównej oraz zadania zagadek.
puzzles = Zagadki
daily-puzzle = Zagadka dnia
daily-run = Bieg dnia
daily-run-start = Odkryj ścieżkę
puzzle-task-win = Wygraj grę w tej turze.
