# Les coups de toutes les variantes : titres, actions, leurs effets, questions. `short` se trouve sous un titre.
cartagena-group-retreat = reculer
cartagena-group-stop = finir le tour
cartagena-group-draw = piocher
cartagena-action-advance = { $paid } { $to-to }
    .short = → { $to-short }
    .full = { $paid } { $to-to } ({ $from-from })
cartagena-action-retreat = Reculer { $to-to }, +{ $count }
    .short = → { $to-short }
    .full = Reculer { $to-to }, +{ $count } ({ $from-from })
cartagena-action-stop = Finir le tour
cartagena-action-draw = Piocher une carte
    .short = { "" }
cartagena-note-crowded =
    { $count ->
        [3] complet : 3 pirates sur la case
       *[other] { $count } pirates sur la case
    }
    .short = { "" }
cartagena-note-draws =
    { $count ->
        [0] rien à piocher
        [one] vous piochez { $count } carte
       *[other] vous piochez { $count } cartes
    }
    .short =
    { $count ->
        [one] +{ $count } carte
       *[other] +{ $count } cartes
    }
cartagena-note-draws-known = vous piochez { $cards }
    .short =
    { $count ->
        [one] +{ $count } carte
       *[other] +{ $count } cartes
    }
cartagena-note-leaves =
    { $count ->
        [one] ensuite, { $name } peut reculer { $to-to } pour { $count } carte
       *[other] ensuite, { $name } peut reculer { $to-to } pour { $count } cartes !
    }
    .short = { "" }
cartagena-question-turn =
    { $left ->
        [one] Encore { $left } action
        [2] Encore { $left } actions
       *[other] À vous : { $left } actions
    }
