# Dig Your Way Out : titres, actions, réponses, leurs effets, questions.
dig-group-search = Fouiller
dig-group-go = Se déplacer
dig-group-cautious = Déplacement prudent
dig-group-dig = Creuser
dig-group-here = Ici
dig-group-craft = Fabriquer
dig-group-buy = Acheter
dig-group-sell = Vendre
dig-group-join = Rejoindre un gang
dig-group-play = Carte Action
dig-group-extort = Racketter
dig-group-con = Escroc
dig-group-people = Joueurs
dig-group-background = Passé
dig-group-end = Finir le tour
dig-group-michel = Michel(le)
dig-action-search =
    { $count ->
        [0] Fouiller : rien à trouver
        [one] Fouiller : piocher { $count } carte
       *[other] Fouiller : piocher { $count } cartes
    }
dig-action-burgle = Cambrioleur : fouiller et piocher { $count } cartes
dig-action-roll = Lancer le dé et se déplacer
dig-action-cautious = Déplacement prudent { $area-to }
dig-action-drive = Chauffeur : aller { $area-to }
dig-action-follow = Suivre { $other } { $area-to }
dig-action-escape = Roi de l’évasion : aller { $area-to }
dig-action-dig = Creuser avec { $card-a } : +{ $points }
dig-action-mine = Mineur : creuser avec { $card-a } : +{ $points }
dig-action-heal = Soigner une Raclée
dig-action-steal-spoon = Voler une Cuillère
dig-action-craft =
    { $count ->
        [one] Fabriquer { $card-a } avec { $parts-a }
       *[other] Fabriquer { $count } × { $card } avec { $parts-a }
    }
    .brief =
        { $count ->
            [one] Fabriquer { $card-a }
           *[other] Fabriquer { $count } × { $card }
        }
dig-action-craft-keeping =
    { $count ->
        [one] Fabriquer { $card-a }, garder { $kept-a }
       *[other] Fabriquer { $count } × { $card }, garder { $kept-a }
    }
dig-action-tinker =
    { $count ->
        [one] Bricoleur : fabriquer { $card-a } sans { $missing }
       *[other] Bricoleur : fabriquer { $count } × { $card } sans { $missing }
    }
dig-action-tinker-keeping =
    { $count ->
        [one] Bricoleur : fabriquer { $card-a } sans { $missing }, garder { $kept-a }
       *[other] Bricoleur : fabriquer { $count } × { $card } sans { $missing }, garder { $kept-a }
    }
dig-action-buy =
    { $count ->
        [one] Acheter { $card-a } pour { $price }
       *[other] Acheter { $count } × { $card } pour { $price }
    }
dig-action-fence =
    { $count ->
        [one] Receleur : acheter { $card-a } pour { $price }
       *[other] Receleur : acheter { $count } × { $card } pour { $price }
    }
dig-action-sell = Vendre { $card-a } : +{ $count }
dig-action-join =
    { $count ->
        [one] Rejoindre { $gang-the } pour { $count } accessoire
       *[other] Rejoindre { $gang-the } pour { $count } accessoires
    }
dig-action-join-as-godparent =
    { $count ->
        [0] Parrain : rejoindre { $gang-the } gratuitement
        [one] Parrain : rejoindre { $gang-the } pour { $count } accessoire
       *[other] Parrain : rejoindre { $gang-the } pour { $count } accessoires
    }
dig-action-play = Jouer { $card-a }
dig-action-play-on = Jouer { $card-a } sur { $other }
dig-action-play-own = Sur vous-même : jouer { $card-a }
dig-action-play-to = Jouer { $card-a } : aller { $area-to }
dig-action-extort = Racketter { $other } : { $tool-a }, avec { $weapon-a }
dig-action-con = Demander { $card-a } à { $other }
dig-action-exchange = Faire un échange avec { $other }
dig-action-look = Regarder les cartes que tient { $other }
dig-action-cut-purse = Coupeur de bourses : prendre une carte au hasard à { $other }
dig-action-cut-purse-choose = Coupeur de bourses : prendre une carte au choix à { $other }
dig-action-burn = Pyromane : tous les autres ici défaussent une carte au hasard
dig-action-counterfeit = Faux-monnayeur : prendre { $count } cigarettes
dig-action-smuggle = Contrebandier : prendre { $count } cigarettes
dig-action-smuggle-gang = Contrebandier : prendre { $count } cigarettes et un Couteau
dig-action-campaign = Prisonnier politique : soigner toutes vos Raclées, piocher une carte
dig-action-campaign-gang = Prisonnier politique : soigner toutes vos Raclées, piocher une carte, prendre une Cuillère
dig-action-send-michel = Finir le tour et lancer le dé pour { $michel }
dig-action-stop = Finir le tour
dig-answer-pass = Passer
dig-answer-reveal = Révéler { $background }
dig-answer-go = Aller { $area-to }
dig-answer-reroll = Relancer le dé
dig-answer-discard = Défausser { $card-a }
dig-answer-keep = Garder { $badge }
dig-answer-fight = Se battre avec { $card-a }
dig-answer-sharp = Surineur : se battre avec { $card-a }
dig-answer-fists = Se battre à mains nues
dig-answer-give-in = Remettre { $card-a }
dig-answer-no-fight = Ne pas se battre
dig-answer-no-help = Ne pas aider
dig-answer-take = Prendre { $card-a }
dig-answer-take-back = Reprendre { $card-a }
dig-answer-sell = Vendre { $card-a } : +{ $count }
dig-answer-end-sale = Finir la vente : +{ $count }
dig-answer-sift = Défausser { $card-a }, piocher une carte
dig-answer-keep-all = Garder toutes les cartes
dig-answer-give = Donner { $card-a }
dig-answer-give-cigarette = Donner une cigarette
dig-answer-end-exchange = Terminé
dig-answer-ask = Demander à { $other }
dig-answer-draw = Piocher une carte
dig-answer-send-michel = Envoyer { $michel } { $area-to }
dig-note-cost =
    { $count ->
        [0] ne coûte pas d’action
        [one] coûte { $count } action
       *[other] coûte { $count } actions
    }
