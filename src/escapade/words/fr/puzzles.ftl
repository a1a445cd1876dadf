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
puzzle-wrong-win = Après ce coup, il n’est plus certain que vous gagniez pendant ce tour.
puzzle-hint = Conseil
puzzle-hint-move = Commencez ainsi : { $move }
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
puzzle-own = Problème personnel
puzzles-own = Vos problèmes
puzzles-own-say = Créés sur le plateau d’analyse. Envoyez à qui vous voulez le lien d’un problème à essayer.
puzzle-delete = Supprimer « { $name } »
