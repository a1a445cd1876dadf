# Una primera partida guiada.
outrun-first-goal = Estás de noche en un museo, con un vampiro detrás. Corre por las nueve salas y sal antes que los demás. Aquí tienes todo el tiempo que quieras.
outrun-first-reveal = Cada ronda muestra un camino de cartas. Revela el primero.
outrun-first-run = Juega tus cartas en el orden del camino: A, D, H, G, B. Después pulsa Meta. La carta siguiente está marcada; Borrar retira una carta.
outrun-first-moved = Bien, y antes que la liebre: estás en el puesto 6, que te mueve 2 salas, y la liebre solo 1. El vampiro ha puesto una carta en el centro: Al revés.
outrun-first-again = Quien termina antes revela el siguiente camino. Hazlo y acuérdate de Al revés.
outrun-first-reverse = Al revés significa: del final al principio. Juega H, A, D, C, G y pulsa Meta.
outrun-first-place = La liebre ha olvidado Al revés y se queda donde está. Puedes elegir un puesto más a la izquierda, pero el de más a la derecha te lleva más lejos: pulsa «Quedarse en el puesto 6: 2 salas».
outrun-first-vampire = Hay otra carta en el centro: Camino equivocado C. Se queda junto a Al revés, y las dos valen para todos.
outrun-first-third = Revela el siguiente camino.
outrun-first-both = Primero al revés y luego sin la C: juega H, B, A, F y pulsa Meta.
outrun-first-done = ¡Ya lo tienes! En una partida de verdad corre el tiempo y la carta siguiente no está marcada. El oso, el zombi y el dragón usan las cartas de otra manera; prueba primero con el vampiro.
