# About this place: what it is, whose the games are, and how to play by keyboard.
about-title = About Escapade
about-says = Escapade is an open table for escape games: in the browser, in Python, and for bots. Its code is free software under the MIT license.
about-games = Whose games these are
about-cartagena = Cartagena is a game by Leo Colovini. If you like it here, you will like it even more on a real table.
about-rules = What is certain, and what is not
about-reconstructed = The tiles of the first edition are as printed. The order of symbols on the tiles of The Great Escape, and how many chest tokens there are of each kind, are our reconstruction.
about-credits = Credits
about-icons = The icons are from
about-icons-by = The icons were coloured and placed by us; the hat, the hook, the palm and all other pictures are our own.
about-keys = Playing by keyboard
about-keys-says = Tab goes from card to card and from pirate to pirate, the arrow keys walk along the path, Enter takes or plays. 1–9 take a card of your hand, “.” ends the turn, “u” takes back, “h” asks for a hint, Esc lets go.
