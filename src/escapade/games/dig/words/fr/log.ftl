# Dig Your Way Out : le journal.
dig-log-searched =
    { $count ->
        [one] { $name } fouille et pioche une carte.
       *[other] { $name } fouille et pioche { $count } cartes.
    }
dig-log-searched-known = { $name } fouille et pioche { $cards-a }.
dig-log-searched-nothing = { $name } fouille et ne trouve rien.
dig-log-drew =
    { $count ->
        [one] { $name } pioche une carte.
       *[other] { $name } pioche { $count } cartes.
    }
dig-log-drew-known = { $name } pioche { $cards-a }.
dig-several = { $count } × { $card }
dig-log-discarded = { $name } défausse { $cards-a }.
dig-log-crafted-from =
    { $count ->
        [one] { $name } fabrique { $card-a } avec { $parts-a }.
       *[other] { $name } fabrique { $count } × { $card } avec { $parts-a }.
    }
dig-log-crafted =
    { $count ->
        [one] { $name } fabrique { $card-a }.
       *[other] { $name } fabrique { $count } × { $card }.
    }
dig-log-stolen = { $name } vole { $card-a }.
dig-log-bought =
    { $count ->
        [one] { $name } achète { $card-a } pour { $price ->
            [one] une cigarette
           *[other] { $price } cigarettes
        }.
       *[other] { $name } achète { $count } × { $card } pour { $price ->
            [one] une cigarette
           *[other] { $price } cigarettes
        }.
    }
dig-log-fetched = { $name } prend { $card-a } dans la pile.
dig-log-played = { $name } joue { $card-a }.
dig-log-played-at = { $name } joue { $card-a } sur { $other }.
dig-log-played-to = { $name } joue { $card-a } pour aller { $area-to }.
dig-log-claimed = { $name } prend { $card-a }.
dig-log-handedover = { $name } remet { $card-a } à { $other }.
dig-log-gave = { $name } donne { $card-a } à { $other }.
dig-log-took = { $name } prend { $card-a } à { $other }.
dig-log-looked = { $name } regarde les cartes que tient { $other }.
dig-log-gathered = Toutes les mains sont rassemblées, mélangées et redistribuées.
dig-log-reshuffled = La défausse est mélangée et forme un nouveau paquet.
dig-log-earned =
    { $count ->
        [one] { $name } reçoit une cigarette.
       *[other] { $name } reçoit { $count } cigarettes.
    }
dig-log-paid =
    { $count ->
        [one] { $name } paie une cigarette.
       *[other] { $name } paie { $count } cigarettes.
    }
dig-log-toll =
    { $count ->
        [one] { $name } paie une cigarette à { $other }.
       *[other] { $name } paie { $count } cigarettes à { $other }.
    }
dig-log-gave-cigarettes =
    { $count ->
        [one] { $name } donne une cigarette à { $other }.
       *[other] { $name } donne { $count } cigarettes à { $other }.
    }
dig-log-sold = { $name } vend { $cards-a }.
dig-log-sale-paid =
    { $count ->
        [one] { $name } reçoit une cigarette pour la vente.
       *[other] { $name } reçoit { $count } cigarettes pour la vente.
    }
dig-log-sale-share =
    { $count ->
        [one] { $name } empoche une cigarette de la vente.
       *[other] { $name } empoche { $count } cigarettes de la vente.
    }
dig-log-sale-unpaid = { $name } ne reçoit rien pour la vente.
dig-log-rolled = { $name } fait { $number }.
dig-log-rolled-went = { $name } fait { $number } et va { $area-to }.
dig-log-rolled-michel = { $name } lance le dé pour { $michel } et fait { $number }.
dig-log-went = { $name } va { $area-to }.
dig-log-went-cautiously = { $name } fait un déplacement prudent { $area-to }.
dig-log-went-to-solitary = On emmène { $name } { $area-to }.
dig-log-michelwent = { $michel } va { $area-to }.
dig-log-actiongained = { $name } gagne une action supplémentaire.
dig-log-dug =
    { $points ->
        [one] { $name } creuse avec { $card-a } : { $points } point.
       *[other] { $name } creuse avec { $card-a } : { $points } points.
    }
dig-log-won =
    { $names-count ->
        [one] { $names } s’évade : le tunnel est fini !
       *[other] { $names } s’évadent : le tunnel est fini !
    }
dig-log-fightbegan = { $name } rackette { $other } et exige { $card-a }.
dig-log-threatened = { $name } menace avec { $card-a }.
dig-log-laid = { $name } se bat avec { $card-a }.
dig-log-fistsused = { $name } se bat à mains nues.
dig-log-tookback = { $name } reprend { $card-a }.
dig-log-lost = { $name } perd la bagarre contre { $other }.
dig-log-lost-michel = { $name } perd la bagarre contre { $michel }.
dig-log-won-michel = { $name } gagne la bagarre contre { $michel }.
dig-log-michelturned = { $michel } rackette { $other }, révèle un Couteau et exige : { $tools }.
dig-log-michelturned-again = { $michel } révèle un autre Couteau.
dig-log-michelturned-blank = { $michel } révèle une carte vide.
dig-log-michelturned-spared = { $michel } révèle une carte vide et laisse { $name } tranquille.
dig-log-michelreshuffled = Les cartes Michel sont mélangées et forment un nouveau paquet.
dig-log-beaten = { $name } prend une Raclée.
dig-log-shrugged = { $name } ignore la Raclée.
dig-log-healed =
    { $count ->
        [one] { $name } soigne une Raclée.
       *[other] { $name } soigne { $count } Raclées.
    }
dig-log-joining = { $name } veut rejoindre { $gang-the }.
dig-log-joined = { $name } rejoint { $gang-the } ({ $badge } : { $says }).
dig-log-buried = { $name } rend { $badge }.
dig-log-peeked =
    { $count ->
        [one] { $name } regarde une carte Gang { $gang-of }.
       *[other] { $name } regarde { $count } cartes Gang { $gang-of }.
    }
dig-log-revealed = { $name } révèle son Passé : { $background }.
dig-log-revealed-informant = { $name } révèle son Passé : { $background }. La carte Action est annulée.
dig-log-revealed-enforcer = { $name } révèle son Passé : { $background }. La Raclée est annulée.
dig-log-revealed-street-fighter = { $name } révèle son Passé : { $background }. Le racket est terminé.
dig-log-exchanged = { $name } fait un échange avec { $other }.
dig-log-too-many = { $name } a trop de cartes.
