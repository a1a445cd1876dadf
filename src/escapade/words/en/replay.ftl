# The replay of a finished game.
replay-title = { $game } replay
replay-where = { $step } / { $steps }
replay-steps = Steps of the game
replay-step = Step
replay-first = Go to start
replay-back = Previous step
replay-forward = Next step
replay-last = Go to end
replay-run = Play
replay-stop = Pause
replay-none = No replay found
replay-to-table = Back to the table
replay-hint = Arrow keys: previous and next step; with Shift a whole turn. Home and End: start and end. Space: play or pause.
analyse-step = Analyse from here
