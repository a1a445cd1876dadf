# Puzzles, the puzzle of the day, and the run of the day.
puzzles-say = Positions from games between bots, each with one clearly best turn. Your moves are checked by the rules; face-down cards do not matter.
puzzles-title = Puzzles – { $game }
puzzles-solved = { $count } of { $all } solved
puzzle-title = Puzzle – { $game }
puzzle-number = Puzzle { $number } of { $count }
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-done = solved
puzzle-certain = Count only on what is certain: no lucky draws, no help from other players.
puzzle-people =
    { $count ->
        [one] { $count } person has tried it, { $solved } solved it on the first try.
       *[other] { $count } people have tried it, { $solved } solved it on the first try.
    }
puzzle-reason-win = This wins the game, whatever the other players hold.
puzzle-wrong-win = After this move it is no longer certain that you win this turn.
puzzle-hint = Hint
puzzle-hint-move = Begin like this: { $move }
puzzle-show = Show the answer
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-solved = Solved!
puzzle-answer = The answer:
no-puzzle = This puzzle does not exist
no-puzzle-says = The address may be wrong or outdated.
daily-run-say = One Outrun path, the same for everyone until midnight (UTC). The server measures your time, and only your first run counts.
daily-run-running = The clock is running.
daily-run-right = Correct, in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
daily-run-wrong = This run was wrong. Tomorrow there is another path.
daily-run-seconds = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
daily-run-missed = wrong
daily-run-times = Today’s times
daily-run-nobody = Nobody has run today yet.
daily-run-you = you
puzzle-own = Custom puzzle
puzzles-own = Your puzzles
puzzles-own-say = Made on the analysis board. Share the link to a puzzle so that others can try it.
puzzle-delete = Delete “{ $name }”
