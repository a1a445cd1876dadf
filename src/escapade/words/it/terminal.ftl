# The table in the terminal. The commands themselves (why, hint, more, undo, log, help, quit) are typed in English in every language.
terminal-you = tu
terminal-person = una persona
terminal-type-a-number = Scrivi il numero di una mossa, oppure help.
terminal-left = Lasci il tavolo; la partita resta in sospeso. Per continuare: escapade resume
terminal-record = File della partita: { $file }
terminal-reconstructed = Ricostruito, non letto dalla scatola: { $what }; chi ha la scatola può correggerlo con --data FILE.

## Asking for a move
terminal-help =
    Scrivi il numero di una mossa o il suo testo. Invio mostra di nuovo il menu.
    why 7   che cosa fa una mossa o quale regola la vieta  hint  suggerimento
    more    pagina seguente; more cucchiaio cerca mosse    undo  annulla una mossa
    log     tutto ciò che è successo                       quit  esci
terminal-why-what = Scrivi why e una mossa, per esempio why { $move }.
terminal-legal = La mossa { $move } è permessa: { $does }.
terminal-hint = { $number } { $move }: vittoria { $percent }%, provata { $visits } volte
terminal-hint-line = { $hint }; poi { $moves }
terminal-no-move = «{ $typed }» non è una mossa; scrivine una del menu, oppure help.
terminal-no-number = Il menu va da 1 a { $last }; non c’è { $number }.
terminal-not-found = Nessuna mossa contiene «{ $words }».
terminal-page = pagina { $page } di { $pages }: more per la prossima, more e qualche parola per cercare una mossa
terminal-folded = { $count } mosse: scrivi more { $words }
terminal-hide = Premi Invio per nascondere la tua mano
terminal-pass = Passa il dispositivo a { $name }, poi premi Invio
terminal-back = Premi Invio per tornare al tavolo

## The log, and taking a move back
terminal-earlier =
    { $count ->
        [one] … e { $count } riga prima: scrivi log
       *[other] … e { $count } righe prima: scrivi log
    }
terminal-nothing-yet = Non è ancora successo niente.
terminal-moved-since = Nel frattempo ha mosso { $name }; solo chi ha mosso per ultimo può annullare.
terminal-run-seen = Una corsa non si può annullare: hai visto il percorso.
terminal-nothing-to-undo = Non hai mosse da annullare.
terminal-undone = { $name } annulla una mossa.

## Replays
terminal-replay-help =
    Invio avanza di una mossa, b torna indietro di una. Un numero porta a quella
    mossa, 0 alla distribuzione. +10 e -10: dieci mosse avanti o indietro, start
    ed end: inizio e fine. quit esce.
terminal-replay-at = Mossa { $move } di { $moves }
terminal-replay-end = Questa è la fine.
terminal-replay-moves = La partita ha { $moves } mosse.
terminal-replay-deal = La distribuzione. Invio avanza, help dice che altro si può scrivere.

## The table of any game
terminal-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
terminal-seen = viste
terminal-none = nessuna
terminal-no-cards = nessuna carta
terminal-hand = Mano di { $name }
terminal-deck = Mazzo
terminal-discards = Scarti
terminal-letters = Carte: { $letters }.

## Cartagena
terminal-cartagena-letters-grey = Carte: { $letters }; una maiuscola è una carta grigia.
terminal-cartagena-home = { $home } di { $pirates } in salvo
terminal-cartagena-next = Prossime
terminal-cartagena-drawn = Pescate, a scelta
terminal-cartagena-shore = { $place } a { $shore }

## Outrun
terminal-outrun-title = { $monster }, round { $round }
terminal-outrun-out = in salvo
terminal-outrun-room = stanza { $room } di { $rooms }
terminal-outrun-infected = { $where }, infezione
terminal-outrun-finished = al traguardo
terminal-outrun-late = troppo tardi
terminal-outrun-runs = in corsa
terminal-outrun-place = posizione { $place }
terminal-outrun-path = Percorso
terminal-outrun-but = Però
terminal-outrun-keys = Tasti
terminal-outrun-middle = Centro
terminal-outrun-hold = Mano
terminal-outrun-antidote = con l’antidoto
terminal-outrun-face-down = { $count } coperte
terminal-outrun-ready = Premi Invio e il percorso appare: parte il tuo tempo
terminal-outrun-run = Corsa
terminal-outrun-key-plus = il prossimo «+»
terminal-outrun-key-shortcut = Grande scorciatoia
terminal-outrun-key-antidote = antidoto
terminal-outrun-key-enter = Invio Traguardo   late rinuncia

## Dig Your Way Out
terminal-dig-goal = { $points } punti per vincere
terminal-dig-tunnel = { $points } di { $goal }
terminal-dig-cigarettes = { $count } sig.
terminal-dig-beaten = Pestaggi { $times }
terminal-dig-no-gang = senza gang
terminal-dig-stacks = Pile
terminal-dig-letters = Testo di una mossa: parole separate da due punti, come dig:spoon. +2 in un’area: carte di una Ricerca.
