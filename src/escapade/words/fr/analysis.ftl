# Le plateau d’analyse : une position, les coups de chacun, des variantes.
analysis = Plateau d’analyse
analysis-title = Analyse – { $game }
analysis-say = Jouez les coups de chacun, reprenez-les, essayez d’autres suites et interrogez le Hibou. Toutes les cartes sont visibles, et rien n’est enregistré.
analysis-moves = Coups
analysis-start = Début
analysis-back = Reculer
analysis-forward = Avancer
analysis-remove = Supprimer le coup
analysis-no-moves = Jouez un coup sur le plateau. Un autre coup depuis la même position ouvre une variante.
analysis-seat = Montrer les coups de
analysis-nothing = Rien à analyser : il n’y a qu’un seul coup, ou c’est une course contre la montre.
analysis-play = Continuer d’ici
analysis-play-seat = Vous jouez en tant que
analysis-play-bot = Bots
analysis-play-on = Jouer contre des bots
analysis-puzzle = Enregistrer comme problème
analysis-puzzle-say = Tous les tours possibles sont essayés. Si l’un est clairement le meilleur, cette position devient un problème à vous, avec un lien à partager.
analysis-puzzle-name = Nom (facultatif)
analysis-puzzle-saved = Enregistré. Lien vers le problème
analysis-link = Lien
analysis-link-say = Le lien ouvre cette position avec tous vos coups.
analysis-setup = Composer une position
analysis-set = Mettre en place
analysis-notation = Toute la position en notation
analysis-deck = La pioche contient toutes les cartes qui ne sont nulle part ailleurs. Un point d’interrogation est une carte que personne ne connaît.
analysis-deal =
    { $count ->
        [one] Nouvelle donne, { $count } joueur
       *[other] Nouvelle donne, { $count } joueurs
    }
