# Ce qu’un bot pense d’une position : conseils pendant la partie, analyse ensuite.
hint-title = Conseil
hint-how = Choisissez un coup pour le voir sur le plateau. Choisissez-le à nouveau pour le jouer.
idea-chance = { $chance } de chances de gagner
idea-about = environ { $chance }
idea-tried =
    { $count ->
        [one] { $count } simulation
       *[other] { $count } simulations
    }
idea-line =
    { $count ->
        [one] { $count } simulation · suite prévue
       *[other] { $count } simulations · suite prévue
    }
idea-again = Choisissez à nouveau pour jouer
idea-played = joué
hindsight-ask = Analyser avec Hibou
hindsight-title = Analyse de Hibou
hindsight-from = C’était à { $name } de jouer. L’analyse ne tient compte que des cartes visibles pour { $name }.
hindsight-best = { $name } a joué le meilleur coup trouvé.
hindsight-level = { $name } a joué un coup aussi bon que le meilleur trouvé.
hindsight-behind = { $name } a joué un coup { $points } % moins bon que le meilleur trouvé.
hindsight-untried = { $name } a joué un coup qui n’a pas été envisagé.
hindsight-nothing = Rien à analyser : il n’y avait qu’un seul coup possible, ou c’était une course contre la montre.
course-title = Chances de victoire
course-now = { $name } { $chance }
