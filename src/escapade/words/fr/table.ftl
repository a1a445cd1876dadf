# Partir et revenir, pauses, parties à revoir.
leave = Partir
leave-says = Un bot joue pour vous jusqu’à votre retour. Vous gardez votre place.
leave-alone-says = Personne ne vous attend. La partie reste telle quelle jusqu’à votre retour.
leave-to-bot = Laisser jouer un bot
leave-alone = Partir pour l’instant
stay = Rester
held-says = Un bot joue à votre place.
held-back = Reprendre la partie
come-back = Revenir
pause = Demander une pause
pause-end = Finir la pause
hold = Si quelqu’un se déconnecte
hold-0 = attendre
hold-60 = un bot joue après 1 minute
hold-300 = un bot joue après 5 minutes
hold-after = un bot joue après { $seconds } s
no-table-says = Le lien est peut-être incomplet, ou la partie se trouve sur un autre serveur. Redemandez le lien, ou créez votre propre partie.
log-earlier = Plus ancien
replay = Revoir la partie
replay-title = Revoir la partie : { $game }
replay-where = { $step } / { $steps }
replay-steps = Étapes de la partie
replay-step = Étape
replay-first = Aller au début
replay-back = Étape précédente
replay-forward = Étape suivante
replay-last = Aller à la fin
replay-run = Lecture
analyse-step = Analyser d’ici
replay-stop = Pause
replay-none = Aucune partie à revoir ici
replay-to-table = Retour à la table
replay-hint = Flèches : étape précédente et suivante. Touches Début et Fin : première et dernière étape. Espace : lecture ou pause.
share = Partager
status-you-won = Vous avez gagné !
invite-alone = Ce lien ne marche que sur cet ordinateur. Pour inviter d’autres appareils, lancez le serveur pour votre réseau.
hint = Conseil
hint-thinking = Réflexion…
player-number = joueur { $number }
move-by-text = { $text }
field-by-name = { $name }
your-move = À vous de jouer
last-turn = Dernier tour
last-turn-again = Revoir ce tour
what-happened = Que s’est-il passé ?
what-happened-step = Étape { $number } sur { $count }
what-happened-next = Étape suivante
what-happened-first = Depuis le début
robbed = On vous a volé : { $cards }.
robbed-count =
    { $count ->
        [one] On vous a volé { $count } carte.
       *[other] On vous a volé { $count } cartes.
    }
resign-sure = Abandonner ? La partie compte comme perdue pour vous.
time-short = Votre temps est bientôt écoulé.
result = Résultat
result-turns =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
turning-point = Tournant : { $name }, de { $before } à { $after }
rating-change = Cote { $before } → { $after }
ratings-unchanged = Aucune cote ne change : une partie ne compte que pour les joueurs qui ont activé leur cote et ont joué au moins un coup.
same-deal = Rejouer la même donne
next-level = Niveau suivant : { $bots }
your-actions = Vos actions
your-hand = Votre main
you-watch = Vous regardez cette partie.
keys-title = Clavier
table-keys = « ? » montre les règles et ces touches, « h » donne un conseil, « u » annule le coup, Échap annule. Entrée joue le seul coup qui reste.
