# Blackgate (Dig Your Way Out) przy stole: obszary i karty, akcje, dziennik.
dig-area-cell-block = Blok cel
dig-to-cell-block = do bloku cel
dig-area-block-a = Blok A
dig-to-block-a = do bloku A
dig-area-block-b = Blok B
dig-to-block-b = do bloku B
dig-area-cafeteria = Stołówka
dig-to-cafeteria = do stołówki
dig-area-recreation = Świetlica
dig-to-recreation = do świetlicy
dig-area-infirmary = Szpital
dig-to-infirmary = do szpitala
dig-area-showers = Prysznice
dig-to-showers = pod prysznice
dig-area-solitary = Izolatka
dig-to-solitary = do izolatki
dig-area-search = Szukanie daje karty: { $count }
dig-area-no-craft = bez wytwarzania
dig-area-die = rzuty: { $numbers }
dig-area-no-die = żaden rzut tu nie prowadzi
dig-area-ours = ≈ liczby częściowo nasze
dig-signs = papierosy: { $count }
dig-area-craft = można tu wytwarzać
dig-card-spoon = Łyżka
dig-card-knife = Nóż
dig-card-pick = Kilof
dig-card-shovel = Łopata
dig-card-lucky-charm = Amulet
dig-card-gold-chain = Złoty łańcuch
dig-card-signet-ring = Sygnet
dig-card-rosary = Różaniec
dig-card-needle-and-ink = Igła i tusz
dig-card-bandana = Bandana
dig-card-leather-gloves = Skórzane rękawice
dig-card-steel-toe-boots = Buty z blachą
dig-card-silk-shirt = Jedwabna koszula
dig-card-prayer-beads = Koraliki modlitewne
dig-card-sunglasses = Ciemne okulary
dig-card-knit-cap = Czapka
dig-card-broom-handle = Kij od miotły
dig-card-scissors = Nożyczki
dig-card-frying-pan = Patelnia
dig-card-toothbrush = Szczoteczka
dig-card-razor-blade = Żyletka
dig-card-soap-in-a-sock = Mydło w skarpecie
dig-card-bicycle-chain = Łańcuch rowerowy
dig-card-broken-bottle = Rozbita butelka
dig-card-brass-knuckles = Kastet
dig-card-care-package = Paczka z domu
dig-card-cheap-shot = Cios znienacka
dig-card-cell-toss = Przeszukanie cel
dig-card-snitch = Donos
dig-card-guards-keys = Klucze strażnika
dig-card-pickpocket = Kieszonkowiec
dig-card-first-aid-kit = Apteczka
dig-card-riot = Bunt
dig-card-drugs = Prochy
dig-card-mobile-phone = Telefon
dig-card-gold-watch = Złoty zegarek
dig-card-magazine = Czasopismo
dig-card-whisky-flask = Piersiówka
dig-a-card = karta
dig-text-accessory = Do gangu: { $gangs }
dig-text-material = Służy do: { $cards }
dig-text-weapon = Broń: do wymuszeń i walki
dig-text-tool = Narzędzie: w tunelu punkty: { $points }
dig-text-goods = Tylko na sprzedaż
dig-text-cartel1 = Sprzedaż: 2 papierosy więcej
dig-text-cartel2 = Zakup tańszy o 1
dig-text-cartel3 = Sprzedawaj w każdym otwartym miejscu
dig-text-cartel4 = Początek tury: 1 papieros
dig-text-bikers1 = Wygrana walka: odzyskaj jedną wyłożoną Broń
dig-text-bikers2 = Raz na walkę: pięści liczą się jako Broń
dig-text-bikers3 = Wygrana w ataku: jedna losowa karta więcej
dig-text-bikers4 = Pierwsze Pobicie między twoimi turami nie działa
dig-text-triad1 = Szukanie: 1 karta więcej
dig-text-triad2 = Szukaj dwa razy w turze
dig-text-triad3 = Początek tury: obejrzyj karty kogoś w twoim miejscu
dig-text-triad4 = Raz w turze po Szukaniu: odrzuć kartę, dobierz inną
dig-text-crew1 = Raz powtórz rzut na ruch
dig-text-crew2 = Zmień rzut na ruch o 1
dig-text-crew3 = Raz w turze: Ostrożny ruch kosztuje 1 akcję
dig-text-crew4 = Raz w turze: zakończ ruch obok gracza, dobierz kartę
dig-text-mafia1 = Kto od ciebie wymusza, najpierw płaci ci papierosa
dig-text-mafia2 = Karty Akcji nie mogą cię wskazać
dig-text-mafia3 = Raz w turze: karta Akcji nie kosztuje akcji
dig-text-mafia4 = Możesz mieć 13 kart
dig-text-brotherhood1 = Wytwarzaj z 1 Pobiciem, kop z 2
dig-text-brotherhood2 = Wytwarzaj w bloku cel i pod prysznicami
dig-text-brotherhood3 = Raz w turze: zachowaj materiał przy wytwarzaniu
dig-text-brotherhood4 = Każda Łyżka kopie o 1 punkt więcej
dig-text-smuggler = Po twojej sprzedaży: 3 papierosy. Kartel: i Nóż
dig-text-knifeman = Wykładasz Broń w walce: trzeba odpowiedzieć dwiema. Kartel: wygrywasz
dig-text-fence = Twoja tura: kup gdziekolwiek, bez akcji. Kartel: taniej o 2
dig-text-enforcer = Przegrywasz walkę: bez Pobicia. Motocykliści: dostaje je przeciwnik
dig-text-getaway-driver = Zamiast rzutu: idź do dowolnego otwartego miejsca. Motocykliści: i jedna akcja więcej
dig-text-arsonist = Twoja tura: inni w twoim miejscu odrzucają losową kartę. Motocykliści: dobierz tyle samo
dig-text-counterfeiter = Twoja tura: 4 papierosy. Triada: 6
dig-text-cutpurse = Początek twojej tury: losowa karta gracza w twoim miejscu. Triada: obejrzyj i wybierz
dig-text-informant = Ktoś zagrywa kartę Akcji: unieważnij ją. Triada: i weź ją
dig-text-burglar = Szukasz: 3 karty więcej. Ekipa: 5
dig-text-street-fighter = Ktoś od ciebie wymusza: koniec. Ekipa: napastnik dostaje Pobicie
dig-text-escape-artist = Twoja tura w izolatce: idź do dowolnego otwartego miejsca. Ekipa: w bloku cel od razu kop
dig-text-con-artist = Twoja tura: nazwij kartę; wskazany gracz oddaje ją, jeśli ma. Mafia: zapytaj dwoje
dig-text-godparent = Wstępujesz do gangu: jeden dodatek mniej. Mafia: obejrzyj dwie karty, zatrzymaj jedną
dig-text-embezzler = Ktoś sprzedaje: weź połowę. Mafia: weź wszystko
dig-text-miner = Kopiesz: 1 punkt więcej. Bractwo: 2
dig-text-handyman = Twoja tura: wytwórz bez jednego materiału, gdziekolwiek. Bractwo: dwa razy
dig-text-political-prisoner = Twoja tura: usuń wszystkie Pobicia, dobierz kartę. Bractwo: i Łyżka
dig-text-care-package = Dobierz 3 karty, weź 3 papierosy
dig-text-cheap-shot = Dowolny gracz dostaje Pobicie
dig-text-cell-toss = Wszystkie karty z rąk są zbierane, tasowane i rozdawane od nowa
dig-text-snitch = Dowolny gracz idzie do izolatki
dig-text-guards-keys = Idź do dowolnego otwartego miejsca
dig-text-pickpocket = Losowa karta gracza w twoim miejscu
dig-text-first-aid-kit = Usuń wszystkie swoje Pobicia
dig-text-riot = Każdy gracz rzuca i idzie
dig-gang-cartel = Kartel
dig-gang-bikers = Motocykliści
dig-gang-triad = Triada
dig-gang-crew = Ekipa
dig-gang-mafia = Mafia
dig-gang-brotherhood = Bractwo
dig-background-smuggler = Przemytnik
dig-background-knifeman = Nożownik
dig-background-fence = Paser
dig-background-enforcer = Egzekutor
dig-background-getaway-driver = Kierowca
dig-background-arsonist = Podpalacz
dig-background-counterfeiter = Fałszerz
dig-background-cutpurse = Rzezimieszek
dig-background-informant = Informator
dig-background-burglar = Włamywacz
dig-background-street-fighter = Uliczny zabijaka
dig-background-escape-artist = Mistrz ucieczek
dig-background-con-artist = Oszust
dig-background-godparent = Chrzestny
dig-background-embezzler = Malwersant
dig-background-miner = Górnik
dig-background-handyman = Złota rączka
dig-background-political-prisoner = Więzień polityczny
dig-michel = Michel
dig-michelle = Michelle
dig-michel-says = Kto zakończy ruch obok, ten ma kłopoty; na końcu tury możesz rzucić za tę postać.
dig-michel-blank = pusta karta
dig-michel-knife = Nóż, szuka: { $tools }
dig-michel-deck = Karty Michela: { $count }
dig-board = Plan Blackgate
dig-person = Więzień { $number }: { $name }
dig-nobody = nikogo
dig-you-are-here = Tu jesteś
dig-can-go = Możesz tu pójść
dig-stack = Stos: { $card }, zostało { $count }
dig-rolled = Rzut: { $number }
dig-piles = Karty na stole
dig-deck = Stos Szukania: { $count }
dig-discards = Odrzucone: { $count }
dig-tunnels = Więźniowie i ich tunele
dig-tunnel-of = Tunel: { $names }
dig-beatings = Pobicia: { $count }
dig-cigarettes = Papierosy: { $count }
dig-holds = Karty na ręce: { $count }
dig-known = Co wiadomo o kartach gracza { $name }
dig-known-card =
    { $count ->
        [one] wiadomo: { $card }
        [few] wiadomo: { $card } ×{ $count }
       *[many] wiadomo: { $card } ×{ $count }
    }
