# Outrun à la table : cartes, manches, journal.
outrun-the-vampire = le vampire
outrun-the-bear = l’ours
outrun-the-zombie = le zombie
outrun-the-dragon = le dragon
outrun-title = Manche { $round }, { $monster } à vos trousses
outrun-rounds-played =
    { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }
outrun-mode-together = ensemble
outrun-mode-apart = séparément
outrun-mode-relaxed = détente
outrun-museum = Les salles, { $monster } derrière. { $told }
outrun-stands = { $name } : salle { $room }
outrun-stands-out = { $name } : hors du musée
outrun-room = salle { $room }/{ $last }
outrun-out = hors du musée !
outrun-held =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
outrun-in-hand = En main :
outrun-infected = infection
outrun-symbol = { $letter }, { $symbol }
outrun-symbol-a = courir
outrun-symbol-b = sauter
outrun-symbol-c = se baisser
outrun-symbol-d = grimper
outrun-symbol-e = ramper
outrun-symbol-f = glisser
outrun-symbol-g = esquiver
outrun-symbol-h = enjamber
outrun-finish = Arrivée
outrun-finish-key = Arrivée ⏎
outrun-sent = Terminé…
outrun-nothing = rien
outrun-plus = +{ $number }
outrun-letter = { $letter }
outrun-a-card = une carte
outrun-card-reverse = Marche arrière
    .a = une carte « Marche arrière »
outrun-card-even = Chemin troué pair–impair
    .a = une carte « Chemin troué pair–impair »
outrun-card-odd = Chemin troué impair–pair
    .a = une carte « Chemin troué impair–pair »
outrun-card-swap = Échange { $detail }
    .a = une carte « Échange { $detail } »
outrun-card-wrong = Mauvais chemin { $detail }
    .a = une carte « Mauvais chemin { $detail } »
outrun-card-long = Long détour +{ $detail }
    .a = une carte « Long détour +{ $detail } »
outrun-card-small = Petit raccourci
    .a = une carte « Petit raccourci »
outrun-card-big = Grand raccourci
    .a = une carte « Grand raccourci »
outrun-card-boost = Accélération
    .a = une carte « Accélération »
outrun-card-shield = Bouclier
    .a = une carte « Bouclier »
outrun-card-focus = Concentration
    .a = une carte « Concentration »
outrun-card-take = Prends mes cartes
    .a = une carte « Prends mes cartes »
outrun-card-fair = Échange équitable ?
    .a = une carte « Échange équitable ? »
outrun-card-steal = Vol
    .a = une carte « Vol »
outrun-card-antidote = Antidote
outrun-says-reverse = le dernier symbole d’abord
outrun-says-even = d’abord les 2e, 4e et 6e, puis les autres
outrun-says-odd = d’abord les 1er, 3e, 5e et 7e, puis les autres
outrun-says-swap = jouez { $other } pour { $one } et { $one } pour { $other }
outrun-says-wrong = ne jouez pas { $one }
outrun-says-long = jouez +{ $one } après la carte Mouvement nº { $one } ; les cartes « + » ne comptent pas
outrun-says-small = vous pouvez omettre une carte
outrun-says-big = jouez seulement cette carte, puis Arrivée
outrun-says-boost = avancez de deux fois plus de salles
outrun-says-shield = les autres ne peuvent pas jouer de cartes sur vous
outrun-says-focus = défaussez les cartes devant vous
outrun-says-take = donnez les cartes devant vous à un autre joueur
outrun-says-fair = échangez les cartes devant vous contre celles d’un autre joueur
outrun-says-steal = prenez les cartes de la main d’un autre joueur
outrun-on-you-take = vous recevez les cartes devant { $by }
outrun-on-you-fair = vous échangez avec { $by } les cartes devant vous
outrun-on-you-steal = { $by } prend les cartes de votre main
outrun-says-antidote = vous pouvez le jouer en dernier : il vous guérit
outrun-path = Chemin
outrun-path-told = Le chemin : { $path }. Devant vous : { $cards }.
outrun-antidote-note = antidote : les joueurs infectés peuvent le jouer en dernier
outrun-path-was = Chemin
outrun-laid = Jouées : { $laid }
outrun-deck = Vos cartes
outrun-back = Effacer ⌫
outrun-left = encore { $seconds } s
outrun-set = À vos marques… prêts…
outrun-round-over = Résultats de la manche
outrun-even = À 2 s d’écart au plus, les temps comptent comme égaux : le plus en arrière passe d’abord.
outrun-right = juste
outrun-wrong = faux
outrun-late = trop tard
outrun-unfinished = pas terminé
outrun-asked = Il fallait :
outrun-network = ping { $ping }, crédit { $credit } ms
outrun-rooms =
    { $count ->
        [one] { $count } salle
       *[other] { $count } salles
    }
outrun-mistake = Carte { $at } : il fallait { $asked }.
outrun-mistake-card = Carte { $at } : il fallait { $asked }, à cause de la carte { $card }.
outrun-mistake-antidote = Carte { $at } : il fallait { $asked } ; l’antidote se joue en dernier.
outrun-mistake-big = Il fallait jouer seulement la carte { $card } : elle remplace tout le chemin.
outrun-best-first =
    { $bends ->
        [0] Premier temps à { $cards } cartes enregistré.
        [one] Premier temps à { $cards } cartes avec { $bends } carte Interférence enregistré.
       *[other] Premier temps à { $cards } cartes avec { $bends } cartes Interférence enregistré.
    }
