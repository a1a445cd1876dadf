# The games on the home page.
against-bots = Against bots
with-friends = With friends
learn-to-play = Learn to play
