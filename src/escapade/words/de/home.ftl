# Die Spiele auf der Startseite.
against-bots = Gegen Bots
with-friends = Mit Freunden
how-to-play = So wird gespielt
learn-to-play = Spielen lernen
