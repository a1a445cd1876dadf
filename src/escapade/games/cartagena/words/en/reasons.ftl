# Why a turn is worse than another.
cartagena-reason-cards =
    { $played ->
        [one] Ends the turn with { $played } card instead of { $better }.
       *[other] Ends the turn with { $played } cards instead of { $better }.
    }
cartagena-reason-boat =
    { $count ->
        [one] Brings one pirate less home.
       *[other] Brings { $count } pirates less home.
    }
cartagena-reason-way =
    { $count ->
        [one] Comes { $count } space less far.
       *[other] Comes { $count } spaces less far.
    }
cartagena-reason-leaves =
    { $count ->
        [one] Lets { $name } move back { $to-to } for 1 card.
       *[other] Lets { $name } move back { $to-to } for { $count } cards.
    }
