# Dig Your Way Out: der Verlauf.
dig-log-searched =
    { $count ->
        [one] { $name } sucht und zieht eine Karte.
       *[other] { $name } sucht und zieht { $count } Karten.
    }
dig-log-searched-known = { $name } sucht und zieht { $cards-acc }.
dig-log-searched-nothing = { $name } sucht und findet nichts.
dig-log-drew =
    { $count ->
        [one] { $name } zieht eine Karte.
       *[other] { $name } zieht { $count } Karten.
    }
dig-log-drew-known = { $name } zieht { $cards-acc }.
dig-several = { $count } × { $card }
dig-log-discarded = { $name } wirft { $cards-acc } ab.
dig-log-crafted-from =
    { $count ->
        [one] { $name } bastelt { $card-acc } aus { $parts-dat }.
       *[other] { $name } bastelt { $count } × { $card } aus { $parts-dat }.
    }
dig-log-crafted =
    { $count ->
        [one] { $name } bastelt { $card-acc }.
       *[other] { $name } bastelt { $count } × { $card }.
    }
dig-log-stolen = { $name } stiehlt { $card-acc }.
dig-log-bought =
    { $count ->
        [one] { $name } kauft { $card-acc } für { $price ->
            [one] eine Zigarette
           *[other] { $price } Zigaretten
        }.
       *[other] { $name } kauft { $count } × { $card } für { $price ->
            [one] eine Zigarette
           *[other] { $price } Zigaretten
        }.
    }
dig-log-fetched = { $name } nimmt { $card-acc } vom Stapel.
dig-log-played = { $name } spielt { $card-acc }.
dig-log-played-at = { $name } spielt { $card-acc } gegen { $other }.
dig-log-played-to = { $name } spielt { $card-acc } und geht { $area-to }.
dig-log-claimed = { $name } nimmt { $card-acc }.
dig-log-handedover = { $name } überlässt { $other } { $card-acc }.
dig-log-gave = { $name } gibt { $other } { $card-acc }.
dig-log-took = { $name } nimmt { $other } { $card-acc } weg.
dig-log-looked = { $name } sieht sich die Hand von { $other } an.
dig-log-gathered = Alle Handkarten werden eingesammelt, gemischt und neu ausgeteilt.
dig-log-reshuffled = Die abgelegten Karten werden zum neuen Suchstapel gemischt.
dig-log-earned =
    { $count ->
        [one] { $name } bekommt eine Zigarette.
       *[other] { $name } bekommt { $count } Zigaretten.
    }
dig-log-paid =
    { $count ->
        [one] { $name } zahlt eine Zigarette.
       *[other] { $name } zahlt { $count } Zigaretten.
    }
dig-log-toll =
    { $count ->
        [one] { $name } zahlt { $other } eine Zigarette.
       *[other] { $name } zahlt { $other } { $count } Zigaretten.
    }
dig-log-gave-cigarettes =
    { $count ->
        [one] { $name } gibt { $other } eine Zigarette.
       *[other] { $name } gibt { $other } { $count } Zigaretten.
    }
dig-log-sold = { $name } verkauft { $cards-acc }.
dig-log-sale-paid =
    { $count ->
        [one] { $name } bekommt eine Zigarette für den Verkauf.
       *[other] { $name } bekommt { $count } Zigaretten für den Verkauf.
    }
dig-log-sale-share =
    { $count ->
        [one] { $name } nimmt eine Zigarette aus dem Verkauf.
       *[other] { $name } nimmt { $count } Zigaretten aus dem Verkauf.
    }
dig-log-sale-unpaid = { $name } bekommt nichts für den Verkauf.
dig-log-rolled = { $name } würfelt eine { $number }.
dig-log-rolled-went = { $name } würfelt eine { $number } und geht { $area-to }.
dig-log-rolled-michel = { $name } würfelt eine { $number } für { $michel }.
dig-log-went = { $name } geht { $area-to }.
dig-log-went-cautiously = { $name } schleicht { $area-to }.
dig-log-went-to-solitary = { $name } wird { $area-to } gebracht.
dig-log-michelwent = { $michel } geht { $area-to }.
dig-log-actiongained = { $name } bekommt eine zusätzliche Aktion.
dig-log-dug =
    { $points ->
        [one] { $name } gräbt mit { $card-dat }: { $points } Punkt.
       *[other] { $name } gräbt mit { $card-dat }: { $points } Punkte.
    }
dig-log-won =
    { $names-count ->
        [one] { $names } entkommt: Der Tunnel ist fertig!
       *[other] { $names } entkommen: Der Tunnel ist fertig!
    }
dig-log-fightbegan = { $name } erpresst { $other } und fordert { $card-acc }.
dig-log-threatened = { $name } droht mit { $card-dat }.
dig-log-laid = { $name } kämpft mit { $card-dat }.
dig-log-fistsused = { $name } kämpft mit bloßen Fäusten.
dig-log-tookback = { $name } nimmt { $card-acc } zurück.
dig-log-lost = { $name } verliert den Kampf gegen { $other }.
dig-log-lost-michel = { $name } verliert den Kampf gegen { $michel }.
dig-log-won-michel = { $name } gewinnt den Kampf gegen { $michel }.
dig-log-michelturned = { $michel } erpresst { $other }, zeigt ein Messer und fordert: { $tools }.
dig-log-michelturned-again = { $michel } zeigt noch ein Messer.
dig-log-michelturned-blank = { $michel } zeigt eine leere Karte.
dig-log-michelturned-spared = { $michel } zeigt eine leere Karte und lässt { $name } in Ruhe.
dig-log-michelreshuffled = Die Michel-Karten werden zu einem neuen Stapel gemischt.
dig-log-beaten = { $name } kassiert eine Abreibung.
dig-log-shrugged = Die Abreibung prallt an { $name } ab.
dig-log-healed =
    { $count ->
        [one] { $name } heilt eine Abreibung.
       *[other] { $name } heilt { $count } Abreibungen.
    }
dig-log-joining = { $name } will { $gang-dat } beitreten.
dig-log-joined = { $name } tritt { $gang-dat } bei ({ $badge }: { $says }).
dig-log-buried = { $name } gibt { $badge } ab.
dig-log-peeked =
    { $count ->
        [one] { $name } sieht sich eine Bandenkarte { $gang-gen } an.
       *[other] { $name } sieht sich { $count } Bandenkarten { $gang-gen } an.
    }
dig-log-revealed = { $name } deckt die Vorgeschichte auf: { $background }.
dig-log-revealed-informant = { $name } deckt die Vorgeschichte auf: { $background }. Die Aktionskarte ist wirkungslos.
dig-log-revealed-enforcer = { $name } deckt die Vorgeschichte auf: { $background }. Die Abreibung bleibt aus.
dig-log-revealed-street-fighter = { $name } deckt die Vorgeschichte auf: { $background }. Die Erpressung ist vorbei.
dig-log-exchanged = { $name } tauscht mit { $other }.
dig-log-too-many = { $name } hat zu viele Karten.
