# Gehen und Wiederkommen, Pausen, Wiederholungen.
leave = Verlassen
leave-says = Ein Bot springt ein, bis du zurückkommst. Der Platz bleibt deiner.
leave-alone-says = Niemand wartet auf dich. Die Partie bleibt so stehen, bis du zurückkommst.
leave-to-bot = Bot einspringen lassen
leave-alone = Vorerst verlassen
stay = Bleiben
held-says = Ein Bot spielt gerade für dich.
held-back = Wieder selbst spielen
come-back = Zurückkommen
pause = Um Pause bitten
pause-end = Pause beenden
hold = Bei Verbindungsabbruch
hold-0 = warten
hold-60 = Bot springt nach 1 Minute ein
hold-300 = Bot springt nach 5 Minuten ein
hold-after = Bot springt nach { $seconds } s ein
no-table-says = Vielleicht ist der Link unvollständig, oder die Partie läuft auf einem anderen Server. Lass dir den Link noch einmal schicken oder erstelle eine eigene Partie.
log-earlier = Frühere Einträge
replay = Wiederholung
replay-title = { $game }: Wiederholung
replay-where = { $step } / { $steps }
replay-steps = Schritte der Partie
replay-step = Schritt
replay-first = Zum Anfang
replay-back = Schritt zurück
replay-forward = Schritt vor
replay-last = Zum Ende
replay-run = Abspielen
analyse-step = Von hier analysieren
replay-stop = Anhalten
replay-none = Keine Wiederholung gefunden
replay-to-table = Zurück zum Tisch
replay-hint = Pfeiltasten: Schritt zurück und vor. Pos1 und Ende: Anfang und Ende. Leertaste: abspielen oder anhalten.
share = Teilen
status-you-won = Du hast gewonnen!
invite-alone = Dieser Link funktioniert nur auf diesem Computer. Starte den Server für dein Netzwerk, um andere Geräte einzuladen.
hint = Tipp
hint-thinking = Ich überlege …
player-number = Platz { $number }
move-by-text = { $text }
field-by-name = { $name }
your-move = Du bist am Zug
last-turn = Letzter Zug
last-turn-again = Noch einmal zeigen
what-happened = Was ist gerade passiert?
what-happened-step = Schritt { $number } von { $count }
what-happened-next = Nächster Schritt
what-happened-first = Von vorn
robbed = Dir wurde gestohlen: { $cards }.
robbed-count =
    { $count ->
        [one] Dir wurde { $count } Karte gestohlen.
       *[other] Dir wurden { $count } Karten gestohlen.
    }
resign-sure = Aufgeben? Die Partie zählt dann für dich als verloren.
time-short = Deine Zeit läuft ab.
result = Ergebnis
result-turns =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
turning-point = Wendepunkt: { $name }, von { $before } auf { $after }
rating-change = Wertung { $before } → { $after }
ratings-unchanged = Keine Wertung ändert sich: Eine Partie zählt nur für Beteiligte, die ihre Wertung eingeschaltet und selbst gezogen haben.
same-deal = Dieselben Karten noch einmal
next-level = Nächste Stufe: { $bots }
your-actions = Deine Aktionen
your-hand = Deine Hand
you-watch = Du schaust dieser Partie zu.
keys-title = Tastatur
table-keys = „?“ zeigt die Regeln und diese Tasten, „h“ gibt einen Tipp, „u“ nimmt zurück, Esc bricht ab. Enter spielt den einzigen Spielzug, der übrig ist.
