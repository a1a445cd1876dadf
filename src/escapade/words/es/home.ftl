# Los juegos en la página de inicio.
against-bots = Contra bots
with-friends = Con amigos
how-to-play = Cómo se juega
learn-to-play = Aprender a jugar
