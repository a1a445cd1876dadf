# Dig Your Way Out am Tisch: Beschriftung des Spielplans und seiner Teile.
dig-area-search =
    { $count ->
        [one] Suchen bringt 1 Karte
       *[other] Suchen bringt { $count } Karten
    }
dig-area-no-craft = hier kein Basteln
dig-area-die = Wurf: { $numbers }
dig-area-no-die = kein Wurf führt hierher
dig-signs = Zigaretten: { $count }
dig-area-craft = hier kannst du basteln
dig-michel-says = Wer in diesem Bereich ankommt, wird erpresst. Am Ende deines Zuges darfst du würfeln, um die Figur zu bewegen.
dig-michel-blank = eine leere Karte
dig-michel-deck = Michel-Karten: { $count }
dig-board = Plan von Blackgate
dig-person = Häftling { $number }: { $name }
dig-nobody = niemand
dig-you-are-here = Du bist hier
dig-can-go = Hierhin kannst du gehen
dig-can-send = Hierhin kannst du { $names } schicken
dig-stack = Stapel: { $card }, noch { $count }
dig-rolled = Gewürfelt: { $number }
dig-piles = Karten auf dem Tisch
dig-deck = Suchstapel: { $count }
dig-discards = Ablagestapel: { $count }
dig-tunnels = Häftlinge und ihre Tunnel
dig-team = Team { $team }
dig-tunnel-of = Tunnel von { $names }
dig-beatings = Abreibungen: { $count }
dig-cigarettes = Zigaretten: { $count }
dig-holds = Handkarten: { $count }
dig-known-card =
    { $count ->
        [one] bekannt: { $card }
       *[other] bekannt: { $card } ×{ $count }
    }
dig-revealed = aufgedeckt
dig-secret = geheim, nur du kennst sie
dig-seat-note =
    { $cards ->
        [one] Tunnel { $points }/{ $goal } · { $cards } Karte
       *[other] Tunnel { $points }/{ $goal } · { $cards } Karten
    }
dig-duel = Erpressung
dig-duel-wants = fordert: { $tool }
dig-use-dig = Graben
dig-use-fight = Kämpfen
dig-use-make = Basteln
dig-use-join = Beitreten
dig-use-play = Spielen
dig-use-sell = Verkaufen
dig-no-cards = Keine Karten auf der Hand.
dig-reach = In Reichweite:
dig-reach-ready = { $what }: bereit
dig-reach-elsewhere = { $what }: woanders basteln
dig-reach-beaten = { $what }: erst heilen
dig-reach-short = { $what }: es fehlt noch { $cards }
dig-reach-any = { $what }: noch eins von { $cards }
dig-prompt-left =
    { $count ->
        [one] noch { $count } Sekunde
       *[other] noch { $count } Sekunden
    }
dig-prompt-wait = Mehr Zeit
dig-answer-by = Zeit zum Antworten. Ist sie um, passt du.
dig-ours-title = ≈ Rekonstruiert: { $count }
dig-sell-which = Welche Karte verkaufst du zuerst?
dig-click = Wähle Aktion, Karte, Bereich oder Häftling.
dig-left = Aktionen übrig: { $count }
dig-exchange-gives = { $name } tauscht mit { $other }: gibt { $gives-acc }.
dig-exchange-gets = { $name } tauscht mit { $other }: bekommt { $gets-acc }.
dig-exchange-both = { $name } tauscht mit { $other }: gibt { $gives-acc } und bekommt { $gets-acc }.
dig-some-cards =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
dig-some-cigarettes =
    { $count ->
        [one] eine Zigarette
       *[other] { $count } Zigaretten
    }