dig-revealed = ujawniona
dig-secret = tajna, tylko ty ją znasz
dig-seat-note = tunel { $points }/{ $goal } · karty: { $cards }
dig-duel = Wymuszenie
dig-duel-wants = chce: { $tool }
dig-duel-waits = { $name } musi odpowiedzieć …
dig-use-dig = Kop
dig-use-fight = Walcz
dig-use-make = Wytwórz
dig-use-join = Wstąp
dig-use-play = Zagraj
dig-use-sell = Sprzedaj
dig-no-cards = Brak kart.
dig-reach = W zasięgu:
dig-reach-ready = { $what }: masz wszystko
dig-reach-short = { $what }: brakuje: { $card }
dig-reach-any = { $what }: jeszcze jedno z: { $cards }
dig-wait = { $name } myśli …
dig-your-turn =
    { $left ->
        [0] Brak akcji: zakończ turę.
        [one] Twoja tura: jeszcze jedna akcja. Weź przycisk, kartę, miejsce albo osobę.
        [few] Twoja tura: { $left } akcje. Weź przycisk, kartę, miejsce albo osobę.
       *[many] Twoja tura: { $left } akcji. Weź przycisk, kartę, miejsce albo osobę.
    }
dig-choose-way = Jak chcesz się tam dostać?
dig-choose-person = { $name }: co chcesz zrobić?
dig-choose = Co chcesz z tym zrobić?
dig-choose-search = Jak szukasz?
dig-choose-go = Dokąd? Wskaż miejsce.
dig-choose-dig = Czym kopiesz?
dig-choose-here = Co tu robisz?
dig-choose-make = Co wytwarzasz?
dig-choose-buy = Co kupujesz?
dig-choose-sell = Którą kartę sprzedajesz najpierw?
dig-choose-join = Który gang?
dig-choose-play = Na kogo albo dokąd?
dig-choose-extort = Od kogo, jakie narzędzie, jaką Bronią?
dig-choose-con = Kogo pytasz i o jaką kartę?
dig-choose-people = Z kim?
dig-choose-background = Ujawniasz Przeszłość?
dig-choose-end = Jak kończysz turę?
dig-step-search = Szukaj
dig-step-go = Ostrożny ruch
dig-step-dig = Kop
dig-step-here = Tutaj
dig-step-make = Wytwórz
dig-step-buy = Kup
dig-step-sell = Sprzedaj
dig-step-join = Wstąp do gangu
dig-step-extort = Wymuś
dig-step-con = Oszust: poproś o kartę
dig-step-people = Ludzie
dig-step-background = Przeszłość
dig-step-end = Koniec
dig-step-tool = chcę: { $tool }
dig-step-weapon = Broń: { $weapon }
dig-step-play = Zagraj: { $card }
dig-costs = kosztuje akcje: { $count }
dig-tunnel-then = potem tunel ma { $points } z { $goal }
dig-move-search =
    { $count ->
        [one] Szukaj: jedna karta
        [few] Szukaj: { $count } karty
       *[many] Szukaj: { $count } kart
    }
