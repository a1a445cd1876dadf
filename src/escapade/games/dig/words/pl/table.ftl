# Dig Your Way Out przy stole: opisy planszy i jej części.
dig-area-search = Przeszukiwanie daje karty: { $count }
dig-area-no-craft = bez majstrowania
dig-area-die = rzuty: { $numbers }
dig-area-no-die = żaden rzut tu nie prowadzi
dig-signs = Szlugi: { $count }
dig-area-craft = można tu majstrować
dig-michel-says = Jeśli skończysz ruch w tym samym obszarze, będzie wymuszenie. Na końcu tury możesz rzucić za tę postać.
dig-michel-blank = pusta karta
dig-michel-deck = Karty Michela: { $count }
dig-board = Plan Blackgate
dig-person = Więzień { $number }: { $name }
dig-nobody = nikogo
dig-you-are-here = Tu jesteś
dig-can-go = Możesz tu pójść
dig-can-send = Tu może pójść: { $names }
dig-stack = Stos: { $card }, zostało { $count }
dig-rolled = Rzut: { $number }
dig-piles = Karty na stole
dig-deck = Talia Przeszukiwania: { $count }
dig-discards = Odrzucone: { $count }
dig-tunnels = Więźniowie i ich tunele
dig-team = Drużyna { $team }
dig-tunnel-of = Tunel: { $names }
dig-beatings = Łomoty: { $count }
dig-cigarettes = Szlugi: { $count }
dig-holds = Karty na ręce: { $count }
dig-known-card =
    { $count ->
        [one] wiadomo: { $card }
        [few] wiadomo: { $card } ×{ $count }
       *[many] wiadomo: { $card } ×{ $count }
    }
dig-revealed = ujawnione
dig-secret = tajne, tylko ty je znasz
dig-seat-note = tunel { $points }/{ $goal } · karty: { $cards }
dig-duel = Wymuszenie
dig-duel-wants = żąda: { $tool }
dig-use-dig = Kop
dig-use-fight = Walcz
dig-use-make = Zmajstruj
dig-use-join = Dołącz
dig-use-play = Zagraj
dig-use-sell = Sprzedaj
dig-no-cards = Brak kart.
dig-reach = W zasięgu:
dig-reach-ready = { $what }: gotowe
dig-reach-elsewhere = { $what }: majstruj gdzie indziej
dig-reach-beaten = { $what }: najpierw się wylecz
dig-reach-short = { $what }: brakuje: { $cards }
dig-reach-any = { $what }: jeszcze jedno z: { $cards }
dig-prompt-left = Zostało sekund: { $count }
dig-prompt-wait = Więcej czasu
dig-answer-by = Czas na odpowiedź. Gdy minie, pasujesz.
dig-ours-title = ≈ Zrekonstruowane: { $count }
dig-sell-which = Którą kartę sprzedajesz najpierw?
dig-click = Wybierz akcję, kartę, obszar albo więźnia.
dig-left = Pozostałe akcje: { $count }
dig-exchange-gives = { $name } wymienia się z graczem { $other }: daje { $gives-acc }.
dig-exchange-gets = { $name } wymienia się z graczem { $other }: dostaje { $gets-acc }.
dig-exchange-both = { $name } wymienia się z graczem { $other }: daje { $gives-acc } i dostaje { $gets-acc }.
dig-some-cards =
    { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
dig-some-cigarettes =
    { $count ->
        [one] Szluga
        [few] { $count } Szlugi
       *[many] { $count } Szlugów
    }
