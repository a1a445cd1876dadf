# Les problèmes, le problème du jour et la course du jour.
puzzles-say = Des positions tirées de parties entre bots, où un tour est clairement le meilleur. Vos coups sont vérifiés selon les règles ; ce qui est face cachée n’a aucune importance.
puzzles-title = Problèmes – { $game }
puzzles-solved = { $count } sur { $all } résolus
puzzle-title = Problème – { $game }
puzzle-number = Problème { $number } sur { $count }
puzzle-easy = facile
puzzle-medium = moyen
puzzle-hard = difficile
puzzle-done = résolu
puzzle-certain = Ne comptez que sur ce qui est certain : ni pioche heureuse, ni aide des autres joueurs.
puzzle-people =
    { $count ->
        [one] { $count } personne l’a essayé, { $solved } l’a résolu du premier coup.
       *[other] { $count } personnes l’ont essayé, { $solved } l’ont résolu du premier coup.
    }
puzzle-reason-win = Ainsi, vous gagnez la partie, quelles que soient les cartes des autres joueurs.
puzzle-reason-boat =
    { $goal ->
        [one] Cela amène { $goal } pirate dans le bateau. Tous les tours possibles ont été essayés : davantage n’est pas certain.
       *[other] Cela amène { $goal } pirates dans le bateau. Tous les tours possibles ont été essayés : davantage n’est pas certain.
    }
puzzle-reason-tunnel =
    { $goal ->
        [one] Cela creuse { $goal } point. Tous les tours possibles ont été essayés : davantage n’est pas certain.
       *[other] Cela creuse { $goal } points. Tous les tours possibles ont été essayés : davantage n’est pas certain.
    }
puzzle-reason-run = Avec les cartes devant vous, aucune autre course n’est juste.
puzzle-reason-shortest =
    { $goal ->
        [one] Aucune course juste n’a moins de { $goal } carte.
       *[other] Aucune course juste n’a moins de { $goal } cartes.
    }
puzzle-wrong-win = Après ce coup, il n’est plus certain que vous gagniez pendant ce tour.
puzzle-wrong-boat =
    { $best ->
        [0] Après ce coup, aucun pirate n’est sûr d’atteindre le bateau pendant ce tour ; { $goal } étaient possibles.
        [one] Après ce coup, seul { $best } pirate est sûr d’atteindre le bateau pendant ce tour ; { $goal } étaient possibles.
       *[other] Après ce coup, { $best } pirates seulement sont sûrs d’atteindre le bateau pendant ce tour ; { $goal } étaient possibles.
    }
puzzle-wrong-tunnel =
    { $best ->
        [0] Après ce coup, aucun point n’est certain pendant ce tour ; { $goal } étaient possibles.
        [one] Après ce coup, seul { $best } point est certain pendant ce tour ; { $goal } étaient possibles.
       *[other] Après ce coup, { $best } points seulement sont certains pendant ce tour ; { $goal } étaient possibles.
    }
puzzle-wrong-run = La carte { $card } de cette course est fausse.
puzzle-wrong-shortest = Cette course est juste, mais { $goal } cartes suffisent, et vous en avez joué { $cards }.
puzzle-hint = Conseil
puzzle-hint-move = Commencez ainsi : { $move }
puzzle-hint-run =
    { $count ->
        [one] La course a { $count } carte : { $card }.
       *[other] La course a { $count } cartes, et la première est { $card }.
    }
puzzle-answer-run = Jouez { $cards }, puis Arrivée.
puzzle-show = Montrer la solution
puzzle-again = Réessayer
puzzle-next = Problème suivant
puzzle-solved = Résolu !
puzzle-answer = La solution :
no-puzzle = Ce problème n’existe pas
no-puzzle-says = L’adresse est peut-être fausse ou périmée.
daily-run-say = Un chemin d’Outrun, le même pour tout le monde jusqu’à minuit (UTC). Le serveur mesure votre temps, et seule votre première course compte.
daily-run-running = Le chronomètre tourne.
daily-run-right = Juste, en { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
daily-run-wrong = Cette course était fausse. Demain, il y aura un autre chemin.
daily-run-seconds = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
daily-run-missed = faux
daily-run-times = Temps du jour
daily-run-nobody = Personne n’a encore couru aujourd’hui.
daily-run-you = vous
