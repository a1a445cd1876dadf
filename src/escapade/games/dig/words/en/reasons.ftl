# Why a turn is worse than another.
dig-reason-tunnel =
    { $count ->
        [one] Gives up the chance to dig { $count } point.
       *[other] Gives up the chance to dig { $count } points.
    }
dig-reason-tools = Ends the turn with tools worth { $played } instead of { $better }.
dig-reason-home = Ends the turn away from the Cell block where the tools could dig.
dig-reason-danger = Leaves the tools where a better-armed player can take them.
dig-reason-weapons =
    { $played ->
        [one] Ends the turn with { $played } Weapon instead of { $better }.
       *[other] Ends the turn with { $played } Weapons instead of { $better }.
    }
dig-reason-beatings =
    { $played ->
        [one] Has { $played } Beating instead of { $better }.
       *[other] Has { $played } Beatings instead of { $better }.
    }
dig-reason-cigarettes =
    { $played ->
        [one] Ends the turn with { $played } cigarette instead of { $better }.
       *[other] Ends the turn with { $played } cigarettes instead of { $better }.
    }
dig-reason-gang = Does not join a gang.
dig-reason-hand =
    { $played ->
        [one] Ends the turn with { $played } card instead of { $better }.
       *[other] Ends the turn with { $played } cards instead of { $better }.
    }
dig-reason-rival = Leaves { $name } tools worth { $played } instead of { $better }.
dig-reason-materials = Ends the turn with fewer materials to craft with.
dig-reason-area = Leads { $played-to } instead of { $better-to }.
