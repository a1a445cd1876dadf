# Los juegos en la página de inicio.
against-bots = Contra bots
with-friends = Con amigos
learn-to-play = Aprender
