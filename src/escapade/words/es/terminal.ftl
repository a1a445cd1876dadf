# La mesa en la terminal. Las órdenes mismas (why, hint, more, undo, log, help, quit) se escriben en inglés en todos los idiomas.
terminal-you = tú
terminal-person = una persona
terminal-type-a-number = Escribe el número de una jugada, o help.
terminal-left = Dejas la mesa; la partida queda sin terminar. Para seguir: escapade resume
terminal-record = Archivo de la partida: { $file }
terminal-reconstructed = Reconstruido, no tomado de la caja: { $what }. Quien tenga la caja puede corregirlo con --data ARCHIVO.

## Asking for a move
terminal-help =
    Escribe el número de una jugada o su texto. Intro muestra otra vez el menú.
    why 7   qué hace una jugada o qué regla la impide   hint  pista de un bot
    more    página siguiente; more cuchara busca        undo  deshacer una jugada
    log     todo lo ocurrido                            quit  salir; escapade resume
terminal-why-what = Escribe why y una jugada, por ejemplo why { $move }.
terminal-legal = La jugada { $move } es válida: { $does }.
terminal-hint = { $number } { $move }: victoria { $percent } %, simulaciones: { $visits }
terminal-hint-line = { $hint }; luego { $moves }
terminal-no-move = «{ $typed }» no es una jugada; escribe una del menú, o help.
terminal-no-number = El menú va del 1 al { $last }; el { $number } no está.
terminal-not-found = Ninguna jugada contiene «{ $words }».
terminal-page = página { $page } de { $pages }: more para la siguiente, more PALABRAS para buscar una jugada
terminal-folded = { $count } jugadas: escribe more { $words }
terminal-hide = Pulsa Intro para ocultar tu mano
terminal-pass = Pasa el dispositivo a { $name } y pulsa Intro
terminal-back = Pulsa Intro para volver a la mesa

