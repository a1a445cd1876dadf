# Cartagena am Tisch: Spielmaterial, Spielzüge, Verlauf. Formen: `acc` mit Artikel im Akkusativ, `many` Mehrzahl, `grey` und `greys` dasselbe in Grau.
cartagena-skull = Totenkopf
    .hyphenated = Toten{"\u00AD"}kopf
    .acc = einen Totenkopf
    .many = Totenköpfe
    .grey = einen grauen Totenkopf
    .greys = graue Totenköpfe
cartagena-dagger = Dolch
    .acc = einen Dolch
    .many = Dolche
    .grey = einen grauen Dolch
    .greys = graue Dolche
cartagena-key = Schlüssel
    .hyphenated = Schlüs{"\u00AD"}sel
    .acc = einen Schlüssel
    .many = Schlüssel
    .grey = einen grauen Schlüssel
    .greys = graue Schlüssel
cartagena-bottle = Flasche
    .acc = eine Flasche
    .many = Flaschen
    .grey = eine graue Flasche
    .greys = graue Flaschen
cartagena-hat = Hut
    .acc = einen Hut
    .many = Hüte
    .grey = einen grauen Hut
    .greys = graue Hüte
cartagena-pistol = Pistole
    .acc = eine Pistole
    .many = Pistolen
    .grey = eine graue Pistole
    .greys = graue Pistolen
cartagena-parrot = Papagei
    .hyphenated = Papa{"\u00AD"}gei
    .acc = einen Papagei
    .many = Papageien
    .grey = einen grauen Papagei
    .greys = graue Papageien
cartagena-hook = Haken
    .acc = einen Haken
    .many = Haken
    .grey = einen grauen Haken
    .greys = graue Haken
cartagena-sabre = Säbel
    .acc = einen Säbel
    .many = Säbel
    .grey = einen grauen Säbel
    .greys = graue Säbel
cartagena-bomb = Bombe
    .acc = eine Bombe
    .many = Bomben
    .grey = eine graue Bombe
    .greys = graue Bomben
cartagena-chest = Truhe
    .acc = eine Truhe
    .many = Truhen
    .grey = eine graue Truhe
    .greys = graue Truhen
cartagena-grey-card = { $symbol } (grau)
    .acc = { $symbol-grey }
    .many = { $symbol-greys }
cartagena-a-card = eine Karte
    .acc = eine Karte
cartagena-several = { $count } { $card-many }
cartagena-pair = { $cards } als { $symbol }
cartagena-cell = die Zelle
    .short = Zelle
    .to = in die Zelle
    .from = aus der Zelle
    .at = in der Zelle
    .dat = der Zelle
cartagena-boat = das Boot
    .short = Boot
    .to = ins Boot
    .from = aus dem Boot
    .at = im Boot
    .dat = dem Boot
cartagena-hideout = das Versteck
    .short = Versteck
    .to = ins Versteck
    .from = aus dem Versteck
    .at = im Versteck
    .dat = dem Versteck
cartagena-space = Feld { $number }
    .short = { $number }
    .to = auf { $number }
    .from = von { $number }
    .at = auf Feld { $number }
    .dat = Feld { $number }
cartagena-board = Spielplan
cartagena-crowd = { $name }: { $count }
cartagena-nobody = niemand
cartagena-token = eine geschlossene Truhe
cartagena-can-land = Hierhin kannst du laufen
cartagena-can-move = Dein Pirat kann laufen
cartagena-other-pirate = Pirat von { $name }: { $place }
cartagena-piles = Karten auf dem Tisch
cartagena-deck = Nachziehstapel: { $count }
cartagena-next = nächste
cartagena-row = Offene Auslage, die nächste Karte zuerst: { $cards }
cartagena-discards = Ablagestapel: { $count }
cartagena-hand = Deine Hand
cartagena-open-hand = Handkarten
cartagena-card-label =
    { $count ->
        [one] { $card }
       *[other] { $card } ×{ $count }
    }
cartagena-no-cards = Keine Karten auf der Hand.
cartagena-home = { $home }/{ $all } im Ziel
cartagena-held =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
cartagena-wait = { $name } überlegt …
cartagena-click = Wähle Karte oder Pirat.
cartagena-click-empty = Wähle einen Piraten oder eine Schaltfläche.
cartagena-pick-pirate = Welcher Pirat soll laufen?
cartagena-pick-card = Wohin? Wähle eine Karte, ein markiertes Feld oder eine Schaltfläche.
cartagena-pick-place = Wohin? Wähle ein markiertes Feld oder eine Schaltfläche.
cartagena-log-advance = { $name } spielt { $card-acc }: { $from-short } → { $to-short }.
cartagena-log-moved = Ein Pirat von { $name } läuft: { $from-short } → { $to-short }.
cartagena-log-drew =
    { $count ->
        [one] { $name } zieht eine Karte.
       *[other] { $name } zieht { $count } Karten.
    }
cartagena-log-drew-known = { $name } zieht { $cards-acc }.
cartagena-log-picked =
    { $count ->
        [one] { $name } nimmt eine Karte aus der Auslage.
       *[other] { $name } nimmt { $count } Karten aus der Auslage.
    }
cartagena-log-picked-known = { $name } nimmt { $cards-acc } aus der Auslage.
cartagena-log-laid = { $name } spielt { $card-acc }.
cartagena-log-took = { $name } nimmt { $other } { $card-acc } weg.
cartagena-log-won = Alle Piraten von { $name } sind entkommen!
cartagena-log-reshuffled = Die abgelegten Karten werden zum neuen Nachziehstapel gemischt.
cartagena-ways = { $count } Möglichkeiten: siehe markierte Felder.