dig-move-burgle = Włamywacz: szukaj, karty: { $count }
dig-move-roll = Ruch: rzuć kostką
dig-move-cautiousmove = Ostrożny ruch { $to } (akcje: { $cost })
dig-move-drive = Kierowca: { $to }
dig-move-follow = Idź za graczem { $other } { $to }
dig-move-escape = Mistrz ucieczek: { $to }
dig-move-dig = Kop: { $card }, +{ $points }
dig-move-mine = Górnik: kop, { $card }, +{ $points }
dig-move-heal = Wylecz Pobicie
dig-move-stealspoon = Ukradnij Łyżkę
dig-move-craft = Wytwórz: { $card } ×{ $count } (z: { $uses })
dig-move-craft-keeping = Wytwórz: { $card }, zachowując: { $keeps }
dig-move-tinker = Złota rączka: { $card }, bez: { $lacks }
dig-move-tinker-keeping = Złota rączka: { $card }, bez: { $lacks }, zachowując: { $keeps }
dig-move-buy = Kup: { $card } ×{ $count } za { $price }
dig-move-buyfromfence = Paser: { $card } ×{ $count } za { $price }
dig-move-sell = Sprzedaj: { $card }, +{ $cigarettes }
dig-move-join = Wstąp: { $gang } (dodatki: { $count })
dig-move-joinasgodparent = Chrzestny: { $gang } (dodatki: { $count })
dig-move-play = Zagraj: { $card }
dig-move-play-at = { $card }: { $other }
dig-move-play-to = { $card }: { $to }
dig-move-extort = Wymuś: { $other }, { $tool }, Broń: { $weapon }
dig-move-con = Poproś: { $other }, { $card }
dig-move-exchange = Wymiana: { $other }
dig-move-look = Obejrzyj karty gracza { $other }
dig-move-cutpurse = Rzezimieszek: karta gracza { $other }
dig-move-burn = Podpalacz: inni tutaj odrzucają kartę
dig-move-counterfeit = Fałszerz: weź papierosy
dig-move-smuggle = Przemytnik: 3 papierosy więcej
dig-move-campaign = Więzień polityczny: wylecz się i dobierz
dig-move-sendmichel = Zakończ turę i rzuć za: { $michel }
dig-move-stop = Zakończ turę
dig-move-pass = Niech będzie
dig-move-pass-fight = Nic nie wykładaj
dig-move-pass-give = Dość
dig-move-pass-sell = To wszystko: bierz zapłatę
dig-move-pass-sift = Zatrzymaj wszystkie
dig-move-reveal = Ujawnij Przeszłość
dig-move-reroll = Rzuć jeszcze raz
dig-move-givein = Ustąp: oddaj narzędzie
dig-move-fists = Gołe pięści
dig-move-draw = Dobierz kartę
dig-move-cigarette = Daj papierosa
dig-move-card = { $card }
dig-move-card-lay = Wyłóż: { $card }
dig-move-card-discard = Odrzuć: { $card }
dig-move-card-give = Daj: { $card }
dig-move-card-sell = Sprzedaj: { $card }
dig-move-card-take = Weź: { $card }
dig-move-card-dig = Kop: { $card }
dig-move-area = Idź { $to }
dig-move-seat = Zapytaj: { $other }
dig-move-badge = Zatrzymaj: { $badge }
dig-move-sharp = Nożownik: wyłóż { $card }
dig-asked-giving = Co dajesz graczowi { $other }? Wskazuj karty po jednej.
dig-asked-discarddown = Masz za dużo kart: odrzuć jeszcze { $over }.
dig-asked-paydues = { $gang }: odrzuć jeszcze dodatki: { $need }.
dig-asked-keepbadge = { $gang }: którą z dwóch kart zatrzymujesz?
dig-asked-runwhere = Bunt! Rzut: { $roll }. Dokąd biegniesz?
dig-asked-chooseway = Rzut: { $roll }. Dokąd?
dig-asked-michelway = Rzut za { $michel }: { $roll }. Dokąd?
dig-asked-freedig = Jesteś w swoim bloku: kopiesz od razu?
dig-asked-informantwindow = { $name } zagrywa: { $card }. Czy jest Informator?
dig-asked-embezzlerwindow = { $name } zaraz dostanie zapłatę. Czy jest Malwersant?
dig-asked-enforcerwindow = Walka przegrana. Czy jest Egzekutor?
dig-asked-tinkeragain = Złota rączka: wytworzyć jeszcze coś bez jednego materiału?
dig-asked-askanother = Zapytać drugiego gracza o tę samą kartę: { $card }?
dig-asked-chooseloot = Karty gracza { $other }: którą bierzesz?
dig-asked-takeback = Wygrana: którą Broń odzyskujesz?
dig-asked-selling = Dotąd za { $signs }. Sprzedać następną kartę?
dig-asked-stand-first = Oddajesz narzędzie ({ $tool }) czy walczysz?
dig-asked-stand =
    { $need ->
        [one] Odpowiedz Bronią albo przegrasz walkę.
        [few] Odpowiedz { $need } Brońmi albo przegrasz walkę.
       *[many] Odpowiedz { $need } Brońmi albo przegrasz walkę.
    }
