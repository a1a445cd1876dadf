# Outrun: preguntas, jugadas y sus efectos.
outrun-ask-turn-mine = Revela el camino para empezar la ronda.
outrun-ask-turn-other = { $name } revela el camino. ¿Empezamos?
outrun-ask-open = El camino está boca abajo. Descúbrelo cuando quieras: tu tiempo empieza en cuanto lo ves.
outrun-ask-run-mine = Juega tus cartas en el orden del camino y luego Meta.
outrun-ask-run-other =
    { $count ->
        [one] { $count } jugador sigue corriendo.
       *[other] { $count } jugadores siguen corriendo.
    }
outrun-ask-faster-mine = Tu carrera es la última sin fallos: quédate o pasa a un puesto más a la izquierda.
outrun-ask-faster-only = Tu carrera es la única sin fallos: quédate o pasa a un puesto más a la izquierda.
outrun-ask-faster-other = { $name } puede pasar a un puesto más a la izquierda.
outrun-ask-effects-mine = Tienes la infección: infecta a un vecino.
outrun-ask-effects-other = { $name } infecta a un vecino.
outrun-ask-interference-mine = Juega cartas sobre cualquier jugador o consérvalas. Elige una carta y luego un jugador.
outrun-ask-interference-other = { $name } puede jugar cartas de interferencia.
outrun-ask-reaction-mine = { $by } juega { $card } sobre ti: { $effect }.
outrun-ask-reaction-other = { $by } juega { $card } sobre { $other }.
outrun-move-turnup = Revelar el camino
outrun-move-open = Descubrir el camino
outrun-move-run = Correr { $laid }: { NUMBER($time, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
outrun-move-belate = Renunciar a esta carrera
outrun-move-calltime = Gritar «¡Tiempo!»
outrun-move-stay =
    { $count ->
        [one] Quedarse en el puesto { $place }: { $count } sala
       *[other] Quedarse en el puesto { $place }: { $count } salas
    }
outrun-move-takeplace =
    { $count ->
        [one] Puesto { $place }: { $count } sala
       *[other] Puesto { $place }: { $count } salas
    }
outrun-move-infect = Infectar a { $name }
outrun-move-play = { $card } sobre { $name }
    .short = sobre { $name }
outrun-move-play-own = { $card } sobre ti
    .short = sobre ti
outrun-move-keep =
    { $count ->
        [one] Conservar tu carta
       *[other] Conservar tus { $count } cartas
    }
outrun-move-accept = Aceptar { $card }
outrun-move-useshield = Usar un Escudo
outrun-note-clock-starts = tu tiempo empieza
outrun-note-counts-as-wrong = cuenta como fallo
outrun-note-calls-missing =
    { $count ->
        [one] falta que lo grite { $count } jugador más
       *[other] falta que lo griten { $count } jugadores más
    }
outrun-note-run-ends = termina la carrera para todos
outrun-note-wounded = herida: pierdes todas las cartas que tienes delante
outrun-note-burned = quemadura: pierdes todas las cartas que tienes delante
outrun-note-draws =
    { $count ->
        [one] robas una carta
       *[other] robas { $count } cartas
    }
outrun-note-infected = te infectas
outrun-note-infects = infectas a un vecino
outrun-note-infected-already = { $name } ya tiene la infección: no pasa nada
outrun-note-immune = { $name } es inmune durante esta ronda: no pasa nada
outrun-note-replaces = sustituye: { $cards }
outrun-note-cancels = anula { $card }
