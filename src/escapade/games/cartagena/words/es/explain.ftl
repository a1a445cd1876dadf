# Cartagena: para qué sirven cartas y lugares, en una frase.
cartagena-explain-card = Juega esta carta para mover a uno de tus piratas hasta la siguiente casilla libre con este símbolo.
cartagena-explain-pistol = Mueve a un pirata hasta la siguiente pistola libre, o mira la mano de otro jugador y quítale una carta.
cartagena-explain-parrot = Mueve a un pirata hasta el siguiente loro libre, o roba cartas, quédate con 2 y da una a cada uno de los demás.
cartagena-explain-hook = Mueve a un pirata hasta el siguiente garfio libre, o roba 4 cartas y quédate con 1.
cartagena-explain-sabre = Mueve a un pirata hasta el siguiente sable libre; dos sables juntos cuentan como cualquier otra carta.
cartagena-explain-bomb = Mueve a un pirata hasta la siguiente bomba libre, o juégala con otra carta para mover juntos a dos piratas de una misma casilla.
cartagena-explain-chest = Mueve a un pirata hasta el siguiente cofre libre, o abre un cofre en lugar de jugar tu turno.
cartagena-explain-grey = Una carta gris: cuando la juegas, todos los demás con más de 7 cartas se descartan hasta tener 7, y tú quitas una carta a cada uno de ellos.
cartagena-explain-space = Un pirata se detiene aquí con una carta con este símbolo si no hay nadie. Retroceder hasta 1 o 2 piratas da otras tantas cartas.
cartagena-explain-cell = La celda: de aquí salen todos los piratas, y ninguno vuelve a ella.
cartagena-explain-boat = El barco: gana quien primero trae aquí a todos sus piratas.
cartagena-explain-ferry = El barco navega entre Cartagena y Tortuga y lleva hasta 3 piratas de cada jugador.
cartagena-explain-hideout = El escondite: gana quien primero trae aquí a todos sus piratas.
cartagena-explain-token = Un cofre cerrado: hasta 3 cartas, nada o una serpiente. Un pirata que empieza aquí el turno puede abrirlo.
cartagena-explain-deck = El mazo: de aquí se roban cartas cuando un pirata retrocede.
cartagena-explain-row = La fila descubierta: quien roba toma la carta siguiente, desde la flecha.
