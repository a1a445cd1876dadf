# Il tavolo nel terminale. I comandi stessi (why, hint, more, undo, log, help, quit) si scrivono in inglese in ogni lingua.
terminal-you = tu
terminal-person = una persona
terminal-type-a-number = Scrivi il numero di una mossa, oppure help.
terminal-left = Lasci il tavolo; la partita resta in sospeso. Per continuare: escapade resume
terminal-record = File della partita: { $file }
terminal-reconstructed = Ricostruito, non ripreso dalla scatola: { $what }. Chi ha la scatola può correggerlo con --data FILE.

## Asking for a move
terminal-help =
    Scrivi il numero di una mossa o il suo testo. Invio mostra di nuovo il menu.
    why 7   che cosa fa una mossa o quale regola la vieta  hint  suggerimento
    more    pagina seguente; more cucchiaio cerca mosse    undo  annulla una mossa
    log     tutto ciò che è successo                       quit  esci
terminal-why-what = Scrivi why e una mossa, per esempio why { $move }.
terminal-legal = La mossa { $move } è permessa: { $does }.
terminal-hint = { $number } { $move }: vittoria { $percent }%, simulazioni: { $visits }
terminal-hint-line = { $hint }; poi { $moves }
terminal-no-move = «{ $typed }» non è una mossa; scrivine una del menu, oppure help.
terminal-no-number = Il menu va da 1 a { $last }; non c’è { $number }.
terminal-not-found = Nessuna mossa contiene «{ $words }».
terminal-page = pagina { $page } di { $pages }: more per la prossima, more PAROLE per cercare una mossa
terminal-folded = { $count } mosse: scrivi more { $words }
terminal-hide = Premi Invio per nascondere la tua mano
terminal-pass = Passa il dispositivo a { $name }, poi premi Invio
terminal-back = Premi Invio per tornare al tavolo

