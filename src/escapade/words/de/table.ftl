# Der Tisch: Gehen und Wiederkommen, Pausen, der letzte Zug, das Ergebnis.
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
no-table-says = Vielleicht ist der Link unvollständig, oder die Partie läuft auf einem anderen Server. Lass dir den Link noch einmal schicken oder erstelle eine eigene Partie.
log-earlier = Frühere Einträge
replay = Wiederholung
share = Teilen
status-you-won = Du hast gewonnen!
hint = Tipp
hint-thinking = Ich überlege …
player-number = Platz { $number }
move-by-text = { $text }
opens-more = { $name }…
field-by-name = { $name }
your-move = Du bist am Zug
last-turn = Letzter Zug
last-turn-again = Noch einmal zeigen
what-happened = Was ist gerade passiert?
what-happened-step = Schritt { $number } von { $count }
what-happened-next = Nächster Schritt
what-happened-first = Von vorn
what-happened-racing = Nicht während eines Laufs. Frag noch einmal, wenn er vorbei ist.
robbed = Dir wurde gestohlen: { $cards }.
robbed-count =
    { $count ->
        [one] Dir wurde { $count } Karte gestohlen.
       *[other] Dir wurden { $count } Karten gestohlen.
    }
resign-sure = Aufgeben? Die Partie zählt dann für dich als verloren.
time-short = Deine Zeit läuft ab.
result = Ergebnis
your-actions = Deine Aktionen
your-hand = Deine Hand
you-watch = Du schaust dieser Partie zu.
