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
dig-ours-areas = Due numeri di Ricerca sono noti (Blocco celle 1, Mensa 2). Gli altri li abbiamo scelti noi: più carte dove non c’è altro da fare.
dig-ours-die = Due delle sei coppie di aree sul dado sono note (1 e 4). Le altre le abbiamo scelte noi.
dig-ours-tunnel = Un tunnel richiede da 8 a 12 punti, meno se si è in tanti. I numeri esatti, anche per le squadre, li abbiamo scelti noi.
dig-ours-values = I giocatori non sono d’accordo su quanto valgano un Piccone e una Pala. Qui i valori abituali sono 1, 2 e 3; gli altri sono 1, 3 e 4.
dig-ours-stacks = Abbiamo scelto noi quante carte ci sono nelle pile scoperte e i loro segni di sigaretta.
dig-ours-recipes = Attrezzi e Coltelli si costruiscono con i materiali. Quali, lo abbiamo scelto noi.
dig-ours-michel = Alcune carte Michel mostrano un Coltello e degli attrezzi. Quante, lo abbiamo scelto noi.
dig-ours-search = Le carte Ricerca sono 77. Nomi, quantità e segni li abbiamo scelti noi.
dig-ours-gangs = Ci sono sei gang con quattro carte ciascuna. Le loro 24 abilità le abbiamo scelte tutte noi.
dig-ours-backgrounds = Ci sono 18 Passati, tre per ogni gang. I loro effetti li abbiamo scelti tutti noi.
dig-click = Scegli un’azione, o clicca su una carta, un’area o un prigioniero.
dig-left = Azioni rimaste: { $count }
dig-keys = 1–9 scelgono una carta della tua mano, «s» cerca, «m» tira il dado per muoversi, «p» passa, «.» termina il turno. Tab passa da un’area, un prigioniero, una carta o un pulsante all’altro.
