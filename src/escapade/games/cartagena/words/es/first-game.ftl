# Una primera partida guiada.
cartagena-first-goal = Los piratas azules redondos son tuyos. Lleva a los seis por el túnel hasta el barco antes que la liebre. Cinco siguen en la celda y uno casi ha llegado.
cartagena-first-hand = Tus cartas están debajo del tablero. En un turno tienes hasta tres acciones: hacer avanzar a un pirata con una carta o hacer retroceder a uno para robar cartas.
cartagena-first-advance = Primera acción: elige el sombrero de tu mano y después un pirata de la celda. Corre hasta el primer sombrero libre, en la casilla 3.
cartagena-first-taken = Ahora la llave: elígela y después otro pirata de la celda. La primera llave, en la casilla 6, está ocupada, así que el pirata sigue hasta la 9. Las casillas ocupadas te hacen ir más rápido.
cartagena-first-back = Te queda una carta: consigue más. Elige tu pirata de la casilla 9 y luego pulsa «Retroceder a la 6, +2»: allí hay dos piratas, así que robas dos cartas.
cartagena-first-bot = Era tu tercera acción, y el turno ha terminado solo. La liebre ha jugado una calavera y ha parado tras una acción. Te toca otra vez.
cartagena-first-own = Juega el sombrero con un pirata de la celda. En el primer sombrero está tu propio pirata: también se salta, y el nuevo llega a la casilla 11.
cartagena-first-full = Tres piratas llenan la casilla 6, así que quien retrocede pasa de largo. Elige tu pirata de la casilla 11 y luego pulsa «Retroceder a la 5, +1»: allí hay un pirata, así que robas una carta.
cartagena-first-boat = Tercera acción: juega la pistola con tu pirata de la casilla 33. Delante no queda ninguna pistola: ¡corre directo al barco!
cartagena-first-leap = Ahora un gran salto. Juega la daga con tu pirata de la casilla 6: las dagas de la 7 y la 15 están ocupadas, así que una sola carta lo lleva a la 24.
cartagena-first-stop = No tienes que usar las tres acciones. Guarda la botella para un momento mejor y termina tu turno.
cartagena-first-done = Ya sabes todo lo necesario: avanza con cartas, retrocede para robar más y aprovecha dónde están los demás. Gana quien reúne primero a sus seis piratas en el barco.
