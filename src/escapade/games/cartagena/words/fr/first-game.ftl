# Une première partie guidée.
cartagena-first-goal = Les pirates bleus et ronds sont les vôtres. Amenez-les tous les six par le souterrain jusqu’au bateau avant le lièvre. Cinq sont encore dans la cellule, un est presque arrivé.
cartagena-first-hand = Vos cartes sont sous le plateau. À votre tour, vous avez jusqu’à trois actions : faire avancer un pirate avec une carte, ou en faire reculer un pour piocher.
cartagena-first-advance = Première action : choisissez le chapeau de votre main, puis un pirate de la cellule. Il court jusqu’au premier chapeau libre, case 3.
cartagena-first-taken = Maintenant la clé : choisissez-la, puis un autre pirate de la cellule. La première clé, case 6, est occupée : le pirate continue jusqu’à la case 9. Les cases occupées vous font gagner du terrain.
cartagena-first-back = Il vous reste une carte : allez en chercher d’autres. Choisissez votre pirate de la case 9, puis appuyez sur « Reculer jusqu’à la case 6, +2 » : deux pirates s’y trouvent, vous piochez donc deux cartes.
cartagena-first-bot = C’était votre troisième action, et le tour s’est terminé tout seul. Le lièvre a joué un crâne et s’est arrêté après une action. C’est de nouveau à vous.
cartagena-first-own = Jouez le chapeau avec un pirate de la cellule. Votre propre pirate est sur le premier chapeau : on le saute aussi, et le nouveau arrive sur la case 11.
cartagena-first-full = Trois pirates remplissent la case 6 : en reculant, on passe devant eux. Choisissez votre pirate de la case 11, puis appuyez sur « Reculer jusqu’à la case 5, +1 » : un pirate s’y trouve, vous piochez donc une carte.
cartagena-first-boat = Troisième action : jouez le pistolet avec votre pirate de la case 33. Il n’y a plus de pistolet devant lui, il court donc tout droit au bateau !
cartagena-first-leap = Et maintenant un grand bond. Jouez le poignard avec votre pirate de la case 6 : les poignards des cases 7 et 15 sont occupés, une seule carte le mène donc jusqu’à la case 24.
cartagena-first-stop = Rien ne vous oblige à utiliser vos trois actions. Gardez la bouteille pour un meilleur moment et finissez votre tour.
cartagena-first-done = Vous savez l’essentiel : en avant avec des cartes, en arrière pour en piocher, et profitez de la position des autres. La première personne à réunir ses six pirates dans le bateau gagne.