dig-note-tunnel = tunnel : { $points } sur { $goal }
dig-note-wins = gagne la partie
dig-note-discard =
    { $count ->
        [one] vous devez défausser { $count } carte
       *[other] vous devez défausser { $count } cartes
    }
dig-note-sell-more = vous pourrez ensuite vendre d’autres cartes
dig-note-toll =
    { $count ->
        [one] { $other } reçoit d’abord { $count } cigarette de votre part
       *[other] { $other } reçoit d’abord { $count } cigarettes de votre part
    }
dig-note-dues = vous défaussez { $cards-a }
dig-note-gives-up = vous rendez { $badge }
dig-note-michel = { $michel } s’y trouve et vous rackettera
dig-note-michel-comes = vous y êtes et subirez un racket
dig-note-lose-fight = vous perdez la bagarre : une Raclée, et une carte en moins
dig-note-free-dig = vous pouvez y creuser aussitôt, gratuitement
dig-note-extra-action = donne une action supplémentaire
dig-note-two-cards = choisissez entre deux cartes Gang
dig-question-turn =
    { $left ->
        [0] Plus d’action. Finissez votre tour.
        [one] À vous : encore { $left } action.
       *[other] À vous : encore { $left } actions.
    }
dig-question-turn-background = Plus d’action. Finissez votre tour ou utilisez votre Passé.
dig-question-waits = { $name } réfléchit…
dig-question-discard-down = Vous avez trop de cartes : défaussez-en { $count }.
dig-question-way = Vous avez fait { $roll }. Où allez-vous ?
dig-question-riot = Émeute ! Vous avez fait { $roll }. Où courez-vous ?
dig-question-michel-way = Vous avez fait { $roll } pour { $michel }. Vers quelle zone ?
dig-question-dues =
    { $count ->
        [one] { $gang } : défaussez encore { $count } accessoire.
       *[other] { $gang } : défaussez encore { $count } accessoires différents.
    }
dig-question-keep = { $gang } : laquelle des deux cartes gardez-vous ?
dig-question-extorted = { $name } exige { $tool-a }. Céder ou se battre ?
dig-question-extorted-without-tool = { $name } exige { $tool-a }. Vous n’avez pas cette carte. Vous battez-vous ?
dig-question-extorted-without-weapon = { $name } exige { $tool-a }. Vous n’avez pas d’Arme. Céder ?
dig-question-extorted-unarmed = { $name } exige { $tool-a }. Vous n’avez ni cette carte ni Arme.
dig-question-fight =
    { $count ->
        [one] Continuer avec une Arme, ou perdre la bagarre ?
       *[other] Continuer avec { $count } Armes, ou perdre la bagarre ?
    }
dig-question-fight-unarmed = Vous n’avez pas d’Arme pour continuer.
dig-question-help = Jouez-vous une Arme pour { $other } ?
dig-question-take-back = Vous avez gagné. Quelle Arme reprenez-vous ?
dig-question-sell =
    { $count ->
        [one] { $count } cigarette pour l’instant. Vendre une autre carte ?
       *[other] { $count } cigarettes pour l’instant. Vendre une autre carte ?
    }
dig-question-sift = Défausser une carte et en piocher une autre ?
dig-question-give = Que donnez-vous à { $other } ? Choisissez les cartes une par une.
dig-question-informant = { $shown } Avez-vous le Passé Indicateur ?
dig-question-embezzler = { $name } vend. Avez-vous le Passé Fraudeur ?
dig-question-enforcer = Vous avez perdu la bagarre. Avez-vous le Passé Homme de main ?
dig-question-con-again = Demander { $card-a } à un deuxième joueur ?
dig-question-loot = Cartes tenues par { $other } : laquelle prenez-vous ?
dig-question-free-dig = Vous voilà dans votre bloc. Creuser aussitôt ?
dig-question-tinker-again = Bricoleur : fabriquer encore avec un matériau en moins ?
dig-question-michel = { $michel } montre un Couteau et exige : { $tools }. En défausser un, ou se battre ?
dig-question-michel-without-tool = { $michel } montre un Couteau et exige : { $tools }. Vous n’avez pas cet outil. Vous battez-vous ?
dig-question-michel-without-weapon = { $michel } montre un Couteau et exige : { $tools }. Vous n’avez pas d’Arme. En défausser un ?
dig-question-michel-unarmed = { $michel } montre un Couteau et exige : { $tools }. Vous n’avez ni cet outil ni Arme.
dig-question-michel-again = { $michel } montre un autre Couteau. Continuer avec une Arme, ou perdre la bagarre ?
dig-question-michel-again-unarmed = { $michel } montre un autre Couteau. Vous n’avez plus d’Arme.
dig-question-michel-prize = Vous avez battu { $michel }. Piocher une carte ?
dig-question-lose-tool = { $michel } prend un outil. Lequel défaussez-vous ?
