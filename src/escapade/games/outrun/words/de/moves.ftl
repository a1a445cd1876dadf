# Outrun: Fragen, Spielzüge und ihre Folgen.
outrun-ask-turn-mine = Decke den Weg auf, um die Runde zu beginnen.
outrun-ask-turn-other = { $name } deckt den Weg auf. Bist du bereit?
outrun-ask-open = Der Weg liegt verdeckt. Sieh ihn dir an, wenn du bereit bist: Dann läuft deine Zeit.
outrun-ask-run-mine = Spiele deine Karten in der Reihenfolge des Weges, dann „Ziel“.
outrun-ask-run-other =
    { $count ->
        [one] { $count } läuft noch.
       *[other] { $count } laufen noch.
    }
outrun-ask-faster-mine = Von den richtigen Läufen war deiner der letzte: Bleib stehen, oder nimm ein Feld weiter links.
outrun-ask-faster-only = Nur dein Lauf war richtig: Bleib stehen, oder nimm ein Feld weiter links.
outrun-ask-faster-other = { $name } darf ein Feld weiter links nehmen.
outrun-ask-effects-mine = Du bist infiziert: Stecke jemanden neben dir an.
outrun-ask-effects-other = { $name } steckt jemanden an.
outrun-ask-interference-mine = Spiele Karten auf beliebige Personen, oder behalte sie. Wähle erst die Karte, dann die Person.
outrun-ask-interference-other = { $name } darf Störkarten spielen.
outrun-ask-reaction-mine = { $by } spielt { $card-quoted } auf dich: { $effect }.
outrun-ask-reaction-other = { $by } spielt { $card-quoted } auf { $other }.
outrun-move-turnup = Weg aufdecken
outrun-move-open = Weg ansehen
outrun-move-run = Lauf { $laid }: { NUMBER($time, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
outrun-move-belate = Diesen Lauf aufgeben
outrun-move-calltime = „Zeit um!“ rufen
outrun-move-stay =
    { $count ->
        [one] Auf Feld { $place } bleiben: { $count } Raum
       *[other] Auf Feld { $place } bleiben: { $count } Räume
    }
outrun-move-takeplace =
    { $count ->
        [one] Feld { $place }: { $count } Raum
       *[other] Feld { $place }: { $count } Räume
    }
outrun-move-infect = { $name } anstecken
outrun-move-play = { $card } auf { $name }
    .short = auf { $name }
outrun-move-play-own = { $card } auf dich selbst
    .short = auf dich selbst
outrun-move-keep =
    { $count ->
        [one] Karte behalten
       *[other] { $count } Karten behalten
    }
outrun-move-accept = Annehmen: { $card }
outrun-move-useshield = Schild einsetzen
outrun-note-clock-starts = ab dann läuft deine Zeit
outrun-note-counts-as-wrong = zählt als falsch
outrun-note-calls-missing =
    { $count ->
        [one] noch { $count } muss „Zeit um!“ rufen
       *[other] noch { $count } müssen „Zeit um!“ rufen
    }
outrun-note-run-ends = beendet den Lauf für alle
outrun-note-wounded = verletzt: Du verlierst alle Karten vor dir
outrun-note-burned = verbrannt: Du verlierst alle Karten vor dir
outrun-note-draws =
    { $count ->
        [one] du ziehst eine Karte
       *[other] du ziehst { $count } Karten
    }
outrun-note-infected = du wirst infiziert
outrun-note-infects = du steckst jemanden neben dir an
outrun-note-infected-already = { $name } ist schon infiziert: Nichts passiert
outrun-note-immune = { $name } ist diese Runde immun: Nichts passiert
outrun-note-replaces = ersetzt { $cards-quoted }
outrun-note-cancels = wehrt { $card-quoted } ab
