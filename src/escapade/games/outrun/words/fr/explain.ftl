# Outrun : monstres, cases et salles, en une phrase.
outrun-explain-vampire = Le vampire : après chaque manche, une carte Interférence est révélée au centre, pour tout le monde.
outrun-explain-bear = L’ours : après chaque manche, tout le monde pioche une carte Interférence et peut en jouer sur n’importe qui.
outrun-explain-zombie = Le zombie : les joueurs infectés reçoivent une carte Interférence à chaque manche, jusqu’à ce qu’ils jouent l’antidote.
outrun-explain-dragon = Le dragon : les joueurs sur l’icône Carte piochent deux cartes Interférence, et les joueurs brûlés perdent celles devant eux.
outrun-explain-infected = Infection : jouez l’antidote en dernier dans une course juste pour guérir.
outrun-explain-rooms = Les salles : le premier joueur qui quitte la dernière gagne.
outrun-explain-place = Les coureurs sans faute se placent ici, le plus rapide à droite, et avancent d’autant de salles que le nombre.
outrun-explain-zero = Ceux qui se sont trompés ou sont en retard se placent ici et n’avancent pas.
outrun-explain-movement = Jouez-la là où le chemin montre ce symbole, une fois par course.
outrun-explain-path = Le chemin : jouez vos cartes Mouvement dans cet ordre, sauf si des cartes Interférence le changent, puis appuyez sur Arrivée.
outrun-explain-figure = Une course juste fait avancer de salle en salle : plus elle est rapide, plus on va loin.
