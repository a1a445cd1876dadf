# La table : partir et revenir, pauses, dernier tour, résultat.
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
no-table-says = Le lien est peut-être incomplet, ou la partie se trouve sur un autre serveur. Redemandez le lien, ou créez votre propre partie.
log-earlier = Plus ancien
replay = Revoir la partie
share = Partager
status-you-won = Vous avez gagné !
hint = Conseil
hint-thinking = Réflexion…
player-number = Joueur { $number }
move-by-text = { $text }
opens-more = { $name }…
field-by-name = { $name }
your-move = À vous de jouer
last-turn = Dernier tour
last-turn-again = Revoir ce tour
what-happened = Que vient-il de se passer ?
what-happened-step = Étape { $number } sur { $count }
what-happened-next = Étape suivante
what-happened-first = Depuis le début
what-happened-racing = Pas pendant une course. Redemandez quand elle sera finie.
robbed = On vous a volé : { $cards }.
robbed-count =
    { $count ->
        [one] On vous a volé { $count } carte.
       *[other] On vous a volé { $count } cartes.
    }
resign-sure = Abandonner ? La partie compte comme perdue pour vous.
time-short = Votre temps est bientôt écoulé.
result = Résultat
your-actions = Vos actions
your-hand = Votre main
you-watch = Vous regardez cette partie.
