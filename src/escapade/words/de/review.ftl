# Die Auswertung einer Partie: entscheidende Züge, Fehler, Notizen und gemeinsames Ansehen.
review-title = Auswertung der Partie
review-making = Auswertung: { $done } von { $total } Entscheidungen
review-decisive = Entscheidende Züge
review-decisive-none = Kein Zug hat die Chancen stark verändert.
review-turn = { $name }: { $before } → { $after }
review-mistakes = Fehler
review-mistakes-of =
    { $count ->
        [0] { $name }: keine Fehler
       *[other] { $name }: { $count } Fehler
    }
review-better = Besser: { $move }
review-cost = { $chance } statt { $best }
review-turn-back = Voriger Zug
review-turn-forward = Nächster Zug
review-retry = Meine Fehler verbessern
review-retry-title = Fehler { $number } von { $count }
review-retry-say = Du hast gespielt: { $move }. Spiele etwas Besseres.
review-retry-good = So gut wie der beste Spielzug!
review-retry-worse = Der beste Spielzug gewinnt in { $best } der Fälle, deiner in { $chance }.
review-retry-again = Noch einmal versuchen
review-retry-show = Den besten Spielzug zeigen
review-retry-best = Der beste Spielzug: { $move }
review-retry-next = Nächster Fehler
review-retry-done = Zurück zur Auswertung
review-note = Meine Notiz zu diesem Schritt
review-note-save = Notiz speichern
review-note-only = Nur du siehst deine Notizen.
review-noted = Schritte mit Notiz
review-link = Link zu diesem Schritt
review-together = Gemeinsam ansehen
review-together-say = Übernimm die Führung: Alle, die dir folgen, sehen den Schritt, den du dir ansiehst.
review-lead = Führen
review-lead-stop = Nicht mehr führen
review-you-lead = Du führst.
review-leads = { $name } führt.
review-follow = Folgen
review-following = Du folgst { $name }.
review-explore = Allein weiterschauen
reason-win = Verpasst den Sieg.
reason-gives-win = Danach kann { $name } gewinnen.
