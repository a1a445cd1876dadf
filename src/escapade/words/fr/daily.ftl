# Le problème et la course du jour sur l’accueil, et les tâches des problèmes.
puzzles = Problèmes
daily-puzzle = Problème du jour
daily-run = Course du jour
daily-run-start = Révéler le chemin
puzzle-task-win = Gagnez la partie pendant ce tour.
puzzle-task-boat =
    { $goal ->
        [one] Amenez { $goal } pirate dans le bateau pendant ce tour.
       *[other] Amenez { $goal } pirates dans le bateau pendant ce tour.
    }
puzzle-task-tunnel =
    { $goal ->
        [one] Creusez { $goal } point de votre tunnel pendant ce tour.
       *[other] Creusez { $goal } points de votre tunnel pendant ce tour.
    }
puzzle-task-run = Jouez la bonne course pour ce chemin et les cartes devant vous.
puzzle-task-shortest = Jouez une course juste avec le moins de cartes possible.
