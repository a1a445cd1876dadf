# Why a decision is worse than another.
outrun-reason-rooms =
    { $count ->
        [one] Comes { $count } room less far.
       *[other] Comes { $count } rooms less far.
    }
outrun-reason-front = The cards in front make the own run harder.
outrun-reason-hand = Keeps { $played } instead of { $better } cards.
outrun-reason-ill = Stays infected.
outrun-reason-rival = Leaves { $name } an easier run.
