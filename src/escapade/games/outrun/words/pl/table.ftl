# Outrun przy stole: karty, kroki, dziennik.
outrun-the-vampire = wampir
outrun-the-bear = niedźwiedź
outrun-the-zombie = zombie
outrun-the-dragon = smok
outrun-title = Runda { $round }, za wami { $monster }
outrun-mode-together = wszyscy razem
outrun-mode-apart = każdy w swoim czasie
outrun-mode-relaxed = bez pośpiechu
outrun-museum = Muzeum; z tyłu { $monster }. { $told }
outrun-stands = { $name }: sala { $room }
outrun-stands-out = { $name }: już na zewnątrz
outrun-room = sala { $room }/{ $last }
outrun-out = na zewnątrz!
outrun-held =
    { $count ->
        [one] jedna karta
        [few] { $count } karty
       *[many] { $count } kart
    }
outrun-infected = zarażenie
outrun-symbol = { $letter }, { $symbol }
outrun-symbol-a = bieg
outrun-symbol-b = skok
outrun-symbol-c = unik w dół
outrun-symbol-d = wspinaczka
outrun-symbol-e = czołganie
outrun-symbol-f = ślizg
outrun-symbol-g = zwód
outrun-symbol-h = przeskok
outrun-finish = Meta
outrun-finish-key = Meta ⏎
outrun-sent = Na mecie …
outrun-nothing = nic
outrun-plus = +{ $number }
outrun-letter = { $letter }
outrun-a-card = karta
outrun-card-reverse = Wspak
outrun-card-even = Przerwy parzyste–nieparzyste
outrun-card-odd = Przerwy nieparzyste–parzyste
outrun-card-swap = Zamiana { $detail }
outrun-card-wrong = Zła droga { $detail }
outrun-card-long = Dłuższa droga +{ $detail }
outrun-card-small = Mały skrót
outrun-card-big = Duży skrót
outrun-card-boost = Przyspieszenie
outrun-card-shield = Tarcza
outrun-card-focus = Skupienie
outrun-card-take = Weź moje
outrun-card-fair = Uczciwa zamiana?
outrun-card-steal = Kradzież
outrun-card-antidote = odtrutka
outrun-says-reverse = od końca
outrun-says-even = najpierw 2., 4., 6., potem reszta
outrun-says-odd = najpierw 1., 3., 5., 7., potem reszta
outrun-says-swap = { $other } zamiast { $one }, { $one } zamiast { $other }
outrun-says-wrong = pomiń { $one }
outrun-says-long = zagraj +{ $one } po karcie ruchu nr { $one }; kart „+” nie liczymy
outrun-says-small = jedną kartę można pominąć
outrun-says-big = tylko ta karta i meta
outrun-says-boost = dwa razy więcej sal
outrun-says-shield = inni nie zagrają na ciebie kart
outrun-says-focus = odrzuć karty sprzed siebie
outrun-says-take = karty sprzed ciebie idą do kogoś innego
outrun-says-fair = zamieńcie się kartami przed sobą
outrun-says-steal = zabierz komuś karty z ręki
outrun-says-antidote = można zagrać na końcu: leczy
outrun-path = Droga
outrun-path-told = Droga: { $path }. Przed tobą: { $cards }.
outrun-antidote-note = odtrutka: zarażone osoby mogą ją zagrać na końcu
outrun-path-was = Droga była taka
outrun-laid = Wyłożone: { $laid }
outrun-deck = Twoje karty
outrun-back = Cofnij ⌫
outrun-left = zostało { $seconds } s
outrun-set = Uwaga … gotowi …
outrun-round-over = Jak kto biegł
outrun-right = dobrze
outrun-wrong = źle
outrun-late = za późno
outrun-asked = Trzeba było:
outrun-network = ping { $ping }, ulga { $credit } ms
outrun-rooms =
    { $count ->
        [one] jedna sala
        [few] { $count } sale
       *[many] { $count } sal
    }
