# Dig Your Way Out: titoli, azioni, risposte, effetti e domande.
dig-group-search = Cerca
dig-group-go = Muoviti
dig-group-cautious = Movimento prudente
dig-group-dig = Scava
dig-group-here = Qui
dig-group-craft = Costruisci
dig-group-buy = Compra
dig-group-sell = Vendi
dig-group-join = Unisciti a una gang
dig-group-play = Carta Azione
dig-group-extort = Estorsione
dig-group-con = Truffatore
dig-group-people = Giocatori
dig-group-background = Passato
dig-group-end = Termina il turno
dig-group-michel = Michel(le)
dig-action-search =
    { $count ->
        [0] Cerca: niente da trovare
        [one] Cerca: pesca { $count } carta
       *[other] Cerca: pesca { $count } carte
    }
dig-action-burgle = Scassinatore: cerca ({ $count } carte)
dig-action-roll = Tira il dado e muoviti
dig-action-cautious = Movimento prudente: vai { $area-to }
dig-action-drive = Autista: vai { $area-to }
dig-action-follow = Segui { $other } { $area-to }
dig-action-escape = Mago della fuga: vai { $area-to }
dig-action-dig = Scava con { $card-a }: +{ $points }
dig-action-mine = Minatore: scava con { $card-a }: +{ $points }
dig-action-heal = Cura un Pestaggio
dig-action-steal-spoon = Ruba un Cucchiaio
dig-action-craft =
    { $count ->
        [one] Costruisci { $card-a } con { $parts-a }
       *[other] Costruisci { $count } × { $card } con { $parts-a }
    }
    .brief =
        { $count ->
            [one] Costruisci { $card-a }
           *[other] Costruisci { $count } × { $card }
        }
dig-action-craft-keeping =
    { $count ->
        [one] Costruisci { $card-a }, tieni { $kept-a }
       *[other] Costruisci { $count } × { $card }, tieni { $kept-a }
    }
dig-action-tinker =
    { $count ->
        [one] Tuttofare: costruisci { $card-a } senza { $missing }
       *[other] Tuttofare: costruisci { $count } × { $card } senza { $missing }
    }
dig-action-tinker-keeping =
    { $count ->
        [one] Tuttofare: costruisci { $card-a } senza { $missing }, tieni { $kept-a }
       *[other] Tuttofare: costruisci { $count } × { $card } senza { $missing }, tieni { $kept-a }
    }
dig-action-buy =
    { $count ->
        [one] Compra { $card-a } per { $price }
       *[other] Compra { $count } × { $card } per { $price }
    }
dig-action-fence =
    { $count ->
        [one] Ricettatore: compra { $card-a } per { $price }
       *[other] Ricettatore: compra { $count } × { $card } per { $price }
    }
dig-action-sell = Vendi { $card-a }: +{ $count }
dig-action-join =
    { $count ->
        [one] Unisciti { $gang-to } per { $count } accessorio
       *[other] Unisciti { $gang-to } per { $count } accessori
    }
dig-action-join-as-godparent =
    { $count ->
        [0] Padrino: unisciti { $gang-to } gratis
        [one] Padrino: unisciti { $gang-to } per { $count } accessorio
       *[other] Padrino: unisciti { $gang-to } per { $count } accessori
    }
dig-action-play = Gioca { $card-a }
dig-action-play-on = Gioca { $card-a } su { $other }
dig-action-play-own = Su di te: gioca { $card-a }
dig-action-play-to = Gioca { $card-a }: vai { $area-to }
dig-action-extort = Estorci { $tool-a } a { $other }, con { $weapon-a }
dig-action-con = Chiedi { $card-a } a { $other }
dig-action-exchange = Scambia con { $other }
dig-action-look = Guarda la mano di { $other }
dig-action-cut-purse = Tagliaborse: prendi una carta a caso a { $other }
dig-action-cut-purse-choose = Tagliaborse: prendi una carta a scelta a { $other }
dig-action-burn = Incendiario: tutti gli altri qui scartano una carta a caso
dig-action-counterfeit = Falsario: prendi { $count } sigarette
dig-action-smuggle = Contrabbandiere: prendi { $count } sigarette
dig-action-smuggle-gang = Contrabbandiere: prendi { $count } sigarette e un Coltello
dig-action-campaign = Prigioniero politico: cura tutti i tuoi Pestaggi, pesca una carta
dig-action-campaign-gang = Prigioniero politico: cura tutti i tuoi Pestaggi, pesca una carta, prendi un Cucchiaio
dig-action-send-michel = Termina il turno e tira il dado per { $michel }
dig-action-stop = Termina il turno
dig-answer-pass = Passa
dig-answer-reveal = Rivela { $background }
dig-answer-go = Vai { $area-to }
dig-answer-reroll = Tira di nuovo
dig-answer-discard = Scarta { $card-a }
dig-answer-keep = Tieni { $badge }
dig-answer-fight = Combatti con { $card-a }
dig-answer-sharp = Accoltellatore: combatti con { $card-a }
dig-answer-fists = Combatti a mani nude
dig-answer-give-in = Consegna { $card-a }
dig-answer-no-fight = Non combattere
dig-answer-no-help = Non aiutare
dig-answer-take = Prendi { $card-a }
dig-answer-take-back = Riprendi { $card-a }
dig-answer-sell = Vendi { $card-a }: +{ $count }
dig-answer-end-sale = Chiudi la vendita: +{ $count }
dig-answer-sift = Scarta { $card-a }, pesca una carta
dig-answer-keep-all = Tieni tutte le carte
dig-answer-give = Dai { $card-a }
dig-answer-give-cigarette = Dai una sigaretta
dig-answer-end-exchange = Fatto
dig-answer-ask = Chiedi a { $other }
dig-answer-draw = Pesca una carta
dig-answer-send-michel = Manda { $michel } { $area-to }
dig-note-cost =
    { $count ->
        [0] non costa azioni
        [one] costa { $count } azione
       *[other] costa { $count } azioni
    }
