# Dig Your Way Out al tavolo: etichette del tabellone e delle sue parti.
dig-area-search =
    { $count ->
        [one] una Ricerca dà { $count } carta
       *[other] una Ricerca dà { $count } carte
    }
dig-area-no-craft = qui non si costruisce
dig-area-die = dado: { $numbers }
dig-area-no-die = il dado non porta mai qui
dig-signs = sigarette: { $count }
dig-area-craft = qui puoi costruire
dig-michel-says = Se il tuo movimento finisce nella sua area, subisci un’estorsione. Alla fine del tuo turno puoi tirare il dado per il suo movimento.
dig-michel-blank = una carta vuota
dig-michel-deck = Carte Michel: { $count }
dig-board = Pianta di Blackgate
dig-person = Prigioniero { $number }: { $name }
dig-nobody = nessuno
dig-you-are-here = Tu sei qui
dig-can-go = Puoi andare qui
dig-can-send = Puoi mandare qui { $names }
dig-stack = Pila: { $card }, ne restano { $count }
dig-rolled = Dado: { $number }
dig-piles = Carte sul tavolo
dig-deck = Mazzo Ricerca: { $count }
dig-discards = Scarti: { $count }
dig-tunnels = I prigionieri e i loro tunnel
dig-team = Squadra { $team }
dig-tunnel-of = Tunnel di { $names }
dig-beatings = Pestaggi: { $count }
dig-cigarettes = Sigarette: { $count }
dig-holds = Carte in mano: { $count }
dig-known-card =
    { $count ->
        [one] nota: { $card }
       *[other] nota: { $card } ×{ $count }
    }
dig-revealed = rivelato
dig-secret = segreto, lo conosci solo tu
dig-seat-note =
    { $cards ->
        [one] tunnel { $points }/{ $goal } · { $cards } carta
       *[other] tunnel { $points }/{ $goal } · { $cards } carte
    }
dig-duel = Estorsione
dig-duel-wants = pretende: { $tool }
dig-use-dig = Scava
dig-use-fight = Combatti
dig-use-make = Costruisci
dig-use-join = Unisciti
dig-use-play = Gioca
dig-use-sell = Vendi
dig-no-cards = Nessuna carta in mano.
dig-reach = A portata di mano:
dig-reach-ready = { $what }: si può fare
dig-reach-elsewhere = { $what }: costruisci altrove
dig-reach-beaten = { $what }: prima curati
dig-reach-short = { $what }: procurati { $cards-a }
dig-reach-any = { $what }: procurati una carta tra { $cards }
dig-prompt-left =
    { $count ->
        [one] ancora { $count } secondo
       *[other] ancora { $count } secondi
    }
dig-prompt-wait = Più tempo
dig-answer-by = Tempo per rispondere. Quando scade, passi.
dig-ours-title = ≈ Ricostruito: { $count }
dig-sell-which = Quale carta vendi per prima?
dig-click = Scegli: azione, carta, area o prigioniero.
dig-left = Azioni rimaste: { $count }
dig-exchange-gives = { $name } fa uno scambio con { $other }: dà { $gives-a }.
dig-exchange-gets = { $name } fa uno scambio con { $other }: riceve { $gets-a }.
dig-exchange-both = { $name } fa uno scambio con { $other }: dà { $gives-a } e riceve { $gets-a }.
dig-some-cards =
    { $count ->
        [one] una carta
       *[other] { $count } carte
    }
dig-some-cigarettes =
    { $count ->
        [one] una sigaretta
       *[other] { $count } sigarette
    }
