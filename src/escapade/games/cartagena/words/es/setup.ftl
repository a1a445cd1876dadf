# Cómo se prepara una posición a mano, en el tablero de análisis.
cartagena-setup = Para cada jugador: las casillas de los piratas separadas por puntos (0 es la salida), dos puntos y las cartas de la mano por sus letras, por ejemplo 0.0.3.3.5.7:b2kh.
