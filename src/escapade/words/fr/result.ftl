# La fin d’une partie : ce que dit le résultat, et à quoi jouer ensuite.
result-turns =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
turning-point = Tournant : { $name }, de { $before } à { $after }
rating-change = Cote { $before } → { $after }
ratings-unchanged = Aucune cote ne change : une partie ne compte que pour les joueurs qui ont activé leur cote et ont joué au moins un coup.
rematch-go = Rejoindre la revanche
same-deal = Rejouer la même donne
stronger-bots = Bots plus forts : { $changes }
