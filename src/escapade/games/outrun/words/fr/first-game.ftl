# Une première partie guidée.
outrun-first-goal = Vous êtes la nuit dans un musée, un vampire à vos trousses. Traversez les neuf salles et sortez avant les autres. Ici, vous avez tout votre temps.
outrun-first-reveal = Chaque manche montre un chemin de cartes. Révélez le premier.
outrun-first-run = Jouez vos cartes dans l’ordre du chemin : A, D, H, G, B. Puis appuyez sur Arrivée. La carte suivante est marquée ; Effacer reprend une carte.
outrun-first-moved = Juste, et plus rapide que le lièvre ! Sur le plateau Monstre, la personne la plus rapide se trouve le plus à droite : votre case 6 vous fait avancer de 2 salles, celle du lièvre d’une seule.
outrun-first-again = Le vampire a mis une carte au centre : Marche arrière. Elle vaut pour tout le monde. La personne la plus rapide révèle le chemin suivant : c’est vous.
outrun-first-reverse = Marche arrière signifie : de la fin au début. Jouez H, A, D, C, G et appuyez sur Arrivée.
outrun-first-place = Le lièvre a oublié Marche arrière et reste dans sa salle. Sur le plateau Monstre, vous pourriez aller plus à gauche, mais c’est la case la plus à droite qui mène le plus loin : appuyez sur « Rester sur la case 6 : 2 salles ».
outrun-first-vampire = Une autre carte est au centre : Mauvais chemin C. Elle y reste avec Marche arrière, et les deux valent pour tout le monde.
outrun-first-third = Révélez le chemin suivant.
outrun-first-both = D’abord à l’envers, puis sans le C : jouez H, B, A, F et appuyez sur Arrivée.
outrun-first-done = C’est compris ! Dans une vraie partie, le temps court et la carte suivante n’est pas marquée. L’ours, le zombie et le dragon utilisent les cartes autrement ; essayez d’abord le vampire.