## The log, and taking a move back
terminal-earlier =
    { $count ->
        [one] … { $count } línea anterior: escribe log
       *[other] … { $count } líneas anteriores: escribe log
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
terminal-option = { $option }: { $value }
terminal-option-off = { $option }: no
terminal-hand = Mano de { $name }
terminal-deck = Mazo
terminal-discards = Descartes
terminal-letters = Cartas: { $letters }.

# Players; each letter only once
terminal-colour-blue = Azul
    .letter = A
terminal-colour-red = Rojo
    .letter = R
terminal-colour-green = Verde
    .letter = V
terminal-colour-yellow = Amarillo
    .letter = L
terminal-colour-purple = Morado
    .letter = M
terminal-colour-white = Blanco
    .letter = B

## Cartagena
terminal-cartagena-letters-grey = Cartas: { $letters }; una mayúscula es una carta gris.
terminal-cartagena-home = { $home } de { $pirates } fugados
terminal-cartagena-deck = Mazo
terminal-cartagena-discards = Descartes
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
terminal-outrun-ready = Pulsa Intro para ver el camino: tu tiempo empieza a correr
terminal-outrun-run = Carrera
terminal-outrun-key-plus = el siguiente «+»
terminal-outrun-key-shortcut = Gran atajo
terminal-outrun-key-antidote = antídoto
terminal-outrun-key-enter = Intro Meta   late renuncia
terminal-outrun-no-key = «{ $key }» no juega ninguna carta aquí: del 1 al 8 son de la A a la H
terminal-outrun-no-key-plus = «{ $key }» no juega ninguna carta aquí: del 1 al 8 son de la A a la H, el 9 es la siguiente carta «+»
terminal-outrun-help =
    Intro muestra el camino y pone en marcha el cronómetro. Después escribe sus cartas
    en orden, con cifra o letra (1 o A), e Intro para terminar; late renuncia.
    log   todo lo ocurrido              undo  deshacer, antes de ver el camino
    quit  salir; escapade resume
terminal-outrun-nothing-laid = Aún no has jugado ninguna carta: escribe las cartas del camino y pulsa Intro; late renuncia

## Dig Your Way Out
terminal-dig-goal = { $points } puntos para ganar
terminal-dig-tunnel = { $points } de { $goal }
terminal-dig-cigarettes = { $count } cig.
terminal-dig-beaten = Palizas { $times }
terminal-dig-no-gang = sin banda
terminal-dig-stacks = Montones
terminal-dig-letters = Texto de una jugada: palabras separadas por dos puntos, como dig:spoon. +2 en una zona: cartas al buscar.

## What is wrong with a command
terminal-output = No se puede escribir el resultado: { $reason }.
terminal-stopped = Interrumpido.
terminal-no-language = No hay traducción «{ $language }»; disponibles: { $languages }.
terminal-no-player = No hay ningún jugador «{ $player }»; se puede elegir entre { $players }.
terminal-seats-or-players = --seats nombra a { $listed } jugadores, pero --players indica { $players }; usa solo una de las dos opciones.
terminal-bots-or-players = --bots nombra { $listed } bots, pero --players indica { $players } jugadores; usa solo una de las dos opciones.
terminal-no-setting = «{ $setting }» no es un ajuste; escribe opción=valor, por ejemplo morgan=yes.
terminal-set-twice = { $name } se ajusta dos veces, a { $first } y a { $second }.
terminal-no-keyboard = Las jugadas se escriben en un terminal, y aquí no hay ninguno; haz que jueguen solo bots, por ejemplo --seats fox,owl.
terminal-no-unfinished = Aquí no hay ninguna partida sin terminar; indica el archivo de una partida o juega con escapade play.
terminal-record-over = La partida de { $file } ha terminado; escapade replay la muestra.
terminal-untrained = Los bots se entrenaron sin estas correcciones.
terminal-no-such-move =
    { $moves ->
        [one] La partida tiene { $moves } jugada; no hay jugada { $move }.
       *[other] La partida tiene { $moves } jugadas; no hay jugada { $move }.
    }
terminal-no-such-game =
    { $games ->
        [one] { $file } contiene { $games } partida; no hay número { $number }.
       *[other] { $file } contiene { $games } partidas; no hay número { $number }.
    }
terminal-no-such-seat = en esta partida juegan { $players }; no hay jugador { $player }
terminal-no-rules = { $game } no tiene reglas escritas.
terminal-no-rules-in = Las reglas de { $game } no están disponibles en «{ $language }»; idiomas: { $languages }.
terminal-no-rule = { $game } no tiene la regla «{ $rule }»; secciones: { $sections }.
terminal-unreadable = No se puede leer { $file }: { $reason }.
terminal-unwritable = No se puede escribir { $file }: { $reason }.
terminal-no-text = no es un archivo de texto
terminal-no-toml = { $file } no es un archivo TOML válido: { $reason }.
terminal-toml-deep = está anidado con demasiada profundidad, o un número es demasiado largo
terminal-no-analysis = { $bot } no sabe analizar; bots que saben: { $bots }.
terminal-position-over = En esta posición la partida ha terminado.

## Reports: think, games, simulate, verify
terminal-thought = { $move }  victoria { $percent } %, simulaciones: { $visits }
terminal-nothing-to-decide = En esta posición no hay nada que decidir.
terminal-game-facts = de { $least } a { $most } jugadores, reglas { $rules }
terminal-options = opción
terminal-options-values = valores [predeterminado]
terminal-options-says = qué decide
terminal-simulated =
    { $games ->
        [one] { $games } partida de { $game }: { $finished } terminada.
       *[other] { $games } partidas de { $game }: { $finished } terminadas.
    }
terminal-simulated-cut =
    { $games ->
        [one] { $games } partida de { $game }, interrumpida tras { $cap } decisiones.
       *[other] { $games } partidas de { $game }: { $finished } terminadas y { $unfinished } interrumpidas tras { $cap } decisiones.
    }
terminal-simulated-pace = { $decisions } decisiones en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s: { $pace } por segundo.
terminal-seat = asiento { $seat }
terminal-together = en total
terminal-bot = bot
terminal-wins = victorias
terminal-share = proporción
terminal-interval = intervalo del 95 %
terminal-lengths = duración de una partida terminada
terminal-mean = media
terminal-deviation = desviación
terminal-shortest = la más corta
terminal-longest = la más larga
terminal-decisions = decisiones
terminal-turns = turnos
terminal-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
terminal-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-fault = { $file }: { $fault }.
terminal-verified =
    { $moves ->
        [one] { $file }, línea { $line }: correcto, { $game }, { $moves } jugada, victoria: { $winners }.
       *[other] { $file }, línea { $line }: correcto, { $game }, { $moves } jugadas, victoria: { $winners }.
    }
terminal-verified-unfinished =
    { $moves ->
        [one] { $file }, línea { $line }: correcto, { $game }, { $moves } jugada, sin terminar.
       *[other] { $file }, línea { $line }: correcto, { $game }, { $moves } jugadas, sin terminar.
    }
terminal-all-verified =
    { $games ->
        [one] { $games } partida verificada, sin errores.
       *[other] { $games } partidas verificadas, sin errores.
    }
