# Pourquoi un tour est moins bon qu’un autre.
dig-reason-tunnel =
    { $count ->
        [one] Renonce à creuser { $count } point.
       *[other] Renonce à creuser { $count } points.
    }
dig-reason-tools = Finit le tour avec des outils valant { $played } au lieu de { $better }.
dig-reason-home = N’est pas dans son bloc cellulaire, où les outils pourraient servir à creuser.
dig-reason-danger = Laisse les outils là où quelqu’un de mieux armé peut les prendre.
dig-reason-weapons =
    { $played ->
        [one] Finit le tour avec { $played } arme au lieu de { $better }.
       *[other] Finit le tour avec { $played } armes au lieu de { $better }.
    }
dig-reason-beatings =
    { $played ->
        [one] A { $played } Raclée au lieu de { $better }.
       *[other] A { $played } Raclées au lieu de { $better }.
    }
dig-reason-cigarettes =
    { $played ->
        [one] Finit le tour avec { $played } cigarette au lieu de { $better }.
       *[other] Finit le tour avec { $played } cigarettes au lieu de { $better }.
    }
dig-reason-gang = N’entre dans aucun gang.
dig-reason-hand =
    { $played ->
        [one] Finit le tour avec { $played } carte au lieu de { $better }.
       *[other] Finit le tour avec { $played } cartes au lieu de { $better }.
    }
dig-reason-rival = Laisse à { $name } des outils valant { $played } au lieu de { $better }.
dig-reason-materials = Finit le tour avec moins de matériaux pour fabriquer.
dig-reason-area = Mène { $played-to } plutôt qu’{ $better-to }.
