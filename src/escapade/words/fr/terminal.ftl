# La table dans le terminal. Les commandes elles-mêmes (why, hint, more, undo, log, help, quit) se tapent en anglais dans toutes les langues.
terminal-you = vous
terminal-person = une personne
terminal-type-a-number = Tapez le numéro d’un coup, ou help.
terminal-left = Vous quittez la table ; la partie reste inachevée. Pour continuer : escapade resume
terminal-record = Fichier de la partie : { $file }
terminal-reconstructed = Reconstitué, non repris de la boîte : { $what }. Si vous avez la boîte, vous pouvez le corriger avec --data FICHIER.

## Asking for a move
terminal-help =
    Tapez le numéro d’un coup ou son texte. Entrée réaffiche le menu. Ou tapez :
    why 7   ce que fait un coup, ou la règle qui l’interdit  hint  conseil d’un bot
    more    page suivante ; more cuillère cherche            undo  annuler un coup
    log     tout ce qui s’est passé                          quit  arrêter
terminal-why-what = Tapez why et un coup, par exemple why { $move }.
terminal-legal = Le coup { $move } est permis : { $does }.
terminal-hint = { $number } { $move } : victoire { $percent } %, simulations : { $visits }
terminal-hint-line = { $hint } ; puis { $moves }
terminal-no-move = « { $typed } » n’est pas un coup ; tapez-en un du menu, ou help.
terminal-no-number = Le menu va de 1 à { $last } ; il n’y a pas de { $number }.
terminal-not-found = Aucun coup ne contient « { $words } ».
terminal-page = page { $page } sur { $pages } : more pour la suivante, more MOTS pour chercher un coup
terminal-folded = { $count } coups : tapez more { $words }
terminal-hide = Appuyez sur Entrée pour cacher votre main
terminal-pass = Passez l’appareil à { $name }, puis appuyez sur Entrée
terminal-back = Appuyez sur Entrée pour revenir à la table

## The log, and taking a move back
terminal-earlier =
    { $count ->
        [one] … { $count } ligne plus haut : tapez log
       *[other] … { $count } lignes plus haut : tapez log
    }
terminal-nothing-yet = Il ne s’est encore rien passé.
terminal-moved-since = { $name } a joué depuis ; seule la dernière personne à avoir joué peut annuler son coup.
terminal-run-seen = Une course ne s’annule pas : vous avez vu le chemin.
terminal-nothing-to-undo = Vous n’avez aucun coup à annuler.
terminal-undone = { $name } annule un coup.

## Replays
terminal-replay-help =
    Entrée avance d’un coup, b recule d’un coup. Un nombre va à ce coup, 0 à la
    donne. +10 et -10 : dix coups, start et end : le début et la fin. quit arrête.
terminal-replay-at = Coup { $move } sur { $moves }
terminal-replay-end = C’est la fin.
terminal-replay-moves = La partie compte { $moves } coups.
terminal-replay-deal = La donne. Entrée avance, help dit ce qu’on peut taper d’autre.

## The table of any game
terminal-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
terminal-seen = vues
terminal-none = aucune
terminal-no-cards = aucune carte
terminal-option = { $option } : { $value }
terminal-option-off = { $option } : non
terminal-hand = Main ({ $name })
terminal-deck = Pioche
terminal-discards = Défausse
terminal-letters = Cartes : { $letters }.

# Players; each letter only once
terminal-colour-blue = Bleu
    .letter = B
terminal-colour-red = Rouge
    .letter = R
terminal-colour-green = Vert
    .letter = V
terminal-colour-yellow = Jaune
    .letter = J
terminal-colour-purple = Violet
    .letter = L
terminal-colour-white = Blanc
    .letter = C

## Cartagena
terminal-cartagena-letters-grey = Cartes : { $letters } ; une majuscule est une carte grise.
terminal-cartagena-home = { $home } sur { $pirates } évadés
terminal-cartagena-deck = Pioche
terminal-cartagena-discards = Défausse
terminal-cartagena-next = À venir
terminal-cartagena-drawn = Piochées, au choix
terminal-cartagena-shore = { $place } à { $shore }

## Outrun
terminal-outrun-title = { $monster }, manche { $round }
terminal-outrun-out = hors du musée
terminal-outrun-room = salle { $room } sur { $rooms }
terminal-outrun-infected = { $where }, infection
terminal-outrun-finished = terminé
terminal-outrun-late = trop tard
terminal-outrun-runs = en course
terminal-outrun-place = case { $place }
terminal-outrun-path = Chemin
terminal-outrun-but = Mais
terminal-outrun-keys = Touches
terminal-outrun-middle = Centre
terminal-outrun-hold = Main
terminal-outrun-antidote = avec l’antidote
terminal-outrun-face-down = { $count } face cachée
terminal-outrun-ready = Appuyez sur Entrée pour voir le chemin : le chrono démarre
terminal-outrun-run = Course
terminal-outrun-key-plus = le « + » suivant
terminal-outrun-key-shortcut = Grand raccourci
terminal-outrun-key-antidote = antidote
terminal-outrun-key-enter = Entrée Arrivée   late renonce
terminal-outrun-no-key = « { $key } » ne joue aucune carte ici : 1 à 8 sont A à H
terminal-outrun-no-key-plus = « { $key } » ne joue aucune carte ici : 1 à 8 sont A à H, 9 est la carte « + » suivante
terminal-outrun-help =
    Entrée montre le chemin et lance le chrono. Tapez ensuite ses cartes dans
    l’ordre, par chiffre ou lettre (1 ou A), puis Entrée pour finir ; late renonce.
    log   tout ce qui s’est passé       undo  annuler, avant de voir le chemin
    quit  arrêter ; escapade resume
