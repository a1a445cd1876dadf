# Nombres de las listas de datos impresos en la página de una caja.
outrun-box-symbols = Símbolos de las cartas de movimiento
outrun-box-rooms = Salas de un tablero de salas
outrun-box-paths = Cartas de camino
outrun-box-cards = Cartas de interferencia
outrun-box-board = Tablero de monstruo: { $monster }
outrun-box-numbers = Números de los puestos, el más lento primero
outrun-box-open = Puestos sin tapar
outrun-box-sign = Puestos (0: la zona +0) con el icono: { $sign }
outrun-box-players = Jugadores: { $number }
outrun-box-copies = Copias
outrun-box-vampires = Con el icono del vampiro
outrun-box-zombies = Con el icono del zombi
outrun-box-trace = Traza el camino: arrastra de símbolo en símbolo, haz clic en ellos en orden o escribe sus letras. Retroceso quita el último.
outrun-box-path = Camino { $number }
outrun-box-again = Empezar de nuevo
