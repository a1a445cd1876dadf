# The end of a game: what its result says, and what to play next.
result-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
turning-point = Turning point: { $name }, from { $before } to { $after }
rating-change = Rating { $before } → { $after }
ratings-unchanged = Ratings do not change: a game counts only for players who have turned ratings on and have made a move themselves.
rematch-go = Go to the rematch
same-deal = Same deal again
stronger-bots = Stronger bots: { $changes }
