# The puzzle and the run of the day on the home page, and the tasks of puzzles.
puzzles = Puzzles
daily-puzzle = Puzzle of the day
daily-run = Run of the day
daily-run-start = Reveal the path
puzzle-task-win = Win the game this turn.
