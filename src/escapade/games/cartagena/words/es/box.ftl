# Nombres de las listas de datos impresos en la página de una caja.
cartagena-box-tunnel = Losetas del túnel
cartagena-box-jungle = Losetas de la jungla
cartagena-box-tokens = Fichas de cofre
cartagena-box-tile = Loseta { $number }
cartagena-box-one = 1 carta
cartagena-box-two = 2 cartas
cartagena-box-three = 3 cartas
cartagena-box-empty = Vacía
cartagena-box-snake = Serpiente
