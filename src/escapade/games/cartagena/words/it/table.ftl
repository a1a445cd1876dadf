# Cartagena al tavolo: pezzi, mosse, registro. `the`, `to`, `from`, `at` e `of`: «la casella 5», «fino alla», «dalla», «sulla», «della».
cartagena-skull = teschio
    .a = un teschio
    .many = teschi
cartagena-dagger = pugnale
    .a = un pugnale
    .many = pugnali
cartagena-key = chiave
    .a = una chiave
    .many = chiavi
cartagena-bottle = bottiglia
    .hyphenated = botti{"\u00AD"}glia
    .a = una bottiglia
    .many = bottiglie
cartagena-hat = cappello
    .hyphenated = cap{"\u00AD"}pello
    .a = un cappello
    .many = cappelli
cartagena-pistol = pistola
    .a = una pistola
    .many = pistole
cartagena-parrot = pappagallo
    .hyphenated = pappa{"\u00AD"}gallo
    .a = un pappagallo
    .many = pappagalli
cartagena-hook = uncino
    .a = un uncino
    .many = uncini
cartagena-sabre = sciabola
    .hyphenated = scia{"\u00AD"}bola
    .a = una sciabola
    .many = sciabole
cartagena-bomb = bomba
    .a = una bomba
    .many = bombe
cartagena-chest = forziere
    .hyphenated = for{"\u00AD"}ziere
    .a = un forziere
    .many = forzieri
cartagena-grey-card =
    { $symbol ->
        [pistola] pistola grigia
        [sciabola] sciabola grigia
        [bomba] bomba grigia
       *[other] { $symbol } grigio
    }
    .a =
    { $symbol ->
        [pistola] una pistola grigia
        [sciabola] una sciabola grigia
        [bomba] una bomba grigia
       *[other] { $symbol-a } grigio
    }
    .many =
    { $symbol ->
        [pistola] pistole grigie
        [sciabola] sciabole grigie
        [bomba] bombe grigie
       *[other] { $symbol-many } grigi
    }
cartagena-a-card = una carta
    .a = una carta
cartagena-several = { $count } { $card-many }
cartagena-pair = { $cards } come { $symbol }
cartagena-cell = la cella
    .short = cella
    .to = fino alla cella
    .from = dalla cella
    .at = nella cella
    .of = della cella
cartagena-boat = la barca
    .short = barca
    .to = fino alla barca
    .from = dalla barca
    .at = sulla barca
    .of = della barca
cartagena-hideout = il covo
    .short = covo
    .to = fino al covo
    .from = dal covo
    .at = nel covo
    .of = del covo
cartagena-space = casella { $number }
    .short = { $number }
    .the = la casella { $number }
    .to = fino alla casella { $number }
    .from = dalla casella { $number }
    .at = sulla casella { $number }
    .of = della casella { $number }
cartagena-board = Tabellone
cartagena-crowd = { $name }: { $count }
cartagena-nobody = nessuno
cartagena-token = un forziere chiuso
cartagena-can-land = Puoi arrivare qui
cartagena-can-move = Il tuo pirata può muoversi
cartagena-other-pirate = Pirata di { $name }: { $place }
cartagena-piles = Carte sul tavolo
cartagena-deck = Mazzo: { $count }
cartagena-next = prossima
cartagena-row = Fila scoperta, dalla prossima carta: { $cards }
cartagena-discards = Scarti: { $count }
cartagena-hand = La tua mano
cartagena-card-label =
    { $count ->
        [one] { $card }
       *[other] { $card } ×{ $count }
    }
cartagena-no-cards = Nessuna carta in mano.
cartagena-home = in salvo: { $home }/{ $all }
cartagena-held =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
cartagena-wait = { $name } sta pensando…
cartagena-click = Carta o pirata?
cartagena-click-empty = Pirata o pulsante?
cartagena-pick-pirate = Quale pirata si muove?
cartagena-pick-card = Dove? Scegli una carta, una casella evidenziata o un pulsante.
cartagena-pick-place = Dove? Scegli una casella evidenziata o un pulsante.
cartagena-log-advance = { $name } gioca { $card-a }: { $from-short } → { $to-short }.
cartagena-log-moved = { $name } muove un pirata: { $from-short } → { $to-short }.
cartagena-log-drew =
    { $count ->
        [one] { $name } pesca una carta.
       *[other] { $name } pesca { $count } carte.
    }
cartagena-log-drew-known = { $name } pesca { $cards-a }.
cartagena-log-picked =
    { $count ->
        [one] { $name } prende una carta dalla fila.
       *[other] { $name } prende { $count } carte dalla fila.
    }
cartagena-log-picked-known = { $name } prende dalla fila { $cards-a }.
cartagena-log-laid = { $name } gioca { $card-a }.
cartagena-log-took = { $name } prende { $card-a } a { $other }.
cartagena-log-won = Tutti i pirati di { $name } sono evasi!
cartagena-log-reshuffled = Gli scarti vengono mescolati e formano un nuovo mazzo.
cartagena-ways = { $count } mosse: guarda le caselle evidenziate.
cartagena-open-hand = Carte in mano
