# Dlaczego jedna tura jest gorsza od innej.
dig-reason-tunnel =
    { $count ->
        [one] Rezygnuje z wykopania { $count } punktu.
       *[other] Rezygnuje z wykopania { $count } punktów.
    }
dig-reason-tools = Kończy turę z Narzędziami wartymi { $played } zamiast { $better }.
dig-reason-home = Nie jest we własnym bloku, gdzie można by kopać Narzędziami.
dig-reason-danger = Zostawia Narzędzia tam, gdzie może je zabrać lepiej uzbrojony gracz.
dig-reason-weapons = Liczba broni na koniec tury: { $played } zamiast { $better }.
dig-reason-beatings = Liczba żetonów Łomotu: { $played } zamiast { $better }.
dig-reason-cigarettes = Liczba Szlugów na koniec tury: { $played } zamiast { $better }.
dig-reason-gang = Nie dołącza do gangu.
dig-reason-hand = Liczba kart na koniec tury: { $played } zamiast { $better }.
dig-reason-rival = { $name } zachowuje Narzędzia warte { $played } zamiast { $better }.
dig-reason-materials = Kończy turę z mniejszą liczbą materiałów do majstrowania.
dig-reason-area = Prowadzi { $played-to } zamiast { $better-to }.
