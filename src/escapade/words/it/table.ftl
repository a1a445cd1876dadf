# Uscire e tornare, pause, replay.
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
hold = Se qualcuno si disconnette
hold-0 = si aspetta
hold-60 = gioca un bot dopo 1 minuto
hold-300 = gioca un bot dopo 5 minuti
hold-after = gioca un bot dopo { $seconds } s
no-table-says = Il link potrebbe essere incompleto, oppure la partita è su un altro server. Fatti rimandare il link, o crea una tua partita.
log-earlier = Voci precedenti
replay = Replay
replay-title = Replay di { $game }
replay-where = { $step } / { $steps }
replay-steps = Passi della partita
replay-step = Passo
replay-first = Vai all’inizio
replay-back = Passo precedente
replay-forward = Passo successivo
replay-last = Vai alla fine
replay-run = Riproduci
analyse-step = Analizza da qui
replay-stop = Pausa
replay-none = Replay non trovato
replay-to-table = Torna al tavolo
replay-hint = Frecce: passo precedente e successivo. Home e Fine: inizio e fine. Spazio: riproduci o pausa.
share = Condividi
status-you-won = Hai vinto!
invite-alone = Questo link funziona solo su questo computer. Avvia il server per la tua rete se vuoi invitare altri dispositivi.
hint = Suggerimento
hint-thinking = Sta pensando…
player-number = giocatore { $number }
move-by-text = { $text }
field-by-name = { $name }
your-move = Tocca a te
last-turn = Ultimo turno
last-turn-again = Rivedi il turno
what-happened = Che cosa è successo?
what-happened-step = Passo { $number } di { $count }
what-happened-next = Passo successivo
what-happened-first = Dall’inizio
robbed = Ti hanno rubato: { $cards }.
robbed-count =
    { $count ->
        [one] Ti hanno rubato { $count } carta.
       *[other] Ti hanno rubato { $count } carte.
    }
resign-sure = Vuoi abbandonare? Per te la partita conta come persa.
time-short = Il tuo tempo sta per scadere.
result = Risultato
result-turns =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turni
    }
turning-point = Svolta: { $name }, da { $before } a { $after }
rating-change = Punteggio { $before } → { $after }
ratings-unchanged = Nessun punteggio cambia: una partita conta solo per chi ha attivato il punteggio e ha fatto almeno una mossa.
same-deal = Rigioca la stessa distribuzione
next-level = Livello successivo: { $bots }
your-actions = Le tue azioni
your-hand = La tua mano
you-watch = Stai guardando questa partita.
keys-title = Tastiera
table-keys = «?» mostra le regole e questi tasti, «h» dà un suggerimento, «u» annulla la mossa, Esc annulla la scelta. Invio gioca l’unica mossa rimasta.
