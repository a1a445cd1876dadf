# Les jeux sur la page d’accueil.
against-bots = Contre des bots
with-friends = Entre amis
learn-to-play = Apprendre
