# The tasks of puzzles.
outrun-puzzle-task-run = Play the correct run for this path and the cards in front of you.
outrun-puzzle-task-shortest = Play a correct run with as few cards as possible.
outrun-puzzle-reason-run = With the cards in front of you, no other run is correct.
outrun-puzzle-reason-shortest =
    { $goal ->
        [one] No correct run has fewer cards than { $goal }.
       *[other] No correct run has fewer than { $goal } cards.
    }
outrun-puzzle-wrong-run = Card { $card } of this run is wrong.
outrun-puzzle-wrong-shortest = This run is correct, but { $goal } cards are enough, and you played { $cards }.
outrun-puzzle-hint =
    { $count ->
        [one] The run has { $count } card: { $card }.
       *[other] The run has { $count } cards, and the first is { $card }.
    }
outrun-puzzle-answer = Play { $cards }, then Finish.
