# The games as the first page shows them.
against-bots = Against bots
with-friends = With friends
game-outrun = Outrun
game-outrun-says = A house full of doors and a monster behind you: read the way, lay your cards in order, and be faster than the others.
game-dig = Dig Your Way Out
game-dig-says = Blackgate by night: find, make, swap or squeeze out tools, and be the first whose tunnel leads outside.
