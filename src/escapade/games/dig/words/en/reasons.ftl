# Why a turn is worse than another.
dig-reason-tunnel =
    { $count ->
        [one] Gives up the chance to dig { $count } point.
       *[other] Gives up the chance to dig { $count } points.
    }
dig-reason-tools = Ends the turn with tools worth { $played } instead of { $better }.
dig-reason-home = Is not in the own cell block, where the tools could be dug.
dig-reason-danger = Leaves the tools where a better armed player can take them.
dig-reason-weapons = Ends the turn with { $played } instead of { $better } Weapons.
dig-reason-beatings = Has { $played } instead of { $better } Beatings.
dig-reason-cigarettes = Ends the turn with { $played } instead of { $better } cigarettes.
dig-reason-gang = Does not join a gang.
dig-reason-hand = Ends the turn with { $played } instead of { $better } cards.
dig-reason-rival = Leaves { $name } tools worth { $played } instead of { $better }.
