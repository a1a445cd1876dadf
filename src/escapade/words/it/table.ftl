# Il tavolo: uscire e tornare, pause, ultimo turno, risultato.
leave = Esci
leave-says = Un bot gioca al tuo posto finché non torni. Il posto resta tuo.
leave-alone-says = Nessuno ti aspetta. La partita resta com’è finché non torni.
leave-to-bot = Fai giocare un bot
leave-alone = Esci per ora
stay = Resta
held-says = Un bot gioca al tuo posto.
held-back = Riprendi a giocare
come-back = Torna al tavolo
pause = Chiedi una pausa
pause-end = Termina la pausa
no-table-says = Il link potrebbe essere incompleto, oppure la partita è su un altro server. Fatti rimandare il link, o crea una tua partita.
log-earlier = Voci precedenti
replay = Replay
share = Condividi
status-you-won = Hai vinto!
hint = Suggerimento
hint-thinking = Sta pensando…
player-number = Giocatore { $number }
move-by-text = { $text }
opens-more = { $name }…
field-by-name = { $name }
your-move = Tocca a te
last-turn = Ultimo turno
last-turn-again = Rivedi il turno
what-happened = Che cosa è successo?
what-happened-step = Passo { $number } di { $count }
what-happened-next = Passo successivo
what-happened-first = Dall’inizio
what-happened-racing = Non durante una corsa. Chiedi di nuovo quando è finita.
robbed = Ti hanno rubato: { $cards }.
robbed-count =
    { $count ->
        [one] Ti hanno rubato { $count } carta.
       *[other] Ti hanno rubato { $count } carte.
    }
resign-sure = Vuoi abbandonare? Per te la partita conta come persa.
time-short = Il tuo tempo sta per scadere.
result = Risultato
your-actions = Le tue azioni
your-hand = La tua mano
you-watch = Stai guardando questa partita.
