# How a position is set up by hand, on the analysis board.
dig-setup = For each player: the area, a colon, the cards in hand with commas between them, a colon, and everything else, such as showers:knife*2,spoon:cigarettes=4,points=3.
