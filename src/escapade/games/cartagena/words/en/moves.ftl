# What one can do in every game: headings, moves, what comes of them, and what is asked. `short` stands under a heading.
cartagena-group-retreat = back
cartagena-group-stop = stop
cartagena-group-draw = draw
cartagena-action-advance = { $paid } { $to-to }
    .short = → { $to-short }
    .full = { $paid } { $to-to } ({ $from-from })
cartagena-action-retreat = Back { $to-to }, +{ $count }
    .short = → { $to-short }
    .full = Back { $to-to }, +{ $count } ({ $from-from })
cartagena-action-stop = End the turn
cartagena-action-draw = Draw one card
    .short = { "" }
cartagena-note-crowded =
    { $count ->
        [3] full: three stand there
       *[other] { $count } stand there
    }
    .short = { "" }
cartagena-note-draws =
    { $count ->
        [0] nothing to draw
        [one] you draw one card
       *[other] you draw { $count } cards
    }
    .short =
    { $count ->
        [one] +{ $count } card
       *[other] +{ $count } cards
    }
cartagena-note-draws-known = you draw { $cards }
    .short =
    { $count ->
        [one] +{ $count } card
       *[other] +{ $count } cards
    }
cartagena-note-leaves =
    { $count ->
        [one] then { $name } could go back { $to-to } for one card
       *[other] then { $name } could go back { $to-to } for { $count } cards!
    }
    .short = { "" }
cartagena-question-turn =
    { $left ->
        [one] Your turn: one action left
       *[other] Your turn: up to { $left } actions
    }