dig-asked-stand-help = Wykładasz Broń za gracza { $other }?
dig-asked-facemichel-first = { $michel } pokazuje Nóż: odrzucasz wskazane narzędzie czy walczysz?
dig-asked-facemichel = Znowu Nóż: wyłóż następną Broń albo przegrasz walkę.
dig-asked-michelprize = { $michel } przegrywa: dobierasz kartę?
dig-asked-losetool = { $michel } zabiera narzędzie: które odrzucasz?
dig-asked-sift = Odrzucić kartę i dobrać inną?
dig-prompt-left = Zostało sekund: { $count }
dig-prompt-wait = Chwileczkę
dig-answer-by = Czas na odpowiedź; po nim nic się nie robi
dig-log-turnpassed = — { $name } —
dig-log-actiongained = { $name } ma w tej turze jeszcze jedną akcję.
dig-log-won =
    { $count ->
        [one] { $names }: tunel gotowy, droga wolna!
        [few] { $names }: tunel gotowy, droga wolna!
       *[many] { $names }: tunel gotowy, droga wolna!
    }
dig-log-beaten = { $name } dostaje Pobicie.
dig-log-shrugged = { $name } nie przejmuje się Pobiciem.
dig-log-healed = { $name } pozbywa się Pobicia.
dig-log-looked = { $name } ogląda karty gracza { $other }.
dig-log-fistsused = { $name } uderza gołymi pięściami.
dig-log-reshuffled = Odrzucone karty są przetasowane w nowy stos.
dig-log-gathered = Karty z rąk są zebrane i przetasowane.
dig-log-michelreshuffled = Karty Michela są przetasowane w nowy stos.
dig-log-claimed = { $name } zabiera kartę: { $card }; nic się nie dzieje.
dig-log-shown = { $name } zagrywa: { $card }.
dig-log-laid = { $name } wykłada: { $card }.
dig-log-tookback = { $name } odzyskuje: { $card }.
dig-log-handedover = { $name } oddaje: { $card }. Dostaje { $other }.
dig-log-gave = { $name } daje: { $card }. Dostaje { $other }.
dig-log-took = { $name } zabiera: { $card }. Traci { $other }.
dig-log-dug =
    { $points ->
        [one] { $name } kopie, { $card }: jeden punkt.
        [few] { $name } kopie, { $card }: { $points } punkty.
       *[many] { $name } kopie, { $card }: { $points } punktów.
    }
