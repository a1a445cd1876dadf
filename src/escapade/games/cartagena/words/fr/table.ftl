# Cartagena à la table : pièces, coups, journal. `the`, `to`, `from`, `at` et `of` : « la case 5 », « jusqu’à », « depuis », « sur », « de ».
cartagena-skull = crâne
    .a = un crâne
    .many = crânes
cartagena-dagger = poignard
    .hyphenated = poi{"\u00AD"}gnard
    .a = un poignard
    .many = poignards
cartagena-key = clé
    .a = une clé
    .many = clés
cartagena-bottle = bouteille
    .hyphenated = bou{"\u00AD"}teille
    .a = une bouteille
    .many = bouteilles
cartagena-hat = chapeau
    .a = un chapeau
    .many = chapeaux
cartagena-pistol = pistolet
    .hyphenated = pisto{"\u00AD"}let
    .a = un pistolet
    .many = pistolets
cartagena-parrot = perroquet
    .hyphenated = perro{"\u00AD"}quet
    .a = un perroquet
    .many = perroquets
cartagena-hook = crochet
    .a = un crochet
    .many = crochets
cartagena-sabre = sabre
    .a = un sabre
    .many = sabres
cartagena-bomb = bombe
    .a = une bombe
    .many = bombes
cartagena-chest = coffre
    .a = un coffre
    .many = coffres
cartagena-grey-card =
    { $symbol ->
        [bombe] bombe grise
       *[other] { $symbol } gris
    }
    .a =
    { $symbol ->
        [bombe] une bombe grise
       *[other] { $symbol-a } gris
    }
    .many =
    { $symbol ->
        [bombe] bombes grises
       *[other] { $symbol-many } gris
    }
cartagena-a-card = une carte
    .a = une carte
cartagena-several = { $count } { $card-many }
cartagena-pair = { $cards } pour { $symbol-a }
cartagena-cell = la cellule
    .short = cellule
    .to = jusqu’à la cellule
    .from = depuis la cellule
    .at = dans la cellule
    .of = de la cellule
cartagena-boat = le bateau
    .short = bateau
    .to = jusqu’au bateau
    .from = depuis le bateau
    .at = dans le bateau
    .of = du bateau
cartagena-hideout = le repaire
    .short = repaire
    .to = jusqu’au repaire
    .from = depuis le repaire
    .at = dans le repaire
    .of = du repaire
cartagena-space = case { $number }
    .short = { $number }
    .the = la case { $number }
    .to = jusqu’à la case { $number }
    .from = depuis la case { $number }
    .at = sur la case { $number }
    .of = de la case { $number }
cartagena-board = Plateau
cartagena-crowd = { $name } : { $count }
cartagena-nobody = personne
cartagena-token = un coffre fermé
cartagena-can-land = Vous pouvez venir ici
cartagena-can-move = Votre pirate peut bouger
cartagena-other-pirate = Pirate ({ $name }) : { $place }
cartagena-piles = Cartes sur la table
cartagena-deck = Pioche : { $count }
cartagena-next = suivante
cartagena-row = Rangée visible, la prochaine carte d’abord : { $cards }
cartagena-discards = Défausse : { $count }
cartagena-hand = Votre main
cartagena-card-label =
    { $count ->
        [one] { $card }
       *[other] { $card } ×{ $count }
    }
cartagena-no-cards = Aucune carte en main.
cartagena-home = évadés : { $home }/{ $all }
cartagena-held =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
cartagena-wait = { $name } réfléchit…
cartagena-click = Carte ou pirate ?
cartagena-click-empty = Pirate ou bouton ?
cartagena-pick-pirate = Quel pirate se déplace ?
cartagena-pick-card = Où aller ? Choisissez une carte, une case marquée ou un bouton.
cartagena-pick-place = Où aller ? Choisissez une case marquée ou un bouton.
cartagena-log-advance = { $name } joue { $card-a } : { $from-short } → { $to-short }.
cartagena-log-moved = { $name } déplace un pirate : { $from-short } → { $to-short }.
cartagena-log-drew =
    { $count ->
        [one] { $name } pioche une carte.
       *[other] { $name } pioche { $count } cartes.
    }
cartagena-log-drew-known = { $name } pioche { $cards-a }.
cartagena-log-picked =
    { $count ->
        [one] { $name } prend une carte de la rangée.
       *[other] { $name } prend { $count } cartes de la rangée.
    }
cartagena-log-picked-known = { $name } prend dans la rangée { $cards-a }.
cartagena-log-laid = { $name } joue { $card-a }.
cartagena-log-took = { $name } prend { $card-a } à { $other }.
cartagena-log-won = { $name } a fait évader tous ses pirates !
cartagena-log-reshuffled = La défausse est mélangée et forme une nouvelle pioche.
cartagena-ways = { $count } coups : voyez les cases marquées.
cartagena-open-hand = Cartes en main
