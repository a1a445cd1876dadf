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
cartagena-ours-tunnel = Cada una de las ocho losetas muestra cada símbolo una vez. El orden en el lado del túnel lo hemos elegido nosotros.
cartagena-ours-jungle = Cada una de las ocho losetas muestra cada símbolo una vez. El orden en el lado de la jungla lo hemos elegido nosotros.
cartagena-ours-tokens = Las ocho fichas de cofre son de cinco tipos: 1, 2 o 3 cartas, vacía y serpiente. Hemos elegido nosotros cuántas de cada uno.
