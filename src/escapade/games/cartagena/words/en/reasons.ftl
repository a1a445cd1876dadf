# Why a turn is worse than another.
cartagena-reason-cards =
    { $played ->
        [one] Ends the turn with { $played } card instead of { $better }.
       *[other] Ends the turn with { $played } cards instead of { $better }.
    }
cartagena-reason-boat =
    { $count ->
        [one] Brings home one pirate fewer.
       *[other] Brings home { $count } pirates fewer.
    }
cartagena-reason-way =
    { $count ->
        [one] Advances { $count } space less.
       *[other] Advances { $count } spaces less.
    }
cartagena-reason-leaves =
    { $count ->
        [one] Lets { $name } move back { $to-to } for 1 card.
       *[other] Lets { $name } move back { $to-to } for { $count } cards.
    }
cartagena-reason-symbols =
    { $played ->
        [one] Ends the turn with only { $played } symbol in hand instead of { $better }.
       *[other] Ends the turn with { $played } different symbols in hand instead of { $better }.
    }
cartagena-reason-bridge = Lets { $name } advance up to { $played } spaces with one card instead of { $better }.
