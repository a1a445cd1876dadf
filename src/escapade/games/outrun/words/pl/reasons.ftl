# Dlaczego jedna decyzja jest gorsza od innej.
outrun-reason-rooms =
    { $count ->
        [one] Dociera o { $count } pomieszczenie bliżej.
        [few] Dociera o { $count } pomieszczenia bliżej.
       *[many] Dociera o { $count } pomieszczeń bliżej.
    }
outrun-reason-front = Karty na stole utrudniają własny bieg.
outrun-reason-hand = Liczba zachowanych kart: { $played } zamiast { $better }.
outrun-reason-ill = Infekcja trwa dalej.
outrun-reason-rival = { $name } ma łatwiejszy bieg.