dig-note-tunnel = tunnel: { $points } su { $goal }
dig-note-wins = vinci la partita
dig-note-discard =
    { $count ->
        [one] devi scartare { $count } carta
       *[other] devi scartare { $count } carte
    }
dig-note-sell-more = poi puoi vendere altre carte
dig-note-toll =
    { $count ->
        [one] prima paghi { $count } sigaretta a { $other }
       *[other] prima paghi { $count } sigarette a { $other }
    }
dig-note-dues = scarti { $cards-a }
dig-note-gives-up = restituisci { $badge }
dig-note-michel = lì c’è { $michel }: subirai un’estorsione
dig-note-michel-comes = tu sei lì: subirai un’estorsione
dig-note-lose-fight = perdi lo scontro: un Pestaggio e una carta
dig-note-free-dig = lì puoi scavare subito, gratis
dig-note-extra-action = dà un’azione extra
dig-note-two-cards = scegli tra due carte gang
dig-question-turn =
    { $left ->
        [0] Azioni finite. Termina il turno.
        [one] Tocca a te: ancora { $left } azione.
       *[other] Tocca a te: ancora { $left } azioni.
    }
dig-question-turn-background = Azioni finite. Termina il turno o usa il tuo Passato.
dig-question-waits = { $name } sta pensando…
dig-question-discard-down = Hai troppe carte: scartane { $count }.
dig-question-way = Hai tirato un { $roll }. Dove vai?
dig-question-riot = Rivolta! Hai tirato un { $roll }. Dove corri?
dig-question-michel-way = Hai tirato un { $roll } per { $michel }. Dove va?
dig-question-dues =
    { $count ->
        [one] { $gang }: scarta ancora { $count } accessorio.
       *[other] { $gang }: scarta ancora { $count } accessori diversi.
    }
dig-question-keep = { $gang }: quale delle due carte tieni?
dig-question-extorted = { $name } pretende { $tool-a }. Cedi o combatti?
dig-question-extorted-without-tool = { $name } pretende { $tool-a }. Non hai questa carta. Combatti?
dig-question-extorted-without-weapon = { $name } pretende { $tool-a }. Non hai un’Arma. Cedi?
dig-question-extorted-unarmed = { $name } pretende { $tool-a }. Non hai né questa carta né un’Arma.
dig-question-fight =
    { $count ->
        [one] Continui con un’Arma o perdi lo scontro?
       *[other] Continui con { $count } Armi o perdi lo scontro?
    }
dig-question-fight-unarmed = Non hai un’Arma per continuare.
dig-question-help = Giochi un’Arma per { $other }?
dig-question-take-back = Hai vinto. Quale Arma riprendi?
dig-question-sell =
    { $count ->
        [one] Finora { $count } sigaretta. Vendi un’altra carta?
       *[other] Finora { $count } sigarette. Vendi un’altra carta?
    }
dig-question-sift = Scarti una carta per pescarne un’altra?
dig-question-give = Che cosa dai a { $other }? Scegli le carte una alla volta.
dig-question-informant = { $shown } Il tuo Passato è Informatore?
dig-question-embezzler = { $name } vende. Il tuo Passato è Malversatore?
dig-question-enforcer = Hai perso lo scontro. Il tuo Passato è Picchiatore?
dig-question-con-again = Chiedi { $card-a } a un secondo giocatore?
dig-question-loot = Mano di { $other }: quale carta prendi?
dig-question-free-dig = Sei nel tuo blocco. Scavi subito?
dig-question-tinker-again = Tuttofare: costruisci ancora con un materiale in meno?
dig-question-michel = { $michel } mostra un Coltello e pretende: { $tools }. Ne scarti uno o combatti?
dig-question-michel-without-tool = { $michel } mostra un Coltello e pretende: { $tools }. Non hai questo attrezzo. Combatti?
dig-question-michel-without-weapon = { $michel } mostra un Coltello e pretende: { $tools }. Non hai un’Arma. Ne scarti uno?
dig-question-michel-unarmed = { $michel } mostra un Coltello e pretende: { $tools }. Non hai né questo attrezzo né un’Arma.
dig-question-michel-again = { $michel } mostra un altro Coltello. Continui con un’Arma o perdi lo scontro?
dig-question-michel-again-unarmed = { $michel } mostra un altro Coltello. Non hai più Armi.
dig-question-michel-prize = Hai battuto { $michel }. Peschi una carta?
dig-question-lose-tool = { $michel } prende un attrezzo. Quale scarti?
