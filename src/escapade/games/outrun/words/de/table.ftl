# Outrun am Tisch: Karten, Runden, Verlauf. `quoted`: eine Störkarte im Satz.
outrun-the-vampire = der Vampir
outrun-the-bear = der Bär
outrun-the-zombie = der Zombie
outrun-the-dragon = der Drache
outrun-title = Runde { $round }, hinter dir { $monster }
outrun-rounds-played =
    { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
outrun-mode-together = gemeinsam
outrun-mode-apart = getrennt
outrun-mode-relaxed = entspannt
outrun-museum = Die Räume, dahinter { $monster }. { $told }
outrun-stands = { $name } in Raum { $room }
outrun-stands-out = { $name } ist entkommen
outrun-room = Raum { $room }/{ $last }
outrun-out = entkommen!
outrun-held =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
outrun-in-hand = Auf der Hand:
outrun-infected = infiziert
outrun-symbol = { $letter }, { $symbol }
outrun-symbol-a = rennen
outrun-symbol-b = springen
outrun-symbol-c = ducken
outrun-symbol-d = klettern
outrun-symbol-e = kriechen
outrun-symbol-f = rutschen
outrun-symbol-g = ausweichen
outrun-symbol-h = überspringen
outrun-finish = Ziel
outrun-finish-key = Ziel ⏎
outrun-sent = Im Ziel …
outrun-nothing = nichts
outrun-plus = +{ $number }
outrun-letter = { $letter }
outrun-a-card = eine Karte
    .quoted = eine Karte
outrun-card-reverse = Rückwärts
    .quoted = „Rückwärts“
outrun-card-even = Lückenweg gerade–ungerade
    .quoted = „Lückenweg gerade–ungerade“
outrun-card-odd = Lückenweg ungerade–gerade
    .quoted = „Lückenweg ungerade–gerade“
outrun-card-swap = Tausch { $detail }
    .quoted = „Tausch { $detail }“
outrun-card-wrong = Falscher Weg { $detail }
    .quoted = „Falscher Weg { $detail }“
outrun-card-long = Umweg +{ $detail }
    .quoted = „Umweg +{ $detail }“
outrun-card-small = Kleine Abkürzung
    .quoted = „Kleine Abkürzung“
outrun-card-big = Große Abkürzung
    .quoted = „Große Abkürzung“
outrun-card-boost = Turbo
    .quoted = „Turbo“
outrun-card-shield = Schild
    .quoted = „Schild“
outrun-card-focus = Konzentration
    .quoted = „Konzentration“
outrun-card-take = Nimm meine
    .quoted = „Nimm meine“
outrun-card-fair = Fairer Tausch?
    .quoted = „Fairer Tausch?“
outrun-card-steal = Diebstahl
    .quoted = „Diebstahl“
outrun-card-antidote = Gegenmittel
outrun-says-reverse = das letzte Symbol zuerst
outrun-says-even = erst das 2., 4. und 6., dann die anderen
outrun-says-odd = erst das 1., 3., 5. und 7., dann die anderen
outrun-says-swap = spiele { $other } statt { $one } und { $one } statt { $other }
outrun-says-wrong = { $one } auslassen
outrun-says-long = spiele +{ $one } nach der { $one }. Bewegungskarte; „+“-Karten zählen nicht mit
outrun-says-small = du darfst eine Karte auslassen
outrun-says-big = spiele nur diese Karte, dann „Ziel“
outrun-says-boost = du kommst doppelt so weit
outrun-says-shield = andere können keine Karten auf dich spielen
outrun-says-focus = wirf die Karten vor dir ab
outrun-says-take = gib die Karten vor dir jemand anderem
outrun-says-fair = tausche die Karten vor dir mit jemand anderem
outrun-says-steal = nimm jemandem alle Handkarten weg
outrun-on-you-take = du bekommst die Karten, die vor { $by } liegen
outrun-on-you-fair = du tauschst die Karten vor dir mit { $by }
outrun-on-you-steal = deine Handkarten gehen an { $by }
outrun-says-antidote = du darfst es als Letztes spielen: Es heilt dich
outrun-path = Der Weg
outrun-path-told = Der Weg: { $path }. Vor dir: { $cards }.
outrun-antidote-note = Gegenmittel: Wer infiziert ist, darf es als Letztes spielen
outrun-path-was = Der Weg
outrun-laid = Gespielt: { $laid }
outrun-deck = Deine Karten
outrun-back = Zurück ⌫
outrun-left = noch { $seconds } s
outrun-set = Auf die Plätze … fertig …
outrun-round-over = Ergebnis der Runde
outrun-even = Bis 2 s Abstand gilt als gleich schnell: Wer weiter hinten ist, kommt zuerst.
outrun-right = richtig
outrun-wrong = falsch
outrun-late = zu spät
outrun-unfinished = nicht im Ziel
outrun-asked = Richtig:
outrun-network = Ping { $ping }, Gutschrift { $credit } ms
outrun-rooms =
    { $count ->
        [one] { $count } Raum
       *[other] { $count } Räume
    }
outrun-mistake = Karte { $at } müsste { $asked } sein.
outrun-mistake-card = Karte { $at } müsste { $asked } sein, wegen { $card-quoted }.
outrun-mistake-antidote = Karte { $at } müsste { $asked } sein: Das Gegenmittel kommt zuletzt.
outrun-mistake-big = Nur { $card-quoted } war zu spielen: Diese Karte ersetzt den ganzen Weg.
outrun-best-first =
    { $bends ->
        [0] Erste Zeit mit { $cards } Karten gespeichert.
        [one] Erste Zeit mit { $cards } Karten und { $bends } Störkarte gespeichert.
       *[other] Erste Zeit mit { $cards } Karten und { $bends } Störkarten gespeichert.
    }
outrun-best-new = Neue Bestzeit! Bisher { $before } s.
outrun-best-was = Deine Bestzeit: { $before } s.
outrun-best-title = Deine Bestzeiten
outrun-best-line =
    { $bends ->
        [0] { $cards } Karten: { $time } s
        [one] { $cards } Karten, { $bends } Störkarte: { $time } s
       *[other] { $cards } Karten, { $bends } Störkarten: { $time } s
    }
outrun-best-none = Noch keine. Sie werden in diesem Browser gespeichert.
outrun-best-forget = Löschen
outrun-places = Monstertafel ({ $monster }), links die Langsamsten
outrun-place = Feld { $place }
outrun-zero = das +0-Feld
outrun-covered = abgedeckt
outrun-sign-wounded = verletzt: Du verlierst alle Karten vor dir
outrun-sign-burned = verbrannt: Du verlierst alle Karten vor dir
outrun-sign-cards = du ziehst zwei Karten
outrun-sign-biohazard = Biogefahr: Du wirst infiziert
outrun-runners = Alle am Tisch und die Karten vor ihnen
outrun-middle = In der Mitte, für alle
outrun-unopened = Weg noch verdeckt
outrun-status-running = läuft …
outrun-status-finished = im Ziel
outrun-status-late = zu spät
outrun-status-unfinished = nicht im Ziel
outrun-ready = Ich bin bereit ⏎
outrun-ready-is = bereit
outrun-turn = Weg aufdecken ⏎
outrun-open = Weg ansehen ⏎
outrun-play-on =
    { $own ->
        [yes] Auf dich selbst
       *[no] Auf { $name }
    }
outrun-chosen = { $card-quoted }: { $effect }. Wähle eine Person.
outrun-standing = Wenn eine Karte auf dich gespielt wird
outrun-standing-ask = jedes Mal fragen
outrun-standing-use = Schild einsetzen, wenn ich einen habe
outrun-standing-keep = annehmen, Schild behalten
outrun-keys = Tasten: 1–8 deine Karten, 9 eine „+“-Karte, 0 das Gegenmittel oder die Große Abkürzung, Rücktaste nimmt zurück, Enter ist „Ziel“.
outrun-ours-title = ≈ Rekonstruiert: { $count }
outrun-ours-more = Mehr zur Genauigkeit
outrun-log-turnedup = Neue Runde: Der Weg ist aufgedeckt.
outrun-log-putdown = Neue Runde: Der Weg liegt verdeckt.
outrun-log-opened = { $name } sieht sich den Weg an.
outrun-log-finished = { $name } ist im Ziel.
outrun-log-runshown = { $name } spielt { $laid } in { NUMBER($time, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
outrun-log-runshown-network = { $name } spielt { $laid } in { NUMBER($time, minimumFractionDigits: 2, maximumFractionDigits: 2) } s (Ping { $ping } ms, Gutschrift { $credit } ms).
outrun-log-camelate = Die Zeit von { $name } ist abgelaufen.
outrun-log-unfinished = { $name } ist nicht ins Ziel gekommen.
outrun-log-timecalled = { $name }: „Zeit um!“
outrun-log-ranright = Der Lauf von { $name } ist richtig.
outrun-log-ranwrong = Der Lauf von { $name } ist falsch. { $why }
outrun-log-stood = { $name } kommt auf Feld { $place }.
outrun-log-moved =
    { $count ->
        [one] { $name } kommt { $count } Raum weiter.
       *[other] { $name } kommt { $count } Räume weiter.
    }
outrun-log-won = { $name } entkommt aus dem letzten Raum!
outrun-log-cleared = Alle Karten vor { $name } sind weg.
outrun-log-focused = { $name } wirft alle Karten vor sich ab.
outrun-log-infected = { $name } ist infiziert.
outrun-log-infects = { $name } steckt { $opponent } an.
outrun-log-cured = { $name } ist geheilt und diese Runde immun.
outrun-log-shielded = { $name } setzt einen Schild ein: Die Karte ist abgewehrt.
outrun-log-drew = { $name } zieht { $card-quoted }.
outrun-log-played = { $name } spielt { $card-quoted } auf { $other }.
outrun-log-played-own = { $name } spielt { $card-quoted } auf sich selbst.
outrun-log-turnedover-middle = { $card-quoted } liegt jetzt in der Mitte.
outrun-log-turnedover-front = { $card-quoted } liegt jetzt vor { $name }.
outrun-log-removed-middle = { $card-quoted } liegt nicht mehr in der Mitte.
outrun-log-removed-front = { $card-quoted } liegt nicht mehr vor { $name }.
outrun-log-replaced-middle = { $new-quoted } ersetzt { $card-quoted } in der Mitte.
outrun-log-replaced-front = { $new-quoted } ersetzt { $card-quoted } vor { $opponent }.
outrun-log-wasted = { $card-quoted } wird abgeworfen: Die gleiche Karte liegt dort schon.
outrun-log-gaveall = { $opponent } bekommt alle Karten, die vor { $name } liegen.
outrun-log-swappedall = { $name } und { $opponent } tauschen die Karten, die vor ihnen liegen.
outrun-log-stole = { $name } stiehlt die Karten von { $opponent }.
outrun-log-stole-known = { $name } stiehlt die Karten von { $opponent }: { $cards-quoted }.
outrun-log-shuffled = Die Karten werden zu einem neuen Stapel gemischt.
