# The analysis board: a position, moves of every seat, branches.
analysis = Analysis board
analysis-title = Analysis – { $game }
analysis-say = Play moves for every player, take them back, try other lines, and ask Owl. All cards are face up, and nothing is stored.
analysis-moves = Moves
analysis-start = Start
analysis-back = Back
analysis-forward = Forward
analysis-remove = Delete move
analysis-no-moves = Play a move on the board. Another move from the same position starts a branch.
analysis-seat = Show the moves of
analysis-nothing = Nothing to analyse: there is only one move, or a run against the clock.
analysis-play = Play on from here
analysis-play-seat = You play as
analysis-play-bot = Bots
analysis-play-on = Play against bots
analysis-puzzle = Save as puzzle
analysis-puzzle-say = Every possible turn is tried. If one is clearly best, this position becomes your own puzzle, with a link to share.
analysis-puzzle-name = Name (optional)
analysis-puzzle-saved = Saved. Link to the puzzle
analysis-link = Link
analysis-link-say = The link opens this position with all your moves.
analysis-setup = Set up a position
analysis-set = Set up
analysis-notation = The whole position in notation
analysis-deck = The deck is every card that is nowhere else. A question mark is a card nobody knows.
analysis-deal =
    { $count ->
        [one] New deal, { $count } player
       *[other] New deal, { $count } players
    }
