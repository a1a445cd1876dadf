# Warum ein Zug schlechter ist als ein anderer.
dig-reason-tunnel =
    { $count ->
        [one] Verzichtet darauf, { $count } Punkt zu graben.
       *[other] Verzichtet darauf, { $count } Punkte zu graben.
    }
dig-reason-tools = Beendet den Zug mit Werkzeugen im Wert von { $played } statt { $better }.
dig-reason-home = Ist nicht im eigenen Zellenblock, wo mit den Werkzeugen gegraben werden könnte.
dig-reason-danger = Lässt die Werkzeuge dort, wo besser Bewaffnete sie nehmen können.
dig-reason-weapons = Beendet den Zug mit { $played } statt { $better } Waffen.
dig-reason-beatings = Hat { $played } statt { $better } Abreibungen.
dig-reason-cigarettes = Beendet den Zug mit { $played } statt { $better } Zigaretten.
dig-reason-gang = Tritt keiner Gang bei.
dig-reason-hand = Beendet den Zug mit { $played } statt { $better } Karten.
dig-reason-rival = Lässt { $name } Werkzeuge im Wert von { $played } statt { $better }.
