# La mesa: irse y volver, pausas, el último turno, el resultado.
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
no-table-says = Puede que el enlace esté incompleto o que la partida esté en otro servidor. Pide el enlace otra vez o crea tu propia partida.
log-earlier = Entradas anteriores
replay = Repetición
share = Compartir
status-you-won = ¡Has ganado!
hint = Pista
hint-thinking = Pensando…
player-number = Jugador { $number }
move-by-text = { $text }
opens-more = { $name }…
field-by-name = { $name }
your-move = Te toca
last-turn = Último turno
last-turn-again = Verlo otra vez
what-happened = ¿Qué acaba de pasar?
what-happened-step = Paso { $number } de { $count }
what-happened-next = Paso siguiente
what-happened-first = Desde el principio
what-happened-racing = No durante una carrera. Vuelve a preguntar cuando termine.
robbed = Te han robado: { $cards }.
robbed-count =
    { $count ->
        [one] Te han robado { $count } carta.
       *[other] Te han robado { $count } cartas.
    }
resign-sure = ¿Rendirse? La partida cuenta como perdida para ti.
time-short = Se te acaba el tiempo.
result = Resultado
your-actions = Tus acciones
your-hand = Tu mano
you-watch = Estás mirando esta partida.
