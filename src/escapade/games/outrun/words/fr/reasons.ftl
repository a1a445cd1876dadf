# Pourquoi une décision est moins bonne qu’une autre.
outrun-reason-rooms =
    { $count ->
        [one] Avance de { $count } salle de moins.
       *[other] Avance de { $count } salles de moins.
    }
outrun-reason-front = Les cartes posées compliquent sa propre course.
outrun-reason-hand = Garde { $played } au lieu de { $better } cartes.
outrun-reason-ill = Reste sous infection.
outrun-reason-rival = Laisse à { $name } une course plus facile.
