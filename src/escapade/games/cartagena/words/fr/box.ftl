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
