# Pourquoi une décision est moins bonne qu’une autre.
outrun-reason-rooms =
    { $count ->
        [one] Avance de { $count } salle de moins.
       *[other] Avance de { $count } salles de moins.
    }
outrun-reason-front = Les cartes posées compliquent sa propre course.
outrun-reason-hand =
    { $played ->
        [one] Garde { $played } carte au lieu de { $better }.
       *[other] Garde { $played } cartes au lieu de { $better }.
    }
outrun-reason-ill = L’infection continue.
outrun-reason-rival = Laisse à { $name } une course plus facile.
