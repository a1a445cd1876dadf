# Dig Your Way Out: il registro.
dig-log-searched =
    { $count ->
        [one] { $name } cerca e pesca una carta.
       *[other] { $name } cerca e pesca { $count } carte.
    }
dig-log-searched-known = { $name } cerca e pesca { $cards-a }.
dig-log-searched-nothing = { $name } cerca e non trova niente.
dig-log-drew =
    { $count ->
        [one] { $name } pesca una carta.
       *[other] { $name } pesca { $count } carte.
    }
dig-log-drew-known = { $name } pesca { $cards-a }.
dig-several = { $count } × { $card }
dig-log-discarded = { $name } scarta { $cards-a }.
dig-log-crafted-from =
    { $count ->
        [one] { $name } costruisce { $card-a } con { $parts-a }.
       *[other] { $name } costruisce { $count } × { $card } con { $parts-a }.
    }
dig-log-crafted =
    { $count ->
        [one] { $name } costruisce { $card-a }.
       *[other] { $name } costruisce { $count } × { $card }.
    }
dig-log-stolen = { $name } ruba { $card-a }.
dig-log-bought =
    { $count ->
        [one] { $name } compra { $card-a } per { $price ->
            [one] una sigaretta
           *[other] { $price } sigarette
        }.
       *[other] { $name } compra { $count } × { $card } per { $price ->
            [one] una sigaretta
           *[other] { $price } sigarette
        }.
    }
dig-log-fetched = { $name } prende { $card-a } dalla pila.
dig-log-played = { $name } gioca { $card-a }.
dig-log-played-at = { $name } gioca { $card-a } su { $other }.
dig-log-played-to = { $name } gioca { $card-a } per andare { $area-to }.
dig-log-claimed = { $name } prende { $card-a }.
dig-log-handedover = { $name } consegna { $card-a } a { $other }.
dig-log-gave = { $name } dà { $card-a } a { $other }.
dig-log-took = { $name } prende { $card-a } a { $other }.
dig-log-looked = { $name } guarda la mano di { $other }.
dig-log-gathered = Tutte le mani vengono raccolte, mescolate e ridistribuite.
dig-log-reshuffled = Gli scarti vengono mescolati e formano un nuovo mazzo.
dig-log-earned =
    { $count ->
        [one] { $name } riceve una sigaretta.
       *[other] { $name } riceve { $count } sigarette.
    }
dig-log-paid =
    { $count ->
        [one] { $name } paga una sigaretta.
       *[other] { $name } paga { $count } sigarette.
    }
dig-log-toll =
    { $count ->
        [one] { $name } paga una sigaretta a { $other }.
       *[other] { $name } paga { $count } sigarette a { $other }.
    }
dig-log-gave-cigarettes =
    { $count ->
        [one] { $name } dà una sigaretta a { $other }.
       *[other] { $name } dà { $count } sigarette a { $other }.
    }
dig-log-sold = { $name } vende { $cards-a }.
dig-log-sale-paid =
    { $count ->
        [one] { $name } riceve una sigaretta per la vendita.
       *[other] { $name } riceve { $count } sigarette per la vendita.
    }
dig-log-sale-share =
    { $count ->
        [one] { $name } intasca una sigaretta della vendita.
       *[other] { $name } intasca { $count } sigarette della vendita.
    }
dig-log-sale-unpaid = { $name } non riceve niente per la vendita.
dig-log-rolled = { $name } tira un { $number }.
dig-log-rolled-went = { $name } tira un { $number } e va { $area-to }.
dig-log-rolled-michel = { $name } tira un { $number } per { $michel }.
dig-log-went = { $name } va { $area-to }.
dig-log-went-cautiously = { $name } va { $area-to } con un movimento prudente.
dig-log-went-to-solitary = { $name } finisce { $area-to }.
dig-log-michelwent = { $michel } va { $area-to }.
dig-log-actiongained = { $name } ottiene un’azione extra.
dig-log-dug =
    { $points ->
        [one] { $name } scava con { $card-a }: { $points } punto.
       *[other] { $name } scava con { $card-a }: { $points } punti.
    }
dig-log-won =
    { $names-count ->
        [one] { $names } evade: il tunnel è finito!
       *[other] { $names } evadono: il tunnel è finito!
    }
dig-log-fightbegan = { $name } tenta un’estorsione contro { $other } e pretende { $card-a }.
dig-log-threatened = { $name } minaccia con { $card-a }.
dig-log-laid = { $name } combatte con { $card-a }.
dig-log-fistsused = { $name } combatte a mani nude.
dig-log-tookback = { $name } riprende { $card-a }.
dig-log-lost = { $name } perde lo scontro contro { $other }.
dig-log-lost-michel = { $name } perde lo scontro contro { $michel }.
dig-log-won-michel = { $name } vince lo scontro contro { $michel }.
dig-log-michelturned = { $michel } tenta un’estorsione contro { $other }, rivela un Coltello e pretende: { $tools }.
dig-log-michelturned-again = { $michel } rivela un altro Coltello.
dig-log-michelturned-blank = { $michel } rivela una carta vuota.
dig-log-michelturned-spared = { $michel } rivela una carta vuota e lascia in pace { $name }.
dig-log-michelreshuffled = Le carte Michel vengono mescolate e formano un nuovo mazzo.
dig-log-beaten = { $name } subisce un Pestaggio.
dig-log-shrugged = { $name } ignora il Pestaggio.
dig-log-healed =
    { $count ->
        [one] { $name } cura un Pestaggio.
       *[other] { $name } cura { $count } Pestaggi.
    }
dig-log-joining = { $name } vuole unirsi { $gang-to }.
dig-log-joined = { $name } si unisce { $gang-to } ({ $badge }: { $says }).
dig-log-buried = { $name } restituisce { $badge }.
dig-log-peeked =
    { $count ->
        [one] { $name } guarda una carta gang { $gang-of }.
       *[other] { $name } guarda { $count } carte gang { $gang-of }.
    }
dig-log-revealed = { $name } rivela il suo Passato: { $background }.
dig-log-revealed-informant = { $name } rivela il suo Passato: { $background }. La carta Azione è annullata.
dig-log-revealed-enforcer = { $name } rivela il suo Passato: { $background }. Il Pestaggio è annullato.
dig-log-revealed-street-fighter = { $name } rivela il suo Passato: { $background }. L’estorsione finisce.
dig-log-exchanged = { $name } fa uno scambio con { $other }.
dig-log-too-many = { $name } ha troppe carte.
