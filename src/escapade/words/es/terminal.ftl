# The table in the terminal. The commands themselves (why, hint, more, undo, log, help, quit) are typed in English in every language.
terminal-you = tú
terminal-person = una persona
terminal-type-a-number = Escribe el número de una jugada, o help.
terminal-left = Dejas la mesa; la partida queda sin terminar. Para seguir: escapade resume
terminal-record = Archivo de la partida: { $file }
terminal-reconstructed = Reconstruido, no leído de la caja: { $what }; quien tenga una puede corregirlo con --data ARCHIVO.

## Asking for a move
terminal-help =
    Escribe el número de una jugada o su texto. Intro muestra otra vez el menú.
    why 7   qué hace una jugada o qué regla la impide   hint  pista de un bot
    more    página siguiente; more cuchara busca        undo  deshacer una jugada
    log     todo lo ocurrido                            quit  salir; escapade resume
terminal-why-what = Escribe why y una jugada, por ejemplo why { $move }.
terminal-legal = La jugada { $move } es válida: { $does }.
terminal-hint = { $number } { $move }: gana un { $percent } %, probada { $visits } veces
terminal-hint-line = { $hint }; luego { $moves }
terminal-no-move = «{ $typed }» no es una jugada; escribe una del menú, o help.
terminal-no-number = El menú va del 1 al { $last }; el { $number } no está.
terminal-not-found = Ninguna jugada contiene «{ $words }».
terminal-page = página { $page } de { $pages }: more para la siguiente, more y unas palabras para buscar una jugada
terminal-folded = { $count } jugadas: escribe more { $words }
terminal-hide = Pulsa Intro para ocultar tu mano
terminal-pass = Pasa el dispositivo a { $name } y pulsa Intro
terminal-back = Pulsa Intro para volver a la mesa

## The log, and taking a move back
terminal-earlier =
    { $count ->
        [one] … y { $count } línea antes: escribe log
       *[other] … y { $count } líneas antes: escribe log
    }
terminal-nothing-yet = Todavía no ha pasado nada.
terminal-moved-since = { $name } ha jugado después; solo puede deshacer quien hizo la última jugada.
terminal-run-seen = Una carrera no se puede deshacer: ya has visto el camino.
terminal-nothing-to-undo = No tienes ninguna jugada que deshacer.
terminal-undone = { $name } deshace una jugada.

## Replays
terminal-replay-help =
    Intro avanza una jugada, b retrocede una. Un número va a esa jugada, 0 al
    reparto. +10 y -10: diez jugadas; start y end: principio y final. quit termina.
terminal-replay-at = Jugada { $move } de { $moves }
terminal-replay-end = Este es el final.
terminal-replay-moves = La partida tiene { $moves } jugadas.
terminal-replay-deal = El reparto. Intro avanza, help dice qué más se puede escribir.

## The table of any game
terminal-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
terminal-seen = vistas
terminal-none = ninguna
terminal-no-cards = sin cartas
terminal-hand = Mano de { $name }
terminal-deck = Mazo
terminal-discards = Descartes
terminal-letters = Cartas: { $letters }.

## Cartagena
terminal-cartagena-letters-grey = Cartas: { $letters }; una mayúscula es una carta gris.
terminal-cartagena-home = { $home } de { $pirates } fugados
terminal-cartagena-next = Siguientes
terminal-cartagena-drawn = Robadas para elegir
terminal-cartagena-shore = { $place } en { $shore }

## Outrun
terminal-outrun-title = { $monster }, ronda { $round }
terminal-outrun-out = a salvo
terminal-outrun-room = sala { $room } de { $rooms }
terminal-outrun-infected = { $where }, infección
terminal-outrun-finished = ha terminado
terminal-outrun-late = demasiado tarde
terminal-outrun-runs = corriendo
terminal-outrun-place = puesto { $place }
terminal-outrun-path = Camino
terminal-outrun-but = Pero
terminal-outrun-keys = Teclas
terminal-outrun-middle = Centro
terminal-outrun-hold = Mano
terminal-outrun-antidote = con el antídoto
terminal-outrun-face-down = { $count } boca abajo
terminal-outrun-ready = Pulsa Intro y se muestra el camino: tu tiempo empieza
terminal-outrun-run = Carrera
terminal-outrun-key-plus = el siguiente «+»
terminal-outrun-key-shortcut = Gran atajo
terminal-outrun-key-antidote = antídoto
terminal-outrun-key-enter = Intro Meta   late renuncia

## Dig Your Way Out
terminal-dig-goal = { $points } puntos para ganar
terminal-dig-tunnel = { $points } de { $goal }
terminal-dig-cigarettes = { $count } cig.
terminal-dig-beaten = Paliza { $times }
terminal-dig-no-gang = sin banda
terminal-dig-stacks = Montones
terminal-dig-letters = Texto de una jugada: palabras separadas por dos puntos, como dig:spoon. +2 en una zona: cartas al buscar.
