# Dig Your Way Out à la table : étiquettes du plateau et de ses éléments.
dig-area-search =
    { $count ->
        [one] une Fouille donne { $count } carte
       *[other] une Fouille donne { $count } cartes
    }
dig-area-no-craft = pas de fabrication ici
dig-area-die = dé : { $numbers }
dig-area-no-die = le dé ne mène jamais ici
dig-signs = cigarettes : { $count }
dig-area-craft = vous pouvez fabriquer ici
dig-michel-says = Si votre déplacement finit dans sa zone, vous subissez un racket. À la fin de votre tour, vous pouvez lancer le dé pour son déplacement.
dig-michel-blank = une carte vide
dig-michel-deck = Cartes Michel : { $count }
dig-board = Plan de Blackgate
dig-person = Prisonnier { $number } : { $name }
dig-nobody = personne
dig-you-are-here = Vous êtes ici
dig-can-go = Vous pouvez venir ici
dig-can-send = Vous pouvez envoyer { $names } ici
dig-stack = Pile : { $card }, il en reste { $count }
dig-rolled = Dé : { $number }
dig-piles = Cartes sur la table
dig-deck = Paquet Fouille : { $count }
dig-discards = Défausse : { $count }
dig-tunnels = Les prisonniers et leurs tunnels
dig-team = Équipe { $team }
dig-tunnel-of = Tunnel : { $names }
dig-beatings = Raclées : { $count }
dig-cigarettes = Cigarettes : { $count }
dig-holds = Cartes en main : { $count }
dig-known-card =
    { $count ->
        [one] connue : { $card }
       *[other] connues : { $card } ×{ $count }
    }
dig-revealed = révélé
dig-secret = secret : personne d’autre ne le connaît
dig-seat-note =
    { $cards ->
        [one] tunnel { $points }/{ $goal } · { $cards } carte
       *[other] tunnel { $points }/{ $goal } · { $cards } cartes
    }
dig-duel = Racket
dig-duel-wants = exige : { $tool }
dig-use-dig = Creuser
dig-use-fight = Se battre
dig-use-make = Fabriquer
dig-use-join = Rejoindre
dig-use-play = Jouer
dig-use-sell = Vendre
dig-no-cards = Aucune carte en main.
dig-reach = À votre portée :
dig-reach-ready = { $what } : c’est possible
dig-reach-elsewhere = { $what } : à fabriquer ailleurs
dig-reach-beaten = { $what } : d’abord se soigner
dig-reach-short = { $what } : il manque { $cards-a }
dig-reach-any = { $what } : il manque une carte parmi { $cards }
dig-prompt-left =
    { $count ->
        [one] encore { $count } seconde
       *[other] encore { $count } secondes
    }
dig-prompt-wait = Plus de temps
dig-answer-by = Temps pour répondre. S’il s’écoule, vous passez.
dig-ours-title = ≈ Reconstitué : { $count }
dig-sell-which = Quelle carte vendez-vous en premier ?
dig-click = Choisissez : action, carte, zone ou prisonnier.
dig-left = Actions restantes : { $count }
dig-exchange-gives = { $name } fait un échange avec { $other } : donne { $gives-a }.
dig-exchange-gets = { $name } fait un échange avec { $other } : reçoit { $gets-a }.
dig-exchange-both = { $name } fait un échange avec { $other } : donne { $gives-a } et reçoit { $gets-a }.
dig-some-cards =
    { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
dig-some-cigarettes =
    { $count ->
        [one] une cigarette
       *[other] { $count } cigarettes
    }
