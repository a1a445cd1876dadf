# Une première partie guidée.
dig-first-goal = Vous êtes en prison à Blackgate et voulez sortir. Creusez avec des outils un tunnel de 12 points avant le lièvre : une Cuillère vaut 1, une Pioche 2, une Pelle 3.
dig-first-turn = Vous êtes dans le Bloc cellulaire, où l’on creuse. Mais vous n’avez pas encore d’outil. À chaque tour, vous avez deux actions.
dig-first-search = Fouillez : dans le Bloc cellulaire, vous piochez une carte. Elle ira peut-être avec votre Manche à balai.
dig-first-move = Des Ciseaux ! Avec le Manche à balai, ils font une Pioche, mais pas ici : les gardiens surveillent le Bloc cellulaire. Appuyez sur « Lancer le dé et se déplacer ».
dig-first-cafeteria = Un 4 mène à la Salle de loisirs ou au Réfectoire. Choisissez le Réfectoire : on peut y fabriquer, et il y a des Cuillères à voler.
dig-first-end = Vos deux actions sont utilisées. Finissez votre tour.
dig-first-spoon = Le lièvre a fouillé. Volez maintenant une Cuillère : cela coûte une action et ne dépend pas de la chance.
dig-first-craft = Fabriquez la Pioche : le Manche à balai et les Ciseaux sont défaussés, et une Pioche vaut 2 points.
dig-first-rest = Deux outils en deux actions ! Finissez votre tour.
dig-first-home = Retournez creuser au Bloc cellulaire ! Un Déplacement prudent y mène sans dé, mais coûte les deux actions. Appuyez sur le Bloc cellulaire du plan ou sur « Déplacement prudent… », puis sur le bouton qui apparaît.
dig-first-wait = Vous êtes là où l’on peut creuser. Finissez votre tour.
dig-first-dig = Creusez avec la Cuillère : elle reste pour toujours dans votre tunnel, et vous marquez votre premier point de tunnel.
dig-first-more = Deuxième action : creusez avec la Pioche. Elle rapporte 2 points de plus.
dig-first-ways = 3 points sur 12 ! Il y a d’autres moyens d’obtenir des outils : vendez des cartes comme votre Magazine à la Salle de loisirs et achetez-y des outils, ou prenez-en un à un autre joueur avec une Arme.
dig-first-done = Encore deux choses : avec trois accessoires d’un gang, on peut le rejoindre, et avec deux Raclées, on ne peut pas creuser. Vous en savez assez pour jouer !
