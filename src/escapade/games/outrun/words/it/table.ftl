# Outrun al tavolo: carte, round, registro. `a`: «una carta Scudo».
outrun-the-vampire = il vampiro
outrun-the-bear = l’orso
outrun-the-zombie = lo zombie
outrun-the-dragon = il drago
outrun-title = Round { $round }, { $monster } alle calcagna
outrun-rounds-played =
    { $count ->
        [one] { $count } round
       *[other] { $count } round
    }
outrun-mode-together = insieme
outrun-mode-apart = separati
outrun-mode-relaxed = rilassata
outrun-museum = Le stanze, { $monster } alle calcagna. { $told }
outrun-stands = { $name }: stanza { $room }
outrun-stands-out = { $name }: in salvo
outrun-room = stanza { $room }/{ $last }
outrun-out = in salvo!
outrun-held =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
outrun-in-hand = In mano:
outrun-infected = infezione
outrun-symbol = { $letter }, { $symbol }
outrun-symbol-a = corri
outrun-symbol-b = salta
outrun-symbol-c = abbassati
outrun-symbol-d = arrampicati
outrun-symbol-e = striscia
outrun-symbol-f = scivola
outrun-symbol-g = schiva
outrun-symbol-h = scavalca
outrun-finish = Traguardo
outrun-finish-key = Traguardo ⏎
outrun-sent = Finito…
outrun-nothing = niente
outrun-plus = +{ $number }
outrun-letter = { $letter }
outrun-a-card = una carta
outrun-card-reverse = Al contrario
    .a = una carta «Al contrario»
outrun-card-even = Percorso a salti pari–dispari
    .a = una carta «Percorso a salti pari–dispari»
outrun-card-odd = Percorso a salti dispari–pari
    .a = una carta «Percorso a salti dispari–pari»
outrun-card-swap = Scambio { $detail }
    .a = una carta «Scambio { $detail }»
outrun-card-wrong = Strada sbagliata { $detail }
    .a = una carta «Strada sbagliata { $detail }»
outrun-card-long = Strada lunga +{ $detail }
    .a = una carta «Strada lunga +{ $detail }»
outrun-card-small = Piccola scorciatoia
    .a = una carta «Piccola scorciatoia»
outrun-card-big = Grande scorciatoia
    .a = una carta «Grande scorciatoia»
outrun-card-boost = Sprint
    .a = una carta «Sprint»
outrun-card-shield = Scudo
    .a = una carta «Scudo»
outrun-card-focus = Concentrazione
    .a = una carta «Concentrazione»
outrun-card-take = Prendi le mie
    .a = una carta «Prendi le mie»
outrun-card-fair = Scambio equo?
    .a = una carta «Scambio equo?»
outrun-card-steal = Furto
    .a = una carta «Furto»
outrun-card-antidote = Antidoto
outrun-says-reverse = dall’ultimo simbolo al primo
outrun-says-even = prima il 2º, 4º e 6º, poi gli altri
outrun-says-odd = prima il 1º, 3º, 5º e 7º, poi gli altri
outrun-says-swap = gioca { $other } al posto di { $one } e { $one } al posto di { $other }
outrun-says-wrong = non giocare { $one }
outrun-says-long = gioca +{ $one } dopo la carta movimento n. { $one }; le carte «+» non si contano
outrun-says-small = puoi tralasciare una carta
outrun-says-big = gioca solo questa carta, poi Traguardo
outrun-says-boost = avanza del doppio delle stanze
outrun-says-shield = gli altri non possono giocare carte su di te
outrun-says-focus = scarta le carte davanti a te
outrun-says-take = dai le carte davanti a te a un altro giocatore
outrun-says-fair = scambia le carte davanti a te con quelle di un altro giocatore
outrun-says-steal = prendi le carte in mano a un altro giocatore
outrun-on-you-take = ricevi le carte davanti a { $by }
outrun-on-you-fair = scambi le carte davanti a te con quelle di { $by }
outrun-on-you-steal = { $by } prende le carte che hai in mano
outrun-says-antidote = puoi giocarlo per ultimo: ti guarisce
outrun-path = Percorso
outrun-path-told = Il percorso: { $path }. Davanti a te: { $cards }.
outrun-antidote-note = antidoto: chi ha l’infezione può giocarlo per ultimo
outrun-path-was = Percorso
outrun-laid = Giocate: { $laid }
outrun-deck = Le tue carte
outrun-back = Indietro ⌫
outrun-left = ancora { $seconds } s
outrun-set = Pronti… attenti…
outrun-round-over = Risultati del round
outrun-even = I tempi entro 2 s valgono come pari: viene prima chi è più indietro.
outrun-right = giusto
outrun-wrong = sbagliato
outrun-late = troppo tardi
outrun-unfinished = non finito
outrun-asked = Ordine giusto:
outrun-network = ping { $ping }, credito { $credit } ms
outrun-rooms =
    { $count ->
        [one] { $count } stanza
       *[other] { $count } stanze
    }
