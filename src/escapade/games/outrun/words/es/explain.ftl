# Outrun: monstruos, puestos y salas, en una frase.
outrun-explain-vampire = El vampiro: después de cada ronda se revela en el centro una carta de interferencia, para todos.
outrun-explain-bear = El oso: después de cada ronda todo el mundo roba una carta de interferencia y puede jugarlas sobre quien quiera.
outrun-explain-zombie = El zombi: los jugadores infectados reciben una carta de interferencia en cada ronda hasta que juegan el antídoto.
outrun-explain-dragon = El dragón: los jugadores en el icono de cartas roban dos cartas de interferencia, y los quemados pierden las que tienen delante.
outrun-explain-infected = Infección: juega el antídoto al final de una carrera correcta para curarte.
outrun-explain-rooms = Las salas: gana el primer jugador que sale de la última.
outrun-explain-place = Quienes han corrido sin fallos se colocan aquí, el más rápido a la derecha, y avanzan tantas salas como indica el número.
outrun-explain-zero = Quienes han fallado o llegan tarde se colocan aquí y no avanzan.
outrun-explain-movement = Juégala donde el camino muestra este símbolo, una vez en cada carrera.
outrun-explain-path = El camino: juega tus cartas de movimiento en este orden, salvo que lo cambien cartas de interferencia, y después pulsa Meta.
outrun-explain-figure = Una carrera correcta hace avanzar de sala en sala: cuanto más rápida, más lejos.
