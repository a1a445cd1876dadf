# Outrun en la mesa: cartas, rondas, registro.
outrun-the-vampire = el vampiro
outrun-the-bear = el oso
outrun-the-zombie = el zombi
outrun-the-dragon = el dragón
outrun-title = Ronda { $round }: te persigue { $monster }
outrun-rounds-played =
    { $count ->
        [one] { $count } ronda
       *[other] { $count } rondas
    }
outrun-mode-together = a la vez
outrun-mode-apart = por separado
outrun-mode-relaxed = relajado
outrun-museum = Las salas, con { $monster } detrás. { $told }
outrun-stands = { $name } en la sala { $room }
outrun-stands-out = { $name } ha escapado
outrun-room = sala { $room }/{ $last }
outrun-out = ¡a salvo!
outrun-held =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
outrun-in-hand = En la mano:
outrun-infected = infección
outrun-symbol = { $letter }, { $symbol }
outrun-symbol-a = correr
outrun-symbol-b = saltar
outrun-symbol-c = agacharse
outrun-symbol-d = trepar
outrun-symbol-e = reptar
outrun-symbol-f = deslizarse
outrun-symbol-g = esquivar
outrun-symbol-h = franquear
outrun-finish = Meta
outrun-finish-key = Meta ⏎
outrun-sent = Terminado…
outrun-nothing = nada
outrun-plus = +{ $number }
outrun-letter = { $letter }
outrun-a-card = una carta
outrun-card-reverse = Al revés
    .a = una carta «Al revés»
outrun-card-even = Camino a saltos par–impar
    .a = una carta «Camino a saltos par–impar»
outrun-card-odd = Camino a saltos impar–par
    .a = una carta «Camino a saltos impar–par»
outrun-card-swap = Cambio { $detail }
    .a = una carta «Cambio { $detail }»
outrun-card-wrong = Camino equivocado { $detail }
    .a = una carta «Camino equivocado { $detail }»
outrun-card-long = Camino largo +{ $detail }
    .a = una carta «Camino largo +{ $detail }»
outrun-card-small = Pequeño atajo
    .a = una carta «Pequeño atajo»
outrun-card-big = Gran atajo
    .a = una carta «Gran atajo»
outrun-card-boost = Impulso
    .a = una carta «Impulso»
outrun-card-shield = Escudo
    .a = una carta «Escudo»
outrun-card-focus = Concentración
    .a = una carta «Concentración»
outrun-card-take = Toma las mías
    .a = una carta «Toma las mías»
outrun-card-fair = ¿Cambio justo?
    .a = una carta «¿Cambio justo?»
outrun-card-steal = Saqueo
    .a = una carta «Saqueo»
outrun-card-antidote = Antídoto
outrun-says-reverse = primero el último símbolo
outrun-says-even = primero el 2.º, 4.º y 6.º, luego los demás
outrun-says-odd = primero el 1.º, 3.º, 5.º y 7.º, luego los demás
outrun-says-swap = juega { $other } en vez de { $one } y { $one } en vez de { $other }
outrun-says-wrong = sáltate { $one }
outrun-says-long = juega +{ $one } después de la carta de movimiento n.º { $one }; las cartas «+» no cuentan
outrun-says-small = puedes saltarte una carta
outrun-says-big = juega solo esta carta y luego Meta
outrun-says-boost = avanza el doble de salas
outrun-says-shield = los demás no pueden jugar cartas sobre ti
outrun-says-focus = descarta las cartas que tienes delante
outrun-says-take = da las cartas que tienes delante a otro jugador
outrun-says-fair = cambia las cartas que tienes delante por las de otro jugador
outrun-says-steal = quédate con las cartas de la mano de otro jugador
outrun-on-you-take = recibes las cartas que { $by } tiene delante
outrun-on-you-fair = cambias las cartas que tienes delante por las de { $by }
outrun-on-you-steal = { $by } se queda con las cartas de tu mano
outrun-says-antidote = puedes jugarlo al final: te cura
outrun-path = Camino
outrun-path-told = El camino: { $path }. Delante tienes: { $cards }.
outrun-antidote-note = antídoto: los jugadores infectados pueden jugarlo al final
outrun-path-was = Camino
outrun-laid = Jugadas: { $laid }
outrun-deck = Tus cartas
outrun-back = Borrar ⌫
outrun-left = quedan { $seconds } s
outrun-set = Preparados… listos…
outrun-round-over = Resultados de la ronda
outrun-even = Con 2 s o menos de diferencia los tiempos cuentan como iguales: va primero quien está más atrás.
outrun-right = bien
outrun-wrong = mal
outrun-late = demasiado tarde
outrun-unfinished = sin terminar
outrun-asked = Lo correcto:
outrun-network = ping { $ping }, compensación { $credit } ms
outrun-rooms =
    { $count ->
        [one] { $count } sala
       *[other] { $count } salas
    }
outrun-mistake = La carta { $at } debía ser { $asked }.
outrun-mistake-card = La carta { $at } debía ser { $asked }, a causa de { $card }.
outrun-mistake-antidote = La carta { $at } debía ser { $asked }: el antídoto va al final.
outrun-mistake-big = Solo había que jugar { $card }: esa carta sustituye todo el camino.
outrun-best-first =
    { $bends ->
        [0] Primer tiempo con { $cards } cartas guardado.
        [one] Primer tiempo con { $cards } cartas y { $bends } carta de interferencia guardado.
       *[other] Primer tiempo con { $cards } cartas y { $bends } cartas de interferencia guardado.
    }
