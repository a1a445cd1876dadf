# The puzzle and the run of the day on the home page, and the tasks of puzzles.
puzzles = Puzzles
daily-puzzle = Puzzle of the day
daily-run = Run of the day
daily-run-start = Reveal the path
puzzle-task-win = Win the game this turn.
puzzle-task-boat =
    { $goal ->
        [one] Bring { $goal } pirate into the boat this turn.
       *[other] Bring { $goal } pirates into the boat this turn.
    }
puzzle-task-tunnel =
    { $goal ->
        [one] Score { $goal } tunnel point this turn.
       *[other] Score { $goal } tunnel points this turn.
    }
puzzle-task-run = Play the correct run for this path and the cards in front of you.
puzzle-task-shortest = Play a correct run with as few cards as possible.
