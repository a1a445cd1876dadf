# Una primera partida guiada.
dig-first-goal = Estás en la prisión de Blackgate y quieres salir. Cava con herramientas un túnel de 12 puntos antes que la liebre: una Cuchara vale 1, un Pico 2 y una Pala 3.
dig-first-turn = Estás en el Bloque de celdas, donde se cava. Pero aún no tienes ninguna herramienta. En cada turno tienes dos acciones.
dig-first-search = Busca: en el Bloque de celdas robas una carta. Quizá combine con tu Palo de escoba.
dig-first-move = ¡Tijeras! Con el Palo de escoba hacen un Pico, pero aquí no: los guardias vigilan el Bloque de celdas. Pulsa «Tirar el dado y moverse».
dig-first-cafeteria = Un 4 lleva a la Sala de recreo o al Comedor. Elige el Comedor: allí puedes fabricar y hay Cucharas que birlar.
dig-first-end = Has usado las dos acciones. Termina tu turno.
dig-first-spoon = La liebre ha buscado. Ahora birla una Cuchara: cuesta una acción y no depende de la suerte.
dig-first-craft = Fabrica el Pico: descartas el Palo de escoba y las Tijeras, y un Pico vale 2 puntos.
dig-first-rest = ¡Dos herramientas con dos acciones! Termina tu turno.
dig-first-home = ¡Vuelve al Bloque de celdas a cavar! Un Movimiento cauteloso te lleva allí sin dado, pero cuesta las dos acciones. Pulsa el Bloque de celdas en el plano o «Movimiento cauteloso…», y después el botón que aparece.
dig-first-wait = Ya estás donde se puede cavar. Termina tu turno.
dig-first-dig = Cava con la Cuchara: se queda en tu túnel para siempre y ganas tu primer punto de túnel.
dig-first-more = La segunda acción: cava con el Pico. Da 2 puntos más.
dig-first-ways = ¡3 de 12 puntos! Hay más maneras de conseguir herramientas: vende en la Sala de recreo cartas como tu Revista y compra allí herramientas, o quítale una a otro jugador con un Arma.
dig-first-done = Dos cosas más: con tres accesorios de una banda puedes unirte a ella, y con dos Palizas no puedes cavar. ¡Ya sabes lo suficiente para jugar!
