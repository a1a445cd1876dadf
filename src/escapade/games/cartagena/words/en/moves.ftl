# Moves of every variant: headings, actions, their effects, and questions. `short` stands under a heading.
cartagena-group-retreat = move back
cartagena-group-stop = end turn
cartagena-group-draw = draw
cartagena-action-advance = { $paid } { $to-to }
    .short = → { $to-short }
    .full = { $paid } { $to-to } ({ $from-from })
cartagena-action-retreat = Back { $to-to }, +{ $count }
    .short = → { $to-short }
    .full = Back { $to-to }, +{ $count } ({ $from-from })
cartagena-action-stop = End turn
cartagena-action-draw = Draw a card
    .short = { "" }
cartagena-note-crowded =
    { $count ->
        [3] full: 3 pirates there
       *[other] { $count } pirates there
    }
    .short = { "" }
cartagena-note-draws =
    { $count ->
        [0] nothing to draw
        [one] you draw 1 card
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
        [one] then { $name } can move back { $to-to } for 1 card
       *[other] then { $name } can move back { $to-to } for { $count } cards!
    }
    .short = { "" }
cartagena-question-turn =
    { $left ->
        [one] Your turn: { $left } action left
       *[other] Your turn: up to { $left } actions
    }
