# Las tareas de los problemas.
outrun-puzzle-task-run = Juega bien este camino con las cartas que tienes delante.
outrun-puzzle-task-shortest = Juega una carrera correcta con el menor número posible de cartas.
outrun-puzzle-reason-run = Con las cartas que tienes delante, ninguna otra carrera es correcta.
outrun-puzzle-reason-shortest =
    { $goal ->
        [one] Ninguna carrera correcta tiene menos de { $goal } carta.
       *[other] Ninguna carrera correcta tiene menos de { $goal } cartas.
    }
outrun-puzzle-wrong-run = La carta { $card } de esta carrera es incorrecta.
outrun-puzzle-wrong-shortest = Esta carrera es correcta, pero bastan { $goal } cartas y has jugado { $cards }.
outrun-puzzle-hint =
    { $count ->
        [one] La carrera tiene { $count } carta: { $card }.
       *[other] La carrera tiene { $count } cartas, y la primera es { $card }.
    }
outrun-puzzle-answer = Juega { $cards } y después Meta.
