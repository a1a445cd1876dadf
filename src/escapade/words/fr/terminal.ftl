# The table in the terminal. The commands themselves (why, hint, more, undo, log, help, quit) are typed in English in every language.
terminal-you = vous
terminal-person = une personne
terminal-type-a-number = Tapez le numéro d’un coup, ou help.
terminal-left = Vous quittez la table ; la partie reste inachevée. Pour continuer : escapade resume
terminal-record = Fichier de la partie : { $file }
terminal-reconstructed = Reconstitué, non lu sur la boîte : { $what } ; si vous avez la boîte, vous pouvez le corriger avec --data FICHIER.

## Asking for a move
terminal-help =
    Tapez le numéro d’un coup ou son texte. Entrée réaffiche le menu. Ou tapez :
    why 7   ce que fait un coup, ou la règle qui l’interdit  hint  conseil d’un bot
    more    page suivante ; more cuillère cherche            undo  annuler un coup
    log     tout ce qui s’est passé                          quit  arrêter
terminal-why-what = Tapez why et un coup, par exemple why { $move }.
terminal-legal = Le coup { $move } est permis : { $does }.
terminal-hint = { $number } { $move } : gagne à { $percent } %, essayé { $visits } fois
terminal-hint-line = { $hint } ; puis { $moves }
terminal-no-move = « { $typed } » n’est pas un coup ; tapez-en un du menu, ou help.
terminal-no-number = Le menu va de 1 à { $last } ; il n’y a pas de { $number }.
terminal-not-found = Aucun coup ne contient « { $words } ».
terminal-page = page { $page } sur { $pages } : more pour la suivante, more et des mots pour chercher un coup
terminal-folded = { $count } coups : tapez more { $words }
terminal-hide = Appuyez sur Entrée pour cacher votre main
terminal-pass = Passez l’appareil à { $name }, puis appuyez sur Entrée
terminal-back = Appuyez sur Entrée pour revenir à la table

## The log, and taking a move back
terminal-earlier =
    { $count ->
        [one] … et { $count } ligne avant : tapez log
       *[other] … et { $count } lignes avant : tapez log
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
terminal-hand = Main ({ $name })
terminal-deck = Pioche
terminal-discards = Défausse
terminal-letters = Cartes : { $letters }.

## Cartagena
terminal-cartagena-letters-grey = Cartes : { $letters } ; une majuscule est une carte grise.
terminal-cartagena-home = { $home } sur { $pirates } évadés
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
terminal-outrun-ready = Appuyez sur Entrée et le chemin s’affiche : votre temps part
terminal-outrun-run = Course
terminal-outrun-key-plus = le « + » suivant
terminal-outrun-key-shortcut = Grand raccourci
terminal-outrun-key-antidote = antidote
terminal-outrun-key-enter = Entrée Arrivée   late renonce

## Dig Your Way Out
terminal-dig-goal = { $points } points pour gagner
terminal-dig-tunnel = { $points } sur { $goal }
terminal-dig-cigarettes = { $count } cig.
terminal-dig-beaten = Raclée { $times }
terminal-dig-no-gang = sans gang
terminal-dig-stacks = Piles
terminal-dig-letters = Texte d’un coup : des mots séparés par des deux-points, comme dig:spoon. +2 dans une zone : cartes d’une Fouille.
