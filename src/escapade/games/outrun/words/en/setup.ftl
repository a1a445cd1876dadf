# How a position is set up by hand, on the analysis board.
outrun-setup = For each player: the room, @ and the place on the monster board, then colons with the cards in front and the cards in hand, such as 3@6:reverse:boost.
