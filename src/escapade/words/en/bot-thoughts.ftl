# What a bot thinks: hints at the table, and a finished game looked at again.
hint-title = What a bot would do
hint-how = Press a move to see it on the board, and once more to play it.
idea-chance = wins { $chance }
idea-tried =
    { $count ->
        [one] tried once
       *[other] tried { $count } times
    }
idea-line =
    { $count ->
        [one] tried once · what would follow
       *[other] tried { $count } times · what would follow
    }
idea-again = Press again to play it
idea-played = played
hindsight-ask = What would the owl have thought?
hindsight-title = What the owl would have thought
hindsight-from = { $name } to move, and no card seen that { $name } could not see.
hindsight-best = { $name } played what the owl likes best.
hindsight-level = { $name }’s move is as good as the owl’s.
hindsight-behind =
    { $points ->
        [one] { $name }’s move wins one game in a hundred less than the owl’s.
       *[other] { $name }’s move wins { $points } games in a hundred less than the owl’s.
    }
hindsight-untried = What { $name } played, the owl did not even try.
hindsight-nothing = There was nothing to think about: a single move, or a run against time.
course-title = Chances at a glance
course-now = { $name } { $chance }
