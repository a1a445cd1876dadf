# I giochi nella pagina iniziale.
against-bots = Contro i bot
with-friends = Con gli amici
learn-to-play = Impara
