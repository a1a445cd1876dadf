# Warum eine Entscheidung schlechter ist als eine andere.
outrun-reason-rooms =
    { $count ->
        [one] Kommt { $count } Raum weniger weit.
       *[other] Kommt { $count } Räume weniger weit.
    }
outrun-reason-front = Die ausliegenden Karten machen den eigenen Lauf schwerer.
outrun-reason-hand =
    { $played ->
        [one] Behält { $played } Karte statt { $better }.
       *[other] Behält { $played } Karten statt { $better }.
    }
outrun-reason-ill = Bleibt infiziert.
outrun-reason-rival = Danach hat { $name } einen leichteren Lauf.
