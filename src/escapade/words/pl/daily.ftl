# Zagadka i bieg dnia na stronie głównej oraz zadania zagadek.
puzzles = Zagadki
daily-puzzle = Zagadka dnia
daily-run = Bieg dnia
daily-run-start = Odkryj ścieżkę
puzzle-task-win = Wygraj grę w tej turze.
puzzle-task-boat =
    { $goal ->
        [one] Wprowadź w tej turze { $goal } pirata do łodzi.
        [few] Wprowadź w tej turze { $goal } piratów do łodzi.
        [many] Wprowadź w tej turze { $goal } piratów do łodzi.
       *[other] Wprowadź w tej turze { $goal } pirata do łodzi.
    }
puzzle-task-tunnel =
    { $goal ->
        [one] Wykop w tej turze { $goal } punkt tunelu.
        [few] Wykop w tej turze { $goal } punkty tunelu.
        [many] Wykop w tej turze { $goal } punktów tunelu.
       *[other] Wykop w tej turze { $goal } punktu tunelu.
    }
puzzle-task-run = Zagraj poprawny bieg dla tej ścieżki i kart, które leżą przed tobą.
puzzle-task-shortest = Zagraj poprawny bieg, używając jak najmniej kart.
