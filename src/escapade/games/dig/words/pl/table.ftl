# Blackgate przy stole: opisy planszy i jej części.
dig-area-search = Przeszukiwanie daje karty: { $count }
dig-area-no-craft = bez majstrowania
dig-area-die = rzuty: { $numbers }
dig-area-no-die = żaden rzut tu nie prowadzi
dig-area-ours = ≈ liczby częściowo nasze
dig-signs = szlugi: { $count }
dig-area-craft = można tu majstrować
dig-michel-says = Kto zakończy ruch obok, ten ma kłopoty; na końcu tury możesz rzucić za tę postać.
dig-michel-blank = pusta karta
dig-michel-deck = Karty Michela: { $count }
dig-board = Plan Blackgate
dig-person = Więzień { $number }: { $name }
dig-nobody = nikogo
dig-you-are-here = Tu jesteś
dig-can-go = Możesz tu pójść
dig-stack = Stos: { $card }, zostało { $count }
dig-rolled = Rzut: { $number }
dig-piles = Karty na stole
dig-deck = Stos Przeszukiwania: { $count }
dig-discards = Odrzucone: { $count }
dig-tunnels = Więźniowie i ich tunele
dig-tunnel-of = Tunel: { $names }
dig-beatings = Łomoty: { $count }
dig-cigarettes = Szlugi: { $count }
dig-holds = Karty na ręce: { $count }
dig-known = Co wiadomo o kartach gracza { $name }
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
dig-duel-wants = chce: { $tool }
dig-use-dig = Kop
dig-use-fight = Walcz
dig-use-make = Zmajstruj
dig-use-join = Wstąp
dig-use-play = Zagraj
dig-use-sell = Sprzedaj
dig-no-cards = Brak kart.
dig-reach = W zasięgu:
dig-reach-ready = { $what }: gotowe
dig-reach-short = { $what }: brakuje: { $cards }
dig-reach-any = { $what }: jeszcze jedno z: { $cards }
dig-prompt-left = Zostało sekund: { $count }
dig-prompt-wait = Chwileczkę
dig-answer-by = Czas na odpowiedź; po nim nic się nie robi
dig-ours-title = ≈ Zrekonstruowane: { $count }
dig-ours-areas = Dwie liczby Przeszukiwania są podane (Blok więzienny 1, Stołówka 2); pozostałe są nasze: więcej kart tam, gdzie nie ma nic innego do roboty.
dig-ours-die = Z sześciu par obszarów na kostce znane są dwie (1 i 4); pozostałe są nasze.
dig-ours-tunnel = Wiadomo, że tunel wymaga od 8 do 12 punktów, mniej przy większej liczbie graczy; liczby są nasze, także dla drużyn.
dig-ours-values = Wartość Kilofa i Łopaty gracze podają różnie; 1, 2 i 3 są nasze, 1, 3 i 4 to inna wersja.
dig-ours-stacks = Liczba kart w odkrytych stosach i ich znaki szlugów nie są nam znane; te są nasze.
dig-ours-recipes = Wiadomo, że narzędzia i Noże majstruje się z materiałów, ale nie wiadomo z których; te przepisy są nasze.
dig-ours-michel = Wiadomo, że niektóre karty Michela pokazują Nóż i narzędzia, ale nie ile ich jest; te liczby są nasze.
dig-ours-search = Wiadomo, że kart Przeszukiwania jest 77, ale nie jakie; ich nazwy, liczby i znaki są nasze.
dig-ours-gangs = Znanych jest sześć gangów po cztery karty, ale nie ich treść; wszystkie dwadzieścia cztery zdolności są nasze.
dig-ours-backgrounds = Znanych jest osiemnaście kart Tła, po trzy na gang, ale nie ich treść; wszystkie działania są nasze.
dig-click = Wybierz akcję albo kliknij kartę, obszar lub więźnia.
