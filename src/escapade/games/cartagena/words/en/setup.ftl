# How a position is set up by hand, on the analysis board.
cartagena-setup = For each player: the places of the pirates with dots between them (0 is the start), a colon, and the cards in hand by their letters, such as 0.0.3.3.5.7:b2kh.
