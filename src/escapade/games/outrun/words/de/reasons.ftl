# Warum eine Entscheidung schlechter ist als eine andere.
outrun-reason-rooms =
    { $count ->
        [one] Kommt { $count } Raum weniger weit.
       *[other] Kommt { $count } Räume weniger weit.
    }
outrun-reason-front = Die ausliegenden Karten machen den eigenen Lauf schwerer.
outrun-reason-hand = Behält { $played } statt { $better } Karten.
outrun-reason-ill = Bleibt infiziert.
outrun-reason-rival = Lässt { $name } einen leichteren Lauf.