dig-log-rolled = { $name } rzuca: { $number }.
dig-log-rolled-went = { $name } rzuca: { $number } i idzie { $to }.
dig-log-peeked = { $name } ogląda kartę gangu: { $gang }.
dig-log-searched =
    { $count ->
        [one] { $name } szuka i dobiera kartę.
        [few] { $name } szuka i dobiera { $count } karty.
       *[many] { $name } szuka i dobiera { $count } kart.
    }
dig-log-searched-known = { $name } szuka i dobiera: { $cards }.
dig-log-searched-nothing = { $name } szuka i nic nie znajduje.
dig-log-drew =
    { $count ->
        [one] { $name } dobiera kartę.
        [few] { $name } dobiera { $count } karty.
       *[many] { $name } dobiera { $count } kart.
    }
dig-log-drew-known = { $name } dobiera: { $cards }.
dig-log-dealt =
    { $count ->
        [one] Rozdana jest jedna karta.
        [few] Rozdane są { $count } karty.
       *[many] Rozdanych jest { $count } kart.
    }
dig-log-discarded =
    { $count ->
        [one] { $name } odrzuca kartę.
        [few] { $name } odrzuca { $count } karty.
       *[many] { $name } odrzuca { $count } kart.
    }
dig-log-discarded-known = { $name } odrzuca: { $cards }.
dig-log-fetched =
    { $count ->
        [one] { $name } bierze kartę ze stosu.
        [few] { $name } bierze { $count } karty ze stosu.
       *[many] { $name } bierze { $count } kart ze stosu.
    }
