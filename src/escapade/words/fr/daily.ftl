# Le problème et la course du jour sur l’accueil, et les tâches des problèmes.
puzzles = Problèmes
daily-puzzle = Problème du jour
daily-run = Course du jour
daily-run-start = Révéler le chemin
puzzle-task-win = Gagnez la partie pendant ce tour.
