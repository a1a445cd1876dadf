# Noms des listes de données imprimées sur la page d’une boîte.
cartagena-box-tunnel = Tuiles du souterrain
cartagena-box-jungle = Tuiles de la jungle
cartagena-box-tokens = Jetons Coffre
cartagena-box-tile = Tuile { $number }
cartagena-box-one = 1 carte
cartagena-box-two = 2 cartes
cartagena-box-three = 3 cartes
cartagena-box-empty = Vide
cartagena-box-snake = Serpent
cartagena-ours-tunnel = Chacune des huit tuiles montre chaque symbole une fois. Nous avons choisi leur ordre du côté souterrain.
cartagena-ours-jungle = Chacune des huit tuiles montre chaque symbole une fois. Nous avons choisi leur ordre du côté jungle.
cartagena-ours-tokens = Les huit jetons Coffre sont de cinq sortes : 1, 2 ou 3 cartes, vide et serpent. Nous avons choisi combien de chacune.
