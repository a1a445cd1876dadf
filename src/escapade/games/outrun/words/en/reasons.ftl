# Why a decision is worse than another.
outrun-reason-rooms =
    { $count ->
        [one] Moves { $count } room less.
       *[other] Moves { $count } rooms less.
    }
outrun-reason-front = Leaves cards in front that make the next run harder.
outrun-reason-hand =
    { $played ->
        [one] Keeps { $played } card instead of { $better }.
       *[other] Keeps { $played } cards instead of { $better }.
    }
outrun-reason-ill = Stays infected.
outrun-reason-rival = Leaves { $name } an easier run.
