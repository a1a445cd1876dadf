# The games as the first page shows them.
against-bots = Against bots
with-friends = With friends
