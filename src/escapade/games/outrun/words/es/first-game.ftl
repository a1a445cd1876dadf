# Una primera partida guiada.
outrun-first-goal = Estás de noche en un museo, con un vampiro detrás. Corre por las nueve salas y sal antes que los demás. Aquí tienes todo el tiempo que quieras.
outrun-first-reveal = Cada ronda muestra un camino de cartas. Revela el primero.
outrun-first-run = Juega tus cartas en el orden del camino: A, D, H, G, B. Después pulsa Meta. La carta siguiente está marcada; Borrar retira una carta.
outrun-first-moved = ¡Bien, y antes que la liebre! En el tablero de monstruo, quien ha sido más rápido está más a la derecha: tu puesto 6 te hace avanzar 2 salas; el de la liebre, solo 1.
outrun-first-again = El vampiro ha puesto una carta en el centro: Al revés. Vale para todos. Quien ha sido más rápido revela el siguiente camino: te toca.
outrun-first-reverse = Al revés significa: del final al principio. Juega H, A, D, C, G y pulsa Meta.
outrun-first-place = La liebre ha olvidado la carta Al revés y se queda en su sala. En el tablero de monstruo podrías ir más a la izquierda, pero el puesto de más a la derecha da más salas: pulsa «Quedarse en el puesto 6: 2 salas».
outrun-first-vampire = Hay otra carta en el centro: Camino equivocado C. Se queda junto a Al revés, y las dos valen para todos.
outrun-first-third = Revela el siguiente camino.
outrun-first-both = Primero al revés y luego sin la C: juega H, B, A, F y pulsa Meta.
outrun-first-done = ¡Ya lo tienes! En una partida de verdad corre el tiempo y la carta siguiente no está marcada. El oso, el zombi y el dragón usan las cartas de otra manera; prueba primero con el vampiro.