outrun-mistake = Karta { $at }: tu należało położyć { $asked }.
outrun-mistake-card = Karta { $at }: działa { $card }, więc należało położyć { $asked }.
outrun-mistake-antidote = Karta { $at }: odtrutka idzie na koniec, należało położyć { $asked }.
outrun-best-first = Twój pierwszy czas na takiej drodze ({ $kind }): zapamiętany.
outrun-best-new = Twój najlepszy czas na takiej drodze ({ $kind }), przedtem { $before } s!
outrun-best-was = Twój najlepszy czas na takiej drodze ({ $kind }): { $before } s.
outrun-best-title = Twoje najlepsze czasy
outrun-best-line =
    { $bends ->
        [0] karty: { $cards }, czas: { NUMBER($time, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
       *[other] karty: { $cards }, zmieniające drogę: { $bends }, czas: { NUMBER($time, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
    }
outrun-best-none = Jeszcze żadnego. Zostają w tej przeglądarce.
outrun-best-forget = Zapomnij je
outrun-places = Plansza ({ $monster }), najwolniejsi z lewej
outrun-place = miejsce { $place }
outrun-zero = pole +0
outrun-covered = zakryte
outrun-sign-wounded = rana: znikają wszystkie karty przed tobą
outrun-sign-burned = oparzenie: znikają wszystkie karty przed tobą
outrun-sign-cards = dobierasz dwie karty
outrun-sign-biohazard = zagrożenie: zarażasz się, a jeśli już masz zarażenie, zarażasz kogoś obok
outrun-runners = Biegacze i karty przed nimi
outrun-middle = Na środku, dla wszystkich
outrun-unopened = droga zakryta
outrun-status-running = w biegu …
outrun-status-finished = na mecie
outrun-status-late = za późno
outrun-ready = Start, jestem! ⏎
outrun-ready-is = gotowe
outrun-turn = Odkryj drogę ⏎
outrun-open = Odkryj drogę ⏎
outrun-play-on =
    { $own ->
        [yes] Na siebie
       *[no] Cel: { $name }
    }
outrun-keep = Zatrzymaj resztę (.)
outrun-standing = Gdy ktoś zagra na ciebie kartę
outrun-standing-ask = zapytaj mnie za każdym razem
outrun-standing-use = użyj Tarczy, jeśli ją mam
outrun-standing-keep = niech działa, Tarczę zatrzymuję
outrun-beside = Gracie przy jednym ekranie: w trybie „Osobno” każdy ma własny stoper.
outrun-keys = Klawisze: 1–8 twoje karty, 9 karta „+”, 0 odtrutka albo Duży skrót, Backspace cofa, Enter to meta.
outrun-ours-label-symbols = nasze symbole
outrun-ours-label-paths = nasze drogi
outrun-ours-label-cards = nasze karty
outrun-ours-label-board = nasze liczby
outrun-ours-more = Jak to poprawić
outrun-ours-symbols = Nie znamy nazw ośmiu symboli; te słowa i rysunki są nasze.
outrun-ours-paths = Nie znamy drukowanych kart drogi; nasze mają te same długości i każdy symbol równie często.
outrun-ours-cards = Nie wiemy, ile jest kart przeszkód każdego rodzaju, poza tym, że razem 48.
outrun-ours-bear = Nie znamy liczb i znaków na miejscach ani tego, które się zakrywa; te sprawdzają się w grze.
outrun-ours-vampire = Nie znamy liczb na miejscach ani tego, które się zakrywa; te sprawdzają się w grze.
outrun-ours-zombie = Nie znamy liczb i znaków na miejscach ani tego, które się zakrywa; te sprawdzają się w grze.
outrun-ours-dragon = Nie znamy liczb i znaków na miejscach ani tego, które się zakrywa; te sprawdzają się w grze.
outrun-log-turnedup = Nowa runda: droga jest odkryta.
outrun-log-putdown = Nowa runda: droga leży zakryta.
outrun-log-opened = { $name } odkrywa drogę.
outrun-log-finished = { $name }: meta.
outrun-log-runshown = { $name } wykłada { $laid }, czas { NUMBER($time, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
outrun-log-runshown-network = { $name } wykłada { $laid }, czas { NUMBER($time, minimumFractionDigits: 2, maximumFractionDigits: 2) } s (ping { $ping } ms, ulga { $credit } ms).
outrun-log-camelate = { $name }: czas minął.
outrun-log-timecalled = { $name } mówi, że czas minął.
outrun-log-ranright = { $name }: bieg bez błędu.
outrun-log-ranwrong = { $name }: bieg z błędem. { $why }
outrun-log-stood = { $name } zajmuje miejsce { $place }.
outrun-log-moved =
    { $count ->
        [one] { $name } biegnie o jedną salę dalej.
        [few] { $name } biegnie o { $count } sale dalej.
       *[many] { $name } biegnie o { $count } sal dalej.
    }
outrun-log-won = { $name } opuszcza ostatnią salę!
outrun-log-cleared = { $name }: znikają wszystkie karty.
outrun-log-infected = { $name }: zarażenie.
outrun-log-cured = { $name }: wyleczenie i odporność do końca rundy.
outrun-log-shielded = { $name } używa Tarczy: karta nie działa.
outrun-log-drew = { $name } dobiera: { $card }.
outrun-log-played = { $name } zagrywa kartę { $card }, cel: { $other }.
outrun-log-played-own = { $name } zagrywa dla siebie: { $card }.
outrun-log-turnedover-middle = Na środku leży teraz: { $card }.
outrun-log-turnedover-front = { $name } dostaje: { $card }.
outrun-log-removed-middle = Ze środka znika: { $card }.
outrun-log-removed-front = { $name } traci: { $card }.
outrun-log-wasted = { $card } idzie na odrzucone: taka karta już tu leży.
outrun-log-gaveall = { $other } dostaje wszystkie karty, które ma przed sobą { $name }.
outrun-log-swappedall = { $name } i { $other } zamieniają się kartami przed sobą.
outrun-log-stole = { $name } kradnie karty, które ma { $other }.
outrun-log-stole-known = { $name } kradnie karty, które ma { $other }: { $cards }.
outrun-log-shuffled = Karty są potasowane w nowy stos.