dig-log-fetched-known = { $name } bierze ze stosu: { $cards }.
dig-log-went = { $name } idzie { $to }.
dig-log-michelwent = { $michel } idzie { $to }.
dig-log-earned =
    { $count ->
        [one] { $name } dostaje papierosa.
        [few] { $name } dostaje { $count } papierosy.
       *[many] { $name } dostaje { $count } papierosów.
    }
dig-log-paid =
    { $count ->
        [one] { $name } płaci papierosa.
        [few] { $name } płaci { $count } papierosy.
       *[many] { $name } płaci { $count } papierosów.
    }
dig-log-joins = { $name } wstępuje do gangu i płaci: { $gang }.
dig-log-joined = { $name } ma teraz kartę { $badge }. { $says }.
dig-log-kept = { $name } ma teraz kartę { $badge }. { $says }.
dig-log-buried = { $name } opuszcza { $badge }; karta idzie pod swój stos.
dig-log-revealed = { $name } ujawnia Przeszłość: { $background }.
dig-log-fightbegan = { $name } wymusza: { $card } albo walka. Odpowiada { $other }.
dig-log-fightbegan-michel = { $michel } wymusza. Odpowiada { $other }.
dig-log-michelturned = { $michel } odkrywa: { $what }.
dig-log-lost = { $name } nic nie wykłada i przegrywa walkę.
dig-log-sold =
    { $count ->
        [one] { $name } sprzedaje za jednego papierosa.
        [few] { $name } sprzedaje za { $count } papierosy.
       *[many] { $name } sprzedaje za { $count } papierosów.
    }
dig-ours-title = ≈ Zrekonstruowane: { $count }
dig-ours-areas = Dwie liczby Szukania są podane (blok cel 1, stołówka 2); pozostałe są nasze: więcej kart tam, gdzie nie ma nic innego do roboty.
dig-ours-die = Z sześciu par miejsc na kostce znane są dwie (1 i 4); pozostałe są nasze.
dig-ours-tunnel = Wiadomo, że tunel wymaga od 8 do 12 punktów, mniej przy większej liczbie graczy; liczby są nasze, także dla drużyn.
dig-ours-values = Wartość Kilofa i Łopaty gracze podają różnie; 1, 2 i 3 są nasze, 1, 3 i 4 to inna wersja.
dig-ours-stacks = Liczba kart w odkrytych stosach i ich znaki papierosów nie są nam znane; te są nasze.
dig-ours-recipes = Wiadomo, że narzędzia i Noże wytwarza się z materiałów, ale nie wiadomo z których; te przepisy są nasze.
dig-ours-michel = Wiadomo, że niektóre karty Michela pokazują Nóż i narzędzia, ale nie ile ich jest; te liczby są nasze.
dig-ours-search = Wiadomo, że kart Szukania jest 77, ale nie jakie; ich nazwy, liczby i znaki są nasze.
dig-ours-gangs = Znanych jest sześć gangów po cztery karty, ale nie ich treść; wszystkie dwadzieścia cztery zdolności są nasze.
dig-ours-backgrounds = Znanych jest osiemnaście kart Przeszłości, po trzy na gang, ale nie ich treść; wszystkie działania są nasze.
