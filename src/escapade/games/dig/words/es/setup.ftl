# Cómo se prepara una posición a mano, en el tablero de análisis.
dig-setup = Para cada jugador: la zona, dos puntos, las cartas de la mano separadas por comas, dos puntos y todo lo demás, por ejemplo showers:knife*2,spoon:cigarettes=4,points=3.