outrun-best-new = ¡Nuevo récord! Antes: { $before } s.
outrun-best-was = Tu récord: { $before } s.
outrun-best-title = Tus mejores tiempos
outrun-best-line =
    { $bends ->
        [0] { $cards } cartas: { $time } s
        [one] { $cards } cartas, { $bends } carta de interferencia: { $time } s
       *[other] { $cards } cartas, { $bends } cartas de interferencia: { $time } s
    }
outrun-best-none = Ninguno todavía. Se guardan en este navegador.
outrun-best-forget = Borrar
outrun-places = Tablero de monstruo ({ $monster }), a la izquierda el más lento
outrun-place = puesto { $place }
outrun-zero = la zona +0
outrun-covered = tapado
outrun-sign-wounded = herida: pierdes todas las cartas que tienes delante
outrun-sign-burned = quemadura: pierdes todas las cartas que tienes delante
outrun-sign-cards = roba dos cartas
outrun-sign-biohazard = riesgo biológico: te infectas
outrun-runners = Los jugadores y las cartas que tienen delante
outrun-middle = En el centro, para todos
outrun-unopened = camino sin descubrir
outrun-status-running = corriendo…
outrun-status-finished = ha terminado
outrun-status-late = demasiado tarde
outrun-status-unfinished = sin terminar
outrun-ready = Ya estoy ⏎
outrun-ready-is = a punto
outrun-turn = Revelar el camino ⏎
outrun-open = Descubrir el camino ⏎
outrun-play-on =
    { $own ->
        [yes] Sobre ti
       *[no] Sobre { $name }
    }
outrun-chosen = { $card }: { $effect }. Elige un jugador.
outrun-standing = Si te juegan una carta
outrun-standing-ask = preguntarme cada vez
outrun-standing-use = usar un Escudo si lo tengo
outrun-standing-keep = aceptarla y conservar mi Escudo
outrun-keys = Teclas: 1–8 tus cartas, 9 una carta «+», 0 el antídoto o el Gran atajo, Retroceso borra, Intro termina.
outrun-ours-title = ≈ Reconstruido: { $count }
outrun-ours-more = Fidelidad a la caja
outrun-log-turnedup = Nueva ronda: el camino está a la vista.
outrun-log-putdown = Nueva ronda: el camino está boca abajo.
outrun-log-opened = { $name } descubre el camino.
outrun-log-finished = { $name } termina.
outrun-log-runshown = { $name } juega { $laid } en { NUMBER($time, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
outrun-log-runshown-network = { $name } juega { $laid } en { NUMBER($time, minimumFractionDigits: 2, maximumFractionDigits: 2) } s (ping { $ping } ms, compensación { $credit } ms).
outrun-log-camelate = A { $name } se le ha acabado el tiempo.
outrun-log-unfinished = { $name } no ha terminado.
outrun-log-timecalled = { $name } grita «¡Tiempo!».
outrun-log-ranright = { $name } ha corrido sin fallos.
outrun-log-ranwrong = { $name } ha cometido un fallo. { $why }
outrun-log-stood = { $name } ocupa el puesto { $place }.
outrun-log-moved =
    { $count ->
        [one] { $name } avanza { $count } sala.
       *[other] { $name } avanza { $count } salas.
    }
outrun-log-won = ¡{ $name } escapa de la última sala!
outrun-log-cleared = { $name } pierde todas las cartas que tiene delante.
outrun-log-focused = { $name } descarta todas las cartas que tiene delante.
outrun-log-infected = { $name } se infecta.
outrun-log-infects = { $name } infecta a { $opponent }.
outrun-log-cured = { $name } se cura y es inmune durante esta ronda.
outrun-log-shielded = { $name } usa un Escudo: la carta queda anulada.
outrun-log-drew = { $name } roba { $card-a }.
outrun-log-played = { $name } juega { $card } sobre { $other }.
outrun-log-played-own = { $name } juega { $card } sobre sí.
outrun-log-turnedover-middle = { $card } está ahora en el centro.
outrun-log-turnedover-front = { $card } está ahora delante de { $name }.
outrun-log-removed-middle = { $card } se retira del centro.
outrun-log-removed-front = { $name } ya no tiene delante { $card }.
outrun-log-replaced-middle = { $new } sustituye a { $card } en el centro.
outrun-log-replaced-front = { $new } sustituye a { $card } delante de { $opponent }.
outrun-log-wasted = { $card } se descarta: ya hay una carta idéntica.
outrun-log-gaveall = { $opponent } recibe todas las cartas que { $name } tenía delante.
outrun-log-swappedall = { $name } y { $opponent } intercambian las cartas que tienen delante.
outrun-log-stole = { $name } se queda con las cartas de la mano de { $opponent }.
outrun-log-stole-known = { $name } se queda con las cartas de la mano de { $opponent }: { $cards-a }.
outrun-log-shuffled = Las cartas se barajan y forman un mazo nuevo.
