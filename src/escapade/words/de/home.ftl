# Die Spiele auf der Startseite.
against-bots = Gegen Bots
with-friends = Mit Freunden
learn-to-play = Spielen lernen
