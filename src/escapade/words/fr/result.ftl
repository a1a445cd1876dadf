# The end of a game: what its result says, and what to play next.
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
