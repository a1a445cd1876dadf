# Warum ein Zug schlechter ist als ein anderer.
dig-reason-tunnel =
    { $count ->
        [one] Verzichtet darauf, { $count } Punkt zu graben.
       *[other] Verzichtet darauf, { $count } Punkte zu graben.
    }
dig-reason-tools = Beendet den Zug mit Werkzeugen im Wert von { $played } statt { $better }.
dig-reason-home = Ist nicht im eigenen Zellenblock, wo mit den Werkzeugen gegraben werden könnte.
dig-reason-danger = Lässt die Werkzeuge dort, wo besser Bewaffnete sie nehmen können.
dig-reason-weapons =
    { $played ->
        [one] Beendet den Zug mit { $played } Waffe statt { $better }.
       *[other] Beendet den Zug mit { $played } Waffen statt { $better }.
    }
dig-reason-beatings =
    { $played ->
        [one] Hat { $played } Abreibung statt { $better }.
       *[other] Hat { $played } Abreibungen statt { $better }.
    }
dig-reason-cigarettes =
    { $played ->
        [one] Beendet den Zug mit { $played } Zigarette statt { $better }.
       *[other] Beendet den Zug mit { $played } Zigaretten statt { $better }.
    }
dig-reason-gang = Tritt keiner Bande bei.
dig-reason-hand =
    { $played ->
        [one] Beendet den Zug mit { $played } Karte statt { $better }.
       *[other] Beendet den Zug mit { $played } Karten statt { $better }.
    }
dig-reason-rival = { $name } behält Werkzeuge im Wert von { $played } statt { $better }.
dig-reason-materials = Beendet den Zug mit weniger Materialien zum Basteln.
dig-reason-area = Führt { $played-to } statt { $better-to }.
