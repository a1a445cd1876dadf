# The games on the home page.
against-bots = Against bots
with-friends = With friends
how-to-play = How to play
learn-to-play = Learn to play
