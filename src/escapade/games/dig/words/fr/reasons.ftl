# Pourquoi un tour est moins bon qu’un autre.
dig-reason-tunnel =
    { $count ->
        [one] Renonce à creuser { $count } point.
       *[other] Renonce à creuser { $count } points.
    }
dig-reason-tools = Finit le tour avec des outils valant { $played } au lieu de { $better }.
dig-reason-home = N’est pas dans son bloc cellulaire, où les outils pourraient servir à creuser.
dig-reason-danger = Laisse les outils là où un joueur mieux armé peut les prendre.
dig-reason-weapons = Finit le tour avec { $played } au lieu de { $better } armes.
dig-reason-beatings = A { $played } au lieu de { $better } Raclées.
dig-reason-cigarettes = Finit le tour avec { $played } au lieu de { $better } cigarettes.
dig-reason-gang = N’entre dans aucun gang.
dig-reason-hand = Finit le tour avec { $played } au lieu de { $better } cartes.
dig-reason-rival = Laisse à { $name } des outils valant { $played } au lieu de { $better }.
