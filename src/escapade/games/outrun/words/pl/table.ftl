# Outrun przy stole: karty, rundy, dziennik.
outrun-the-vampire = wampir
outrun-the-bear = niedźwiedź
outrun-the-zombie = zombie
outrun-the-dragon = smok
outrun-title = Runda { $round }, za wami { $monster }
outrun-rounds-played =
    { $count ->
        [one] { $count } runda
        [few] { $count } rundy
        [many] { $count } rund
       *[other] { $count } rundy
    }
outrun-mode-together = razem
outrun-mode-apart = osobno
outrun-mode-relaxed = spokojnie
outrun-museum = Pomieszczenia; z tyłu { $monster }. { $told }
outrun-stands = { $name }: pomieszczenie { $room }
outrun-stands-out = { $name }: na wolności
outrun-room = pom. { $room }/{ $last }
outrun-out = na wolności!
outrun-held =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
outrun-in-hand = Na ręce:
outrun-infected = infekcja
outrun-symbol = { $letter }, { $symbol }
outrun-symbol-a = bieg
outrun-symbol-b = skok
outrun-symbol-c = unik w dół
outrun-symbol-d = wspinaczka
outrun-symbol-e = czołganie
outrun-symbol-f = ślizg
outrun-symbol-g = zwód
outrun-symbol-h = przeskok
outrun-finish = Finish
outrun-finish-key = Finish ⏎
outrun-sent = Na mecie…
outrun-nothing = nic
outrun-plus = +{ $number }
outrun-letter = { $letter }
outrun-a-card = karta
    .quoted = karta
outrun-card-reverse = Cofaj
    .quoted = „Cofaj”
outrun-card-even = Dziurawa Ścieżka (parzyste, następnie nieparzyste)
    .quoted = „Dziurawa Ścieżka (parzyste, następnie nieparzyste)”
outrun-card-odd = Dziurawa Ścieżka (nieparzyste, następnie parzyste)
    .quoted = „Dziurawa Ścieżka (nieparzyste, następnie parzyste)”
outrun-card-swap = Zamiana { $detail }
    .quoted = „Zamiana { $detail }”
outrun-card-wrong = Nie tędy droga { $detail }
    .quoted = „Nie tędy droga { $detail }”
outrun-card-long = Długa droga +{ $detail }
    .quoted = „Długa droga +{ $detail }”
outrun-card-small = Mały skrót
    .quoted = „Mały skrót”
outrun-card-big = Wielki skrót
    .quoted = „Wielki skrót”
outrun-card-boost = Przyspieszenie
    .quoted = „Przyspieszenie”
outrun-card-shield = Tarcza
    .quoted = „Tarcza”
outrun-card-focus = Koncentracja
    .quoted = „Koncentracja”
outrun-card-take = Weź moje
    .quoted = „Weź moje”
outrun-card-fair = Uczciwa wymiana?
    .quoted = „Uczciwa wymiana?”
outrun-card-steal = Kradzież
    .quoted = „Kradzież”
outrun-card-antidote = Antidotum
outrun-says-reverse = od ostatniego symbolu
outrun-says-even = najpierw 2., 4., 6., potem reszta
outrun-says-odd = najpierw 1., 3., 5., 7., potem reszta
outrun-says-swap = { $other } zamiast { $one }, { $one } zamiast { $other }
outrun-says-wrong = pomiń { $one }
outrun-says-long = zagraj +{ $one } po karcie ruchu nr { $one }; kart „+” nie liczymy
outrun-says-small = możesz pominąć jedną kartę
outrun-says-big = zagraj tylko tę kartę, potem Finish
outrun-says-boost = dwa razy więcej pomieszczeń
outrun-says-shield = inni nie mogą zagrywać na ciebie kart
outrun-says-focus = odrzuć karty sprzed siebie
outrun-says-take = oddaj karty sprzed siebie innemu graczowi
outrun-says-fair = zamień karty sprzed siebie z innym graczem
outrun-says-steal = zabierz innemu graczowi karty z ręki
outrun-on-you-take = dostajesz karty, które ma przed sobą { $by }
outrun-on-you-fair = ty i { $by } zamieniacie się kartami, które macie przed sobą
outrun-on-you-steal = { $by } zabiera ci karty z ręki
outrun-says-antidote = możesz je zagrać na końcu: leczy cię
outrun-path = Ścieżka
outrun-path-told = Ścieżka: { $path }. Przed tobą: { $cards }.
outrun-antidote-note = antidotum: zarażeni gracze mogą je zagrać na końcu
outrun-path-was = Ścieżka
outrun-laid = Zagrane: { $laid }
outrun-deck = Twoje karty
outrun-back = Cofnij ⌫
outrun-left = zostało { $seconds } s
outrun-set = Do biegu… gotowi…
outrun-round-over = Wyniki rundy
outrun-even = Czasy różniące się najwyżej o 2 s są równe: pierwszy jest ten, kto jest dalej z tyłu.
outrun-right = dobrze
outrun-wrong = błąd
outrun-late = za późno
outrun-unfinished = nie ukończono
outrun-asked = Poprawnie:
outrun-network = ping { $ping }, poprawka { $credit } ms
outrun-rooms =
    { $count ->
        [one] { $count } pomieszczenie
        [few] { $count } pomieszczenia
       *[many] { $count } pomieszczeń
    }
outrun-mistake = Na pozycji { $at } powinno być: { $asked }.
outrun-mistake-card = Na pozycji { $at } powinno być: { $asked }, bo działa { $card-quoted }.
outrun-mistake-antidote = Na pozycji { $at } powinno być: { $asked }; antidotum jest na końcu.
outrun-mistake-big = Trzeba było zagrać tylko kartę { $card-quoted }: zastępuje całą ścieżkę.
outrun-best-first =
    { $bends ->
        [0] Zapisano pierwszy czas (karty: { $cards }).
       *[other] Zapisano pierwszy czas (karty: { $cards }, karty ingerencji: { $bends }).
    }
