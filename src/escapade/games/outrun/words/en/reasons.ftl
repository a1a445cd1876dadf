# Why a decision is worse than another.
outrun-reason-rooms =
    { $count ->
        [one] Gets { $count } room less far.
       *[other] Gets { $count } rooms less far.
    }
outrun-reason-front = Leaves cards in front that make the next run harder.
outrun-reason-hand =
    { $played ->
        [one] Keeps { $played } card instead of { $better }.
       *[other] Keeps { $played } cards instead of { $better }.
    }
outrun-reason-ill = Stays infected.
outrun-reason-rival = Leaves { $name } an easier run.
