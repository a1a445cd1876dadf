# The tasks of puzzles.
cartagena-puzzle-task-boat =
    { $goal ->
        [one] Bring { $goal } pirate into the boat this turn.
       *[other] Bring { $goal } pirates into the boat this turn.
    }
cartagena-puzzle-reason-boat =
    { $goal ->
        [one] This brings { $goal } pirate into the boat. Every possible turn was tried, and more is not certain.
       *[other] This brings { $goal } pirates into the boat. Every possible turn was tried, and more are not certain.
    }
cartagena-puzzle-wrong-boat =
    { $best ->
        [0] After this move no pirate is certain to reach the boat this turn; { $goal } were possible.
        [one] After this move only { $best } pirate is certain to reach the boat this turn; { $goal } were possible.
       *[other] After this move only { $best } pirates are certain to reach the boat this turn; { $goal } were possible.
    }
cartagena-puzzle-task-spaces = Move your pirates { $goal } spaces ahead in total this turn.
cartagena-puzzle-reason-spaces = This moves your pirates { $goal } spaces ahead. Every possible turn was tried, and more is not certain.
cartagena-puzzle-wrong-spaces =
    { $best ->
        [0] After this move no space is certain this turn; { $goal } were possible.
        [one] After this move only { $best } space is certain this turn; { $goal } were possible.
       *[other] After this move only { $best } spaces are certain this turn; { $goal } were possible.
    }
cartagena-puzzle-task-prevent = The next player is about to win. Play a turn after which they cannot win on their next turn.
cartagena-puzzle-reason-prevent = After this turn the next player cannot win, whatever they play. Every possible turn and every answer to it was tried: no other kind of turn makes this certain.
cartagena-puzzle-wrong-prevent = After this move you can no longer be sure to keep the next player from winning.
