# What a bot thinks of a position: hints during a game, analysis after it.
hint-title = Hint
hint-how = Choose a move to see it on the board. Choose it again to play it.
idea-chance = wins { $chance }
idea-about = about { $chance }
idea-tried =
    { $count ->
        [one] { $count } simulation
       *[other] { $count } simulations
    }
idea-line =
    { $count ->
        [one] { $count } simulation · expected line
       *[other] { $count } simulations · expected line
    }
idea-again = Choose again to play
idea-played = played
hindsight-ask = Analyse with Owl
hindsight-title = Owl’s analysis
hindsight-from = { $name }’s turn. The analysis uses only the cards { $name } could see.
hindsight-best = { $name } played the best move found.
hindsight-level = { $name }’s move is as good as the best one found.
hindsight-behind = { $name }’s move is { $points }% worse than the best one found.
hindsight-untried = { $name }’s move was not considered.
hindsight-nothing = Nothing to analyse: there was only one possible move, or it was a run against the clock.
course-title = Winning chances
course-now = { $name } { $chance }
