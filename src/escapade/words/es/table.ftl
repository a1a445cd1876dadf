# Irse y volver, pausas, repeticiones.
leave = Salir
leave-says = Un bot juega por ti hasta que vuelvas. El asiento sigue siendo tuyo.
leave-alone-says = Nadie te espera. La partida se queda como está hasta que vuelvas.
leave-to-bot = Que juegue un bot
leave-alone = Salir por ahora
stay = Quedarse
held-says = Un bot juega por ti.
held-back = Retomar la partida
come-back = Volver
pause = Pedir una pausa
pause-end = Terminar la pausa
hold = Si alguien se desconecta
hold-0 = esperar
hold-60 = juega un bot tras 1 minuto
hold-300 = juega un bot tras 5 minutos
hold-after = juega un bot tras { $seconds } s
no-table-says = Puede que el enlace esté incompleto o que la partida esté en otro servidor. Pide el enlace otra vez o crea tu propia partida.
log-earlier = Entradas anteriores
replay = Repetición
replay-title = { $game }: repetición
replay-where = { $step } / { $steps }
replay-steps = Pasos de la partida
replay-step = Paso
replay-first = Ir al principio
replay-back = Paso anterior
replay-forward = Paso siguiente
replay-last = Ir al final
replay-run = Reproducir
analyse-step = Analizar desde aquí
replay-stop = Pausa
replay-none = Repetición no encontrada
replay-to-table = Volver a la mesa
replay-hint = Flechas: paso anterior y siguiente. Inicio y Fin: principio y final. Espacio: reproducir o pausar.
share = Compartir
status-you-won = ¡Has ganado!
invite-alone = Este enlace solo funciona en este ordenador. Para invitar a otros dispositivos, inicia el servidor para tu red.
hint = Pista
hint-thinking = Pensando…
player-number = jugador { $number }
move-by-text = { $text }
field-by-name = { $name }
your-move = Te toca
last-turn = Último turno
last-turn-again = Verlo otra vez
what-happened = ¿Qué acaba de pasar?
what-happened-step = Paso { $number } de { $count }
what-happened-next = Paso siguiente
what-happened-first = Desde el principio
robbed = Te han robado: { $cards }.
robbed-count =
    { $count ->
        [one] Te han robado { $count } carta.
       *[other] Te han robado { $count } cartas.
    }
resign-sure = ¿Rendirse? La partida cuenta como perdida para ti.
time-short = Se te acaba el tiempo.
result = Resultado
result-turns =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turnos
    }
turning-point = Momento decisivo: { $name }, de { $before } a { $after }
rating-change = Puntuación { $before } → { $after }
ratings-unchanged = No cambia ninguna puntuación: una partida solo cuenta para quienes tienen activada la puntuación y han jugado al menos una vez.
same-deal = Mismo reparto otra vez
next-level = Nivel siguiente: { $bots }
your-actions = Tus acciones
your-hand = Tu mano
you-watch = Estás mirando esta partida.
keys-title = Teclado
table-keys = «?» muestra las reglas y estas teclas, «h» da una pista, «u» deshace y Esc cancela. Intro juega la única jugada que queda.