outrun-best-new = Nowy rekord! Poprzednio { $before } s.
outrun-best-was = Twój rekord: { $before } s.
outrun-best-title = Twoje rekordy
outrun-best-line =
    { $bends ->
        [0] karty: { $cards }, czas: { $time } s
       *[other] karty: { $cards }, karty ingerencji: { $bends }, czas: { $time } s
    }
outrun-best-none = Jeszcze żadnego. Są zapisywane w tej przeglądarce.
outrun-best-forget = Usuń
outrun-places = Plansza potwora ({ $monster }), najwolniejsi z lewej
outrun-place = miejsce { $place }
outrun-zero = obszar +0
outrun-covered = zakryte
outrun-sign-wounded = rana: tracisz wszystkie karty przed sobą
outrun-sign-burned = oparzenie: tracisz wszystkie karty przed sobą
outrun-sign-cards = dobierasz dwie karty
outrun-sign-biohazard = zagrożenie biologiczne: zarażasz się
outrun-runners = Gracze i karty przed nimi
outrun-middle = Na środku, dla wszystkich
outrun-unopened = ścieżka zakryta
outrun-status-running = w biegu…
outrun-status-finished = koniec biegu
outrun-status-late = za późno
outrun-status-unfinished = bieg nieukończony
outrun-ready = Mogę biec ⏎
outrun-ready-is = w gotowości
outrun-turn = Odkryj ścieżkę ⏎
outrun-open = Odkryj ścieżkę ⏎
outrun-play-on =
    { $own ->
        [yes] Na siebie
       *[no] Cel: { $name }
    }
outrun-chosen = { $card-quoted }: { $effect }. Wybierz gracza.
outrun-standing = Gdy ktoś zagra na ciebie kartę
outrun-standing-ask = zapytaj mnie za każdym razem
outrun-standing-use = użyj Tarczy, jeśli ją mam
outrun-standing-keep = przyjmij ją, zatrzymaj moją Tarczę
outrun-keys = Klawisze: 1–8 twoje karty, 9 karta „+”, 0 antidotum albo Wielki skrót, Backspace cofa, Enter to Finish.
outrun-ours-title = ≈ Zrekonstruowane: { $count }
outrun-ours-more = O zgodności z pudełkiem
outrun-log-turnedup = Nowa runda: ścieżka jest odkryta.
outrun-log-putdown = Nowa runda: ścieżka jest zakryta.
outrun-log-opened = { $name } odkrywa ścieżkę.
outrun-log-finished = { $name } kończy bieg.
outrun-log-runshown = { $name } zagrywa { $laid }, czas { NUMBER($time, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
outrun-log-runshown-network = { $name } zagrywa { $laid }, czas { NUMBER($time, minimumFractionDigits: 2, maximumFractionDigits: 2) } s (ping { $ping } ms, poprawka { $credit } ms).
outrun-log-camelate = { $name }: czas minął.
outrun-log-unfinished = { $name } nie kończy biegu.
outrun-log-timecalled = { $name } ogłasza Koniec Czasu.
outrun-log-ranright = { $name }: bieg poprawny.
outrun-log-ranwrong = { $name }: bieg z błędem. { $why }
outrun-log-stood = { $name } zajmuje miejsce { $place }.
outrun-log-moved =
    { $count ->
        [one] { $name } przechodzi { $count } pomieszczenie.
        [few] { $name } przechodzi { $count } pomieszczenia.
       *[many] { $name } przechodzi { $count } pomieszczeń.
    }
outrun-log-won = { $name } ucieka z ostatniego pomieszczenia!
outrun-log-cleared = { $name } traci wszystkie karty przed sobą.
outrun-log-focused = { $name } odrzuca wszystkie karty sprzed siebie.
outrun-log-infected = { $name }: infekcja.
outrun-log-infects = { $name } zaraża: { $opponent }.
outrun-log-cured = { $name }: wyleczenie i odporność do końca rundy.
outrun-log-shielded = { $name } używa Tarczy: karta jest unieważniona.
outrun-log-drew = { $name } dobiera: { $card-quoted }.
outrun-log-played = { $name } zagrywa kartę { $card-quoted }, cel: { $other }.
outrun-log-played-own = { $name } zagrywa na siebie: { $card-quoted }.
outrun-log-turnedover-middle = Na środku leży teraz: { $card-quoted }.
outrun-log-turnedover-front = { $name } dostaje: { $card-quoted }.
outrun-log-removed-middle = Ze środka znika: { $card-quoted }.
outrun-log-removed-front = { $name } traci: { $card-quoted }.
outrun-log-replaced-middle = Na środku { $new-quoted } zastępuje kartę { $card-quoted }.
outrun-log-replaced-front = { $opponent } dostaje kartę { $new-quoted } w miejsce karty { $card-quoted }.
outrun-log-wasted = { $card-quoted } jest odrzucona: taka sama karta już tu leży.
outrun-log-gaveall = { $opponent } dostaje wszystkie karty, które ma przed sobą { $name }.
outrun-log-swappedall = { $name } i { $opponent } zamieniają się kartami, które mają przed sobą.
outrun-log-stole = { $name } kradnie karty, które ma na ręce { $opponent }.
outrun-log-stole-known = { $name } kradnie karty, które ma na ręce { $opponent }: { $cards-quoted }.
outrun-log-shuffled = Karty po potasowaniu tworzą nowy stos.