## The log, and taking a move back
terminal-earlier =
    { $count ->
        [one] … { $count } riga precedente: scrivi log
       *[other] … { $count } righe precedenti: scrivi log
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
terminal-option = { $option }: { $value }
terminal-option-off = { $option }: no
terminal-hand = Mano di { $name }
terminal-deck = Mazzo
terminal-discards = Scarti
terminal-letters = Carte: { $letters }.

# Players; each letter only once
terminal-colour-blue = Blu
    .letter = B
terminal-colour-red = Rosso
    .letter = R
terminal-colour-green = Verde
    .letter = V
terminal-colour-yellow = Giallo
    .letter = G
terminal-colour-purple = Viola
    .letter = L
terminal-colour-white = Bianco
    .letter = C

## Cartagena
terminal-cartagena-letters-grey = Carte: { $letters }; una maiuscola è una carta grigia.
terminal-cartagena-home = { $home } di { $pirates } in salvo
terminal-cartagena-deck = Mazzo
terminal-cartagena-discards = Scarti
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
terminal-outrun-face-down =
    { $count ->
        [one] { $count } coperta
       *[other] { $count } coperte
    }
terminal-outrun-ready = Premi Invio per vedere il percorso: il cronometro parte
terminal-outrun-run = Corsa
terminal-outrun-key-plus = il prossimo «+»
terminal-outrun-key-shortcut = Grande scorciatoia
terminal-outrun-key-antidote = antidoto
terminal-outrun-key-enter = Invio Traguardo   late rinuncia
terminal-outrun-no-key = «{ $key }» non gioca nessuna carta qui: da 1 a 8 sono da A a H
terminal-outrun-no-key-plus = «{ $key }» non gioca nessuna carta qui: da 1 a 8 sono da A a H, 9 è la prossima carta «+»
terminal-outrun-help =
    Invio mostra il percorso e fa partire il cronometro. Poi scrivi le sue carte in
    ordine, con cifra o lettera (1 o A), e Invio per finire; late rinuncia.
    log   tutto ciò che è successo      undo  annulla, prima di vedere il percorso
    quit  esci; escapade resume
terminal-outrun-nothing-laid = Non hai ancora giocato carte: scrivi le carte del percorso e premi Invio; late rinuncia

## Dig Your Way Out
terminal-dig-goal = { $points } punti per vincere
terminal-dig-tunnel = { $points } di { $goal }
terminal-dig-cigarettes = { $count } sig.
terminal-dig-beaten = Pestaggi { $times }
terminal-dig-no-gang = senza gang
terminal-dig-stacks = Pile
terminal-dig-letters = Testo di una mossa: parole separate da due punti, come dig:spoon. +2 in un’area: carte di una Ricerca.

## What is wrong with a command
terminal-output = Impossibile scrivere il risultato: { $reason }.
terminal-stopped = Interrotto.
terminal-no-language = Non c’è una traduzione «{ $language }»; disponibili: { $languages }.
terminal-no-player = Non c’è un giocatore «{ $player }»; si può scegliere tra { $players }.
terminal-seats-or-players = --seats elenca { $listed } giocatori, ma --players ne indica { $players }; usa solo una delle due opzioni.
terminal-bots-or-players = --bots elenca { $listed } bot, ma --players indica { $players } giocatori; usa solo una delle due opzioni.
terminal-no-setting = «{ $setting }» non è un’impostazione; scrivi opzione=valore, per esempio morgan=yes.
terminal-set-twice = { $name } è impostato due volte, a { $first } e a { $second }.
terminal-no-keyboard = Le mosse si scrivono in un terminale, e qui non c’è; fai giocare solo bot, per esempio --seats fox,owl.
terminal-no-unfinished = Qui non ci sono partite in sospeso; indica il file di una partita, oppure gioca con escapade play.
terminal-record-over = La partita in { $file } è finita; escapade replay la mostra.
terminal-untrained = I bot sono stati allenati senza queste correzioni.
terminal-no-such-move =
    { $moves ->
        [one] La partita ha { $moves } mossa; non c’è la mossa { $move }.
       *[other] La partita ha { $moves } mosse; non c’è la mossa { $move }.
    }
terminal-no-such-game =
    { $games ->
        [one] { $file } contiene { $games } partita; non c’è il numero { $number }.
       *[other] { $file } contiene { $games } partite; non c’è il numero { $number }.
    }
terminal-no-such-seat = in questa partita si gioca in { $players }; non c’è un giocatore { $player }
terminal-no-rules = { $game } non ha regole scritte.
terminal-no-rules-in = Le regole di { $game } non sono disponibili in «{ $language }»; lingue: { $languages }.
terminal-no-rule = { $game } non ha la regola «{ $rule }»; sezioni: { $sections }.
terminal-unreadable = Impossibile leggere { $file }: { $reason }.
terminal-unwritable = Impossibile scrivere { $file }: { $reason }.
terminal-no-text = non è un file di testo
terminal-no-toml = { $file } non è un file TOML valido: { $reason }.
terminal-toml-deep = è annidato troppo in profondità, oppure un numero è troppo lungo
terminal-no-analysis = { $bot } non sa analizzare; bot che lo sanno fare: { $bots }.
terminal-position-over = In questa posizione la partita è finita.

## Reports: think, games, simulate, verify
terminal-thought = { $move }  vittoria { $percent }%, simulazioni: { $visits }
terminal-nothing-to-decide = In questa posizione non c’è niente da decidere.
terminal-game-facts = da { $least } a { $most } giocatori, regole { $rules }
terminal-options = opzione
terminal-options-values = valori [predefinito]
terminal-options-says = che cosa decide
terminal-simulated =
    { $games ->
        [one] { $games } partita di { $game }: { $finished } finita.
       *[other] { $games } partite di { $game }, di cui { $finished } finite.
    }
terminal-simulated-cut =
    { $games ->
        [one] { $games } partita di { $game }, interrotta dopo { $cap } decisioni.
       *[other] { $games } partite di { $game }, di cui { $finished } finite e { $unfinished } interrotte dopo { $cap } decisioni.
    }
terminal-simulated-pace = { $decisions } decisioni in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s: { $pace } al secondo.
terminal-seat = posto { $seat }
terminal-together = insieme
terminal-bot = bot
terminal-wins = vittorie
terminal-share = quota
terminal-interval = intervallo al 95%
terminal-lengths = durata di una partita finita
terminal-mean = media
terminal-deviation = deviazione
terminal-shortest = la più breve
terminal-longest = la più lunga
terminal-decisions = decisioni
terminal-turns = turni
terminal-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
terminal-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-fault = { $file }: { $fault }.
terminal-verified =
    { $moves ->
        [one] { $file }, riga { $line }: OK, { $game }, { $moves } mossa, vittoria: { $winners }.
       *[other] { $file }, riga { $line }: OK, { $game }, { $moves } mosse, vittoria: { $winners }.
    }
terminal-verified-unfinished =
    { $moves ->
        [one] { $file }, riga { $line }: OK, { $game }, { $moves } mossa, partita in sospeso.
       *[other] { $file }, riga { $line }: OK, { $game }, { $moves } mosse, partita in sospeso.
    }
terminal-all-verified =
    { $games ->
        [one] { $games } partita verificata, nessun errore.
       *[other] { $games } partite verificate, nessun errore.
    }