outrun-best-new = Nouveau record ! Avant : { $before } s.
outrun-best-was = Votre record : { $before } s.
outrun-best-title = Vos meilleurs temps
outrun-best-line =
    { $bends ->
        [0] { $cards } cartes : { $time } s
        [one] { $cards } cartes, { $bends } carte Interférence : { $time } s
       *[other] { $cards } cartes, { $bends } cartes Interférence : { $time } s
    }
outrun-best-none = Aucun pour l’instant. Ils sont enregistrés dans ce navigateur.
outrun-best-forget = Effacer
outrun-places = Plateau Monstre ({ $monster }), le plus lent à gauche
outrun-place = case { $place }
outrun-zero = la zone +0
outrun-covered = couverte
outrun-sign-wounded = blessure : vous perdez toutes les cartes devant vous
outrun-sign-burned = brûlure : vous perdez toutes les cartes devant vous
outrun-sign-cards = piochez deux cartes
outrun-sign-biohazard = danger biologique : vous attrapez l’infection
outrun-runners = Les joueurs et les cartes devant eux
outrun-middle = Au centre, pour tout le monde
outrun-unopened = chemin pas encore découvert
outrun-status-running = en course…
outrun-status-finished = terminé
outrun-status-late = trop tard
outrun-status-unfinished = pas terminé
outrun-ready = C’est bon pour moi ⏎
outrun-ready-is = au départ
outrun-turn = Révéler le chemin ⏎
outrun-open = Découvrir le chemin ⏎
outrun-play-on =
    { $own ->
        [yes] Sur vous-même
       *[no] Sur { $name }
    }
outrun-chosen = { $card } : { $effect }. Choisissez un joueur.
outrun-standing = Quand une carte est jouée sur vous
outrun-standing-ask = me demander à chaque fois
outrun-standing-use = utiliser un Bouclier si j’en ai un
outrun-standing-keep = accepter, garder mon Bouclier
outrun-keys = Touches : 1–8 vos cartes, 9 une carte « + », 0 l’antidote ou le Grand raccourci, Retour arrière efface, Entrée termine.
outrun-ours-title = ≈ Reconstitué : { $count }
outrun-ours-more = Fidélité à la boîte
outrun-log-turnedup = Nouvelle manche : le chemin est révélé.
outrun-log-putdown = Nouvelle manche : le chemin est face cachée.
outrun-log-opened = { $name } découvre le chemin.
outrun-log-finished = { $name } a terminé.
outrun-log-runshown = { $name } joue { $laid } en { NUMBER($time, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
outrun-log-runshown-network = { $name } joue { $laid } en { NUMBER($time, minimumFractionDigits: 2, maximumFractionDigits: 2) } s (ping { $ping } ms, crédit { $credit } ms).
outrun-log-camelate = { $name } a dépassé le temps.
outrun-log-unfinished = { $name } n’a pas terminé.
outrun-log-timecalled = { $name } sonne la fin.
outrun-log-ranright = { $name } a fait une course sans faute.
outrun-log-ranwrong = { $name } a fait une erreur. { $why }
outrun-log-stood = { $name } prend la case { $place }.
outrun-log-moved =
    { $count ->
        [one] { $name } avance de { $count } salle.
       *[other] { $name } avance de { $count } salles.
    }
outrun-log-won = { $name } s’échappe de la dernière salle !
outrun-log-cleared = { $name } perd toutes ses cartes posées.
outrun-log-focused = { $name } défausse toutes ses cartes posées.
outrun-log-infected = { $name } attrape l’infection.
outrun-log-infects = { $name } infecte { $opponent }.
outrun-log-cured = { $name } guérit et ne risque plus rien pendant cette manche.
outrun-log-shielded = { $name } utilise un Bouclier : la carte est annulée.
outrun-log-drew = { $name } pioche { $card-a }.
outrun-log-played = { $name } joue { $card } sur { $other }.
outrun-log-played-own = { $name } joue { $card } sur son propre jeu.
outrun-log-turnedover-middle = La carte { $card } est maintenant au centre.
outrun-log-turnedover-front = La carte { $card } est maintenant devant { $name }.
outrun-log-removed-middle = La carte { $card } est retirée du centre.
outrun-log-removed-front = La carte { $card } devant { $name } est retirée.
outrun-log-replaced-middle = La carte { $new } remplace la carte { $card } au centre.
outrun-log-replaced-front = La carte { $new } remplace la carte { $card } devant { $opponent }.
outrun-log-wasted = La carte { $card } est défaussée : il y en a déjà une identique.
outrun-log-gaveall = { $opponent } reçoit toutes les cartes devant { $name }.
outrun-log-swappedall = { $name } et { $opponent } échangent leurs cartes posées.
outrun-log-stole = { $name } vole les cartes que tient { $opponent }.
outrun-log-stole-known = { $name } vole les cartes que tient { $opponent } : { $cards-a }.
outrun-log-shuffled = Les cartes sont mélangées et forment une nouvelle pioche.
