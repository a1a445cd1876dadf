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
dig-ours-areas = Zwei Suchzahlen sind bekannt (Zellenblock 1, Kantine 2). Die anderen haben wir gewählt: mehr Karten dort, wo es sonst nichts zu tun gibt.
dig-ours-die = Zwei der sechs Bereichspaare auf dem Würfel sind bekannt (1 und 4). Die anderen haben wir gewählt.
dig-ours-tunnel = Ein Tunnel braucht 8 bis 12 Punkte, weniger in größerer Runde. Die genauen Zahlen haben wir gewählt, auch für Teams.
dig-ours-values = Was Spitzhacke und Schaufel wert sind, ist umstritten. Üblich sind hier 1, 2 und 3; die andere Lesart ist 1, 3 und 4.
dig-ours-stacks = Wie viele Karten in den offenen Stapeln liegen und welche Zigarettenzeichen sie tragen, haben wir gewählt.
dig-ours-recipes = Werkzeuge und Messer werden aus Material gebastelt. Aus welchem, haben wir gewählt.
dig-ours-michel = Manche Michel-Karten zeigen ein Messer und Werkzeuge. Wie viele, haben wir gewählt.
dig-ours-search = Es gibt 77 Suchkarten. Ihre Namen, Anzahlen und Zeichen haben wir gewählt.
dig-ours-gangs = Es gibt sechs Banden mit je vier Karten. Alle 24 Fähigkeiten haben wir gewählt.
dig-ours-backgrounds = Es gibt 18 Vorgeschichten, drei für jede Bande. Alle Wirkungen haben wir gewählt.
dig-click = Wähle eine Aktion, oder klicke eine Karte, einen Bereich oder einen Häftling an.
dig-left = Aktionen übrig: { $count }
dig-keys = 1–9 wählen eine Handkarte, „s“ sucht, „m“ würfelt zum Gehen, „p“ passt, „.“ beendet den Zug. Tab wechselt zwischen Bereichen, Häftlingen, Karten und Schaltflächen.
