# Ruses de pirates : objets, paires de sabres, coffres.
cartagena-refusal-no-pairs = Deux sabres ne valent une autre carte qu’avec Ruses de pirates
cartagena-refusal-no-objects = Les cartes n’ont d’effet spécial qu’avec Ruses de pirates
cartagena-refusal-pistol-at-oneself = Vous ne pouvez viser qu’un autre joueur avec le pistolet
cartagena-refusal-pistol-at-nobody = Ce joueur n’a pas de cartes
cartagena-refusal-no-pistol = On ne prend une carte à un joueur qu’avec un pistolet
cartagena-refusal-take-first = Choisissez d’abord la carte que vous prenez avec le pistolet
cartagena-refusal-not-in-that-hand = Ce joueur n’a pas cette carte : { $card }
cartagena-refusal-no-parrot = Vous ne pouvez donner que les cartes d’un perroquet
cartagena-refusal-give-first = Donnez d’abord les cartes du perroquet
cartagena-refusal-not-brought = Le perroquet n’a pas rapporté cette carte : { $card }
cartagena-refusal-give-clockwise = Donnez au plus une carte à chaque autre joueur, dans le sens horaire
cartagena-refusal-no-hook = Vous ne pouvez garder qu’une carte attrapée par un crochet
cartagena-refusal-keep-first = Choisissez d’abord laquelle des cartes du crochet vous gardez
cartagena-refusal-no-hook-to-bury = Seules les cartes d’un crochet vont sous la pioche
cartagena-refusal-bury-first = Mettez d’abord les autres cartes du crochet sous la pioche
cartagena-refusal-no-two-pirates = Vous n’avez pas deux pirates { $place-at }
cartagena-refusal-chest-late = Ouvrir un coffre prend tout votre tour : impossible après une action
cartagena-refusal-no-chest = Vous n’avez pas de pirate avec un coffre { $place-at }
cartagena-refusal-not-caught = Le crochet n’a pas attrapé cette carte : { $card }
cartagena-log-peeked =
    { $count ->
        [one] { $name } regarde une carte de la pioche.
       *[other] { $name } regarde { $count } cartes de la pioche.
    }
cartagena-log-peeked-known = { $name } regarde des cartes de la pioche : { $cards }.
cartagena-log-kept =
    { $count ->
        [one] { $name } garde une carte.
       *[other] { $name } garde { $count } cartes.
    }
cartagena-log-kept-known = { $name } garde { $cards-a }.
cartagena-log-bomb = { $name } joue { $cards-a } : deux pirates { $from-short } → { $to-short }.
cartagena-log-sabres = { $name } joue deux sabres comme une seule carte : { $from-short } → { $to-short }.
cartagena-log-putunder = { $name } met { $card-a } sous la pioche.
cartagena-log-gave = { $name } donne { $card-a } à { $other }.
cartagena-log-looked = { $name } regarde les cartes que tient { $other }.
cartagena-log-opened =
    { $token ->
        [0] { $name } ouvre le coffre { $place-of } : rien.
        [1] { $name } ouvre le coffre { $place-of } : 1 carte.
        [4] { $name } ouvre le coffre { $place-of } : un serpent !
       *[other] { $name } ouvre le coffre { $place-of } : { $token } cartes.
    }
cartagena-log-chestslaid = Les jetons Coffre sont mélangés et remis en place.
cartagena-group-use = utiliser { $card-a }
cartagena-group-bomb = { $bomb } et { $card }
cartagena-group-rob = prendre
cartagena-group-give = donner à { $other }
cartagena-group-keep = garder
cartagena-group-bury = mettre sous la pioche
cartagena-action-pistol = Viser { $other } avec le pistolet
    .short = prendre une carte à { $other }
cartagena-action-parrot = Envoyer le perroquet
    .short = piocher { $count }, garder { $kept }, donner le reste
cartagena-action-hook = Lancer le crochet
    .short = piocher { $count }, garder 1, le reste sous la pioche
cartagena-action-bomb = { $paid } : deux pirates { $to-to }
    .short = deux → { $to-short }
    .full = { $paid } : deux pirates { $to-to } ({ $from-from })
cartagena-action-chest = Ouvrir le coffre { $place-of }
    .short = ouvrir le coffre { $place-of } (tout le tour)
cartagena-action-rob = Prendre { $card-a }
    .short = { $card }
cartagena-action-give = Donner { $card-a } à { $other }
    .short = { $card }
cartagena-action-keep = Garder { $card-a }
    .short = { $card }
cartagena-action-bury = Mettre { $card-a } sous la pioche
    .short = { $card }
cartagena-question-chooseloot = Cartes tenues par { $other } : laquelle prenez-vous ?
cartagena-question-handout = Perroquet : quelle carte va à { $other } ? Vous gardez les { $kept } dernières.
cartagena-question-keepone = Crochet : quelle carte gardez-vous ?
cartagena-question-buryrest = Les autres vont sous la pioche : laquelle en premier ?