outrun-mistake = Carta { $at }: doveva essere { $asked }.
outrun-mistake-card = Carta { $at }: doveva essere { $asked }, per via della carta { $card }.
outrun-mistake-antidote = Carta { $at }: doveva essere { $asked }; l’antidoto va per ultimo.
outrun-mistake-big = Bisognava giocare solo la carta { $card }: sostituisce tutto il percorso.
outrun-best-first =
    { $bends ->
        [0] Salvato il primo tempo con { $cards } carte.
        [one] Salvato il primo tempo con { $cards } carte e { $bends } carta interferenza.
       *[other] Salvato il primo tempo con { $cards } carte e { $bends } carte interferenza.
    }
outrun-best-new = Nuovo record! Prima: { $before } s.
outrun-best-was = Il tuo record: { $before } s.
outrun-best-title = I tuoi tempi migliori
outrun-best-line =
    { $bends ->
        [0] { $cards } carte: { $time } s
        [one] { $cards } carte, { $bends } carta interferenza: { $time } s
       *[other] { $cards } carte, { $bends } carte interferenza: { $time } s
    }
outrun-best-none = Ancora nessuno. Vengono salvati in questo browser.
outrun-best-forget = Elimina
outrun-places = Plancia mostro ({ $monster }), il più lento a sinistra
outrun-place = posizione { $place }
outrun-zero = l’area +0
outrun-covered = coperta
outrun-sign-wounded = ferita: perdi tutte le carte davanti a te
outrun-sign-burned = ustione: perdi tutte le carte davanti a te
outrun-sign-cards = peschi due carte
outrun-sign-biohazard = rischio biologico: prendi l’infezione
outrun-runners = I giocatori e le carte davanti a loro
outrun-middle = Al centro, per tutti
outrun-unopened = percorso non ancora scoperto
outrun-status-running = in corsa…
outrun-status-finished = al traguardo
outrun-status-late = troppo tardi
outrun-status-unfinished = non al traguardo
outrun-ready = Ci sono ⏎
outrun-ready-is = in posizione
outrun-turn = Rivela il percorso ⏎
outrun-open = Scopri il percorso ⏎
outrun-play-on =
    { $own ->
        [yes] Su di te
       *[no] Su { $name }
    }
outrun-chosen = { $card }: { $effect }. Scegli un giocatore.
outrun-standing = Se giocano una carta su di te
outrun-standing-ask = chiedimi ogni volta
outrun-standing-use = usa uno Scudo se ce l’ho
outrun-standing-keep = accettala, tengo il mio Scudo
outrun-keys = Tasti: 1–8 le tue carte, 9 una carta «+», 0 l’antidoto o la Grande scorciatoia, Backspace cancella, Invio finisce.
outrun-ours-title = ≈ Ricostruito: { $count }
outrun-ours-more = Fedeltà alla scatola
outrun-log-turnedup = Nuovo round: il percorso viene rivelato.
outrun-log-putdown = Nuovo round: il percorso è coperto.
outrun-log-opened = { $name } scopre il percorso.
outrun-log-finished = { $name } taglia il traguardo.
outrun-log-runshown = { $name } gioca { $laid } in { NUMBER($time, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
outrun-log-runshown-network = { $name } gioca { $laid } in { NUMBER($time, minimumFractionDigits: 2, maximumFractionDigits: 2) } s (ping { $ping } ms, credito { $credit } ms).
outrun-log-camelate = { $name } ha esaurito il tempo.
outrun-log-unfinished = { $name } non ha finito.
outrun-log-timecalled = { $name } chiama lo stop.
outrun-log-ranright = La corsa di { $name } è corretta.
outrun-log-ranwrong = La corsa di { $name } è sbagliata. { $why }
outrun-log-stood = { $name } prende la posizione { $place }.
outrun-log-moved =
    { $count ->
        [one] { $name } avanza di { $count } stanza.
       *[other] { $name } avanza di { $count } stanze.
    }
outrun-log-won = { $name } scappa dall’ultima stanza!
outrun-log-cleared = { $name } perde tutte le carte che ha davanti.
outrun-log-focused = { $name } scarta tutte le carte che ha davanti.
outrun-log-infected = { $name } prende l’infezione.
outrun-log-infects = { $name } infetta { $opponent }.
outrun-log-cured = { $name } guarisce ed è immune per questo round.
outrun-log-shielded = { $name } usa uno Scudo: la carta è annullata.
outrun-log-drew = { $name } pesca { $card-a }.
outrun-log-played = { $name } gioca { $card } su { $other }.
outrun-log-played-own = { $name } gioca { $card } su di sé.
outrun-log-turnedover-middle = La carta { $card } ora è al centro.
outrun-log-turnedover-front = La carta { $card } ora è davanti a { $name }.
outrun-log-removed-middle = La carta { $card } viene tolta dal centro.
outrun-log-removed-front = La carta { $card } davanti a { $name } viene tolta.
outrun-log-replaced-middle = La carta { $new } sostituisce la carta { $card } al centro.
outrun-log-replaced-front = La carta { $new } sostituisce la carta { $card } davanti a { $opponent }.
outrun-log-wasted = La carta { $card } viene scartata: ce n’è già una identica.
outrun-log-gaveall = { $opponent } riceve tutte le carte davanti a { $name }.
outrun-log-swappedall = { $name } e { $opponent } si scambiano le carte che hanno davanti.
outrun-log-stole = { $name } ruba le carte di { $opponent }.
outrun-log-stole-known = { $name } ruba le carte di { $opponent }: { $cards-a }.
outrun-log-shuffled = Le carte vengono mescolate e formano un nuovo mazzo.
