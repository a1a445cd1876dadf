# Dlaczego jedna decyzja jest gorsza od innej.
outrun-reason-rooms =
    { $count ->
        [one] Pokonuje o { $count } pomieszczenie mniej.
        [few] Pokonuje o { $count } pomieszczenia mniej.
       *[many] Pokonuje o { $count } pomieszczeń mniej.
    }
outrun-reason-front = Karty na stole utrudniają własny bieg.
outrun-reason-hand = Liczba zachowanych kart: { $played } zamiast { $better }.
outrun-reason-ill = Infekcja trwa dalej.
outrun-reason-rival = { $name } ma łatwiejszy bieg.
