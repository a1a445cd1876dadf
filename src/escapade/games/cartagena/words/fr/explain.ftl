# Cartagena : à quoi servent les cartes et les lieux, en une phrase.
cartagena-explain-card = Jouez cette carte pour avancer un de vos pirates jusqu’à la prochaine case libre avec ce symbole.
cartagena-explain-pistol = Avancez un pirate jusqu’au prochain pistolet libre, ou regardez la main d’un autre joueur et prenez une carte.
cartagena-explain-parrot = Avancez un pirate jusqu’au prochain perroquet libre, ou piochez des cartes, gardez-en 2 et donnez-en une à chaque autre joueur.
cartagena-explain-hook = Avancez un pirate jusqu’au prochain crochet libre, ou piochez 4 cartes et gardez-en 1.
cartagena-explain-sabre = Avancez un pirate jusqu’au prochain sabre libre ; deux sabres ensemble valent n’importe quelle autre carte.
cartagena-explain-bomb = Avancez un pirate jusqu’à la prochaine bombe libre, ou jouez-la avec une autre carte pour déplacer ensemble deux pirates d’une même case.
cartagena-explain-chest = Avancez un pirate jusqu’au prochain coffre libre, ou ouvrez un coffre à la place de tout votre tour.
cartagena-explain-grey = Une carte grise : quand vous la jouez, tous les autres qui ont plus de 7 cartes n’en gardent que 7, et vous en prenez une à chacun d’eux.
cartagena-explain-space = Un pirate s’arrête ici avec une carte portant ce symbole si personne ne s’y trouve. Reculer vers 1 ou 2 pirates fait piocher autant de cartes.
cartagena-explain-cell = La cellule : tous les pirates partent d’ici, et aucun n’y recule.
cartagena-explain-boat = Le bateau : qui y amène tous ses pirates avant les autres gagne.
cartagena-explain-ferry = Le bateau navigue entre Carthagène et Tortuga et prend jusqu’à 3 pirates de chaque joueur.
cartagena-explain-hideout = Le repaire : qui y amène tous ses pirates avant les autres gagne.
cartagena-explain-token = Un coffre fermé : jusqu’à 3 cartes, rien, ou un serpent. Un pirate qui commence le tour ici peut l’ouvrir.
cartagena-explain-deck = La pioche : on y pioche des cartes quand un pirate recule.
cartagena-explain-row = La rangée visible : qui pioche prend la carte suivante, à partir de la flèche.
