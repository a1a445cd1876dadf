# I giochi nella pagina iniziale.
against-bots = Contro i bot
with-friends = Con gli amici
how-to-play = Come si gioca
learn-to-play = Impara a giocare
