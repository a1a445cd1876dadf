# Outrun : questions, coups et leurs effets.
outrun-ask-turn-mine = Révélez le chemin pour commencer la manche.
outrun-ask-turn-other = { $name } révèle le chemin. On peut y aller ?
outrun-ask-open = Le chemin est face cachée. Découvrez-le quand vous voulez : votre temps part dès que vous le voyez.
outrun-ask-run-mine = Jouez vos cartes dans l’ordre du chemin, puis Arrivée.
outrun-ask-run-other =
    { $count ->
        [one] { $count } joueur court encore.
       *[other] { $count } joueurs courent encore.
    }
outrun-ask-faster-mine = Votre course est la dernière sans faute : restez, ou prenez une case plus à gauche.
outrun-ask-faster-only = Votre course est la seule sans faute : restez, ou prenez une case plus à gauche.
outrun-ask-faster-other = { $name } peut prendre une case plus à gauche.
outrun-ask-effects-mine = Vous portez l’infection : infectez un voisin.
outrun-ask-effects-other = { $name } infecte un voisin.
outrun-ask-interference-mine = Jouez des cartes sur qui vous voulez, ou gardez-les. Choisissez une carte, puis un joueur.
outrun-ask-interference-other = { $name } peut jouer des cartes Interférence.
outrun-ask-reaction-mine = { $by } joue { $card } sur vous : { $effect }.
outrun-ask-reaction-other = { $by } joue { $card } sur { $other }.
outrun-move-turnup = Révéler le chemin
outrun-move-open = Découvrir le chemin
outrun-move-run = Courir { $laid } : { NUMBER($time, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
outrun-move-belate = Renoncer à cette course
outrun-move-calltime = Sonner la fin
outrun-move-stay =
    { $count ->
        [one] Rester sur la case { $place } : { $count } salle
       *[other] Rester sur la case { $place } : { $count } salles
    }
outrun-move-takeplace =
    { $count ->
        [one] Case { $place } : { $count } salle
       *[other] Case { $place } : { $count } salles
    }
outrun-move-infect = Infecter { $name }
outrun-move-play = { $card } sur { $name }
    .short = sur { $name }
outrun-move-play-own = { $card } sur vous-même
    .short = sur vous-même
outrun-move-keep =
    { $count ->
        [one] Garder votre carte
       *[other] Garder vos { $count } cartes
    }
outrun-move-accept = Accepter { $card }
outrun-move-useshield = Utiliser un Bouclier
outrun-note-clock-starts = votre temps part
outrun-note-counts-as-wrong = compte comme une erreur
outrun-note-calls-missing =
    { $count ->
        [one] { $count } joueur doit encore sonner la fin
       *[other] { $count } joueurs doivent encore sonner la fin
    }
outrun-note-run-ends = arrête la course pour tout le monde
outrun-note-wounded = blessure : vous perdez toutes les cartes devant vous
outrun-note-burned = brûlure : vous perdez toutes les cartes devant vous
outrun-note-draws =
    { $count ->
        [one] vous piochez une carte
       *[other] vous piochez { $count } cartes
    }
outrun-note-infected = vous attrapez l’infection
outrun-note-infects = vous infectez un voisin
outrun-note-infected-already = { $name } porte déjà l’infection : aucun effet
outrun-note-immune = { $name } ne risque plus rien pendant cette manche : aucun effet
outrun-note-replaces = remplace { $cards }
outrun-note-cancels = annule { $card }
