# The tasks of puzzles.
dig-puzzle-task-tunnel =
    { $goal ->
        [one] Score { $goal } tunnel point this turn.
       *[other] Score { $goal } tunnel points this turn.
    }
dig-puzzle-reason-tunnel =
    { $goal ->
        [one] This digs { $goal } point. Every possible turn was tried, and more is not certain.
       *[other] This digs { $goal } points. Every possible turn was tried, and more are not certain.
    }
dig-puzzle-wrong-tunnel =
    { $best ->
        [0] After this move no point is certain this turn; { $goal } were possible.
        [one] After this move only { $best } point is certain this turn; { $goal } were possible.
       *[other] After this move only { $best } points are certain this turn; { $goal } were possible.
    }
