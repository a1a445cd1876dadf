# Les tâches des problèmes.
cartagena-puzzle-task-boat =
    { $goal ->
        [one] Amenez { $goal } pirate dans le bateau pendant ce tour.
       *[other] Amenez { $goal } pirates dans le bateau pendant ce tour.
    }
cartagena-puzzle-reason-boat =
    { $goal ->
        [one] Cela amène { $goal } pirate dans le bateau. Tous les tours possibles ont été essayés : davantage n’est pas certain.
       *[other] Cela amène { $goal } pirates dans le bateau. Tous les tours possibles ont été essayés : davantage n’est pas certain.
    }
cartagena-puzzle-wrong-boat =
    { $best ->
        [0] Après ce coup, aucun pirate n’est sûr d’atteindre le bateau pendant ce tour ; { $goal } étaient possibles.
        [one] Après ce coup, seul { $best } pirate est sûr d’atteindre le bateau pendant ce tour ; { $goal } étaient possibles.
       *[other] Après ce coup, { $best } pirates seulement sont sûrs d’atteindre le bateau pendant ce tour ; { $goal } étaient possibles.
    }
cartagena-puzzle-task-spaces = Avancez vos pirates de { $goal } cases en tout pendant ce tour.
cartagena-puzzle-reason-spaces = Vos pirates avancent ainsi de { $goal } cases. Tous les tours possibles ont été essayés : davantage n’est pas certain.
cartagena-puzzle-wrong-spaces =
    { $best ->
        [0] Après ce coup, aucune case n’est certaine pendant ce tour ; { $goal } étaient possibles.
        [one] Après ce coup, seule { $best } case est certaine pendant ce tour ; { $goal } étaient possibles.
       *[other] Après ce coup, { $best } cases seulement sont certaines pendant ce tour ; { $goal } étaient possibles.
    }
cartagena-puzzle-task-prevent = La personne qui joue après vous est sur le point de gagner. Jouez votre tour de sorte qu’elle ne puisse pas gagner au sien.
cartagena-puzzle-reason-prevent = Après ce tour, la personne suivante ne peut pas gagner, quoi qu’elle joue. Tous les tours possibles et toutes les réponses ont été essayés : aucun autre tour ne le garantit.
cartagena-puzzle-wrong-prevent = Après ce coup, il n’est plus certain que vous puissiez empêcher la personne suivante de gagner.