terminal-outrun-nothing-laid = Aucune carte n’est encore posée : tapez les cartes du chemin, puis Entrée ; late renonce

## Dig Your Way Out
terminal-dig-goal = { $points } points pour gagner
terminal-dig-tunnel = { $points } sur { $goal }
terminal-dig-cigarettes = { $count } cig.
terminal-dig-beaten = Raclées { $times }
terminal-dig-no-gang = sans gang
terminal-dig-stacks = Piles
terminal-dig-letters = Texte d’un coup : des mots séparés par des deux-points, comme dig:spoon. +2 dans une zone : cartes d’une Fouille.

## What is wrong with a command
terminal-output = Impossible d’écrire le résultat : { $reason }.
terminal-stopped = Interrompu.
terminal-no-language = Il n’y a pas de traduction « { $language } » ; langues disponibles : { $languages }.
terminal-no-player = Il n’y a pas de joueur « { $player } » ; au choix : { $players }.
terminal-seats-or-players = --seats nomme { $listed } joueurs, mais --players en demande { $players } ; n’utilisez que l’une des deux options.
terminal-bots-or-players = --bots nomme { $listed } bots, mais --players demande { $players } joueurs ; n’utilisez que l’une des deux options.
terminal-no-setting = « { $setting } » n’est pas un réglage ; écrivez option=valeur, par exemple morgan=yes.
terminal-set-twice = { $name } est réglé deux fois, sur { $first } et sur { $second }.
terminal-no-keyboard = Les coups se tapent dans un terminal, et il n’y en a pas ici ; faites jouer des bots seuls, par exemple --seats fox,owl.
terminal-no-unfinished = Il n’y a pas de partie inachevée ici ; indiquez le fichier d’une partie, ou jouez avec escapade play.
terminal-record-over = La partie de { $file } est terminée ; escapade replay la montre.
terminal-untrained = Les bots ont été entraînés sans ces corrections.
terminal-no-such-move =
    { $moves ->
        [one] La partie compte { $moves } coup ; il n’y a pas de coup { $move }.
       *[other] La partie compte { $moves } coups ; il n’y a pas de coup { $move }.
    }
terminal-no-such-game =
    { $games ->
        [one] { $file } contient { $games } partie ; il n’y a pas de numéro { $number }.
       *[other] { $file } contient { $games } parties ; il n’y a pas de numéro { $number }.
    }
terminal-no-such-seat = cette partie se joue à { $players } ; il n’y a pas de joueur { $player }
terminal-no-rules = { $game } n’a pas de règles écrites.
terminal-no-rules-in = Les règles de { $game } n’existent pas en « { $language } » ; langues : { $languages }.
terminal-no-rule = { $game } n’a pas de règle « { $rule } » ; sections : { $sections }.
terminal-unreadable = Impossible de lire { $file } : { $reason }.
terminal-unwritable = Impossible d’écrire { $file } : { $reason }.
terminal-no-text = ce n’est pas un fichier texte
terminal-no-toml = { $file } n’est pas un fichier TOML valable : { $reason }.
terminal-toml-deep = l’imbrication est trop profonde, ou un nombre est trop long
terminal-no-analysis = { $bot } ne sait pas analyser ; bots qui savent : { $bots }.
terminal-position-over = Dans cette position, la partie est terminée.

## Reports: think, games, simulate, verify
terminal-thought = { $move }  victoire { $percent } %, simulations : { $visits }
terminal-nothing-to-decide = Il n’y a rien à décider dans cette position.
terminal-game-facts = de { $least } à { $most } joueurs, règles { $rules }
terminal-options = option
terminal-options-values = valeurs [par défaut]
terminal-options-says = ce qu’elle décide
terminal-simulated =
    { $games ->
        [one] { $games } partie de { $game } : { $finished } terminée.
       *[other] { $games } parties de { $game }, dont { $finished } terminées.
    }
terminal-simulated-cut =
    { $games ->
        [one] { $games } partie de { $game }, interrompue après { $cap } décisions.
       *[other] { $games } parties de { $game }, dont { $finished } terminées et { $unfinished } interrompues après { $cap } décisions.
    }
terminal-simulated-pace = { $decisions } décisions en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s : { $pace } par seconde.
terminal-seat = place { $seat }
terminal-together = ensemble
terminal-bot = bot
terminal-wins = victoires
terminal-share = part
terminal-interval = intervalle à 95 %
terminal-lengths = durée d’une partie terminée
terminal-mean = moyenne
terminal-deviation = écart type
terminal-shortest = la plus courte
terminal-longest = la plus longue
terminal-decisions = décisions
terminal-turns = tours
terminal-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
terminal-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-fault = { $file } : { $fault }.
terminal-verified =
    { $moves ->
        [one] { $file }, ligne { $line } : OK, { $game }, { $moves } coup, victoire : { $winners }.
       *[other] { $file }, ligne { $line } : OK, { $game }, { $moves } coups, victoire : { $winners }.
    }
terminal-verified-unfinished =
    { $moves ->
        [one] { $file }, ligne { $line } : OK, { $game }, { $moves } coup, partie inachevée.
       *[other] { $file }, ligne { $line } : OK, { $game }, { $moves } coups, partie inachevée.
    }
terminal-all-verified =
    { $games ->
        [one] { $games } partie vérifiée, aucune erreur.
       *[other] { $games } parties vérifiées, aucune erreur.
    }
