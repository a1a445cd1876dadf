# Cómo se prepara una posición a mano, en el tablero de análisis.
outrun-setup = Para cada jugador: la sala, @ y el puesto en el tablero de monstruo; después, con dos puntos, las cartas delante y las cartas de la mano, por ejemplo 3@6:reverse:boost.
