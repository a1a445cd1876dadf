# Blackgate (Dig Your Way Out) przy stole: obszary i karty, akcje, dziennik.
dig-area-cell-block = Blok więzienny
    .to = do bloku więziennego
dig-area-block-a = Blok A
    .to = do bloku A
dig-area-block-b = Blok B
    .to = do bloku B
dig-area-cafeteria = Stołówka
    .to = do stołówki
dig-area-recreation = Świetlica
    .to = do świetlicy
dig-area-infirmary = Ambulatorium
    .to = do ambulatorium
dig-area-showers = Prysznice
    .to = pod prysznice
dig-area-solitary = Izolatka
    .to = do izolatki
dig-area-search = Przeszukiwanie daje karty: { $count }
dig-area-no-craft = bez majstrowania
dig-area-die = rzuty: { $numbers }
dig-area-no-die = żaden rzut tu nie prowadzi
dig-area-ours = ≈ liczby częściowo nasze
dig-signs = szlugi: { $count }
dig-area-craft = można tu majstrować
dig-card-spoon = Łyżka
    .acc = Łyżkę
    .gen = Łyżki
    .ins = Łyżką
dig-card-knife = Nóż
    .ins = Nożem
dig-card-pick = Kilof
    .gen = Kilofa
    .ins = Kilofem
dig-card-shovel = Łopata
    .acc = Łopatę
    .gen = Łopaty
    .ins = Łopatą
dig-card-lucky-charm = Amulet
dig-card-gold-chain = Złoty łańcuch
dig-card-signet-ring = Sygnet
dig-card-rosary = Różaniec
dig-card-needle-and-ink = Igła i tusz
    .acc = Igłę i tusz
dig-card-bandana = Bandana
    .acc = Bandanę
dig-card-leather-gloves = Skórzane rękawice
dig-card-steel-toe-boots = Buty z blachą
dig-card-silk-shirt = Jedwabna koszula
    .acc = Jedwabną koszulę
dig-card-prayer-beads = Koraliki modlitewne
dig-card-sunglasses = Ciemne okulary
dig-card-knit-cap = Czapka
    .acc = Czapkę
dig-card-broom-handle = Kij od miotły
dig-card-scissors = Nożyczki
dig-card-frying-pan = Patelnia
    .acc = Patelnię
dig-card-toothbrush = Szczoteczka
    .acc = Szczoteczkę
dig-card-razor-blade = Żyletka
    .acc = Żyletkę
dig-card-soap-in-a-sock = Mydło w skarpecie
    .ins = Mydłem w skarpecie
dig-card-bicycle-chain = Łańcuch rowerowy
    .ins = Łańcuchem rowerowym
dig-card-broken-bottle = Rozbita butelka
    .acc = Rozbitą butelkę
    .ins = Rozbitą butelką
dig-card-brass-knuckles = Kastet
    .ins = Kastetem
dig-card-care-package = Paczka z domu
    .acc = Paczkę z domu
dig-card-cheap-shot = Cios znienacka
dig-card-cell-toss = Przeszukanie cel
dig-card-snitch = Donos
dig-card-guards-keys = Klucze strażnika
dig-card-pickpocket = Kieszonkowiec
    .acc = Kieszonkowca
dig-card-first-aid-kit = Apteczka
    .acc = Apteczkę
dig-card-riot = Bunt
dig-card-drugs = Prochy
dig-card-mobile-phone = Telefon
dig-card-gold-watch = Złoty zegarek
dig-card-magazine = Czasopismo
dig-card-whisky-flask = Piersiówka
    .acc = Piersiówkę
dig-a-card = karta
    .acc = kartę
dig-text-accessory = Do gangu: { $gangs }
dig-text-material = Służy do: { $cards }
dig-text-weapon = Broń: do wymuszeń i walki
dig-text-tool = Narzędzie: w tunelu punkty: { $points }
dig-text-goods = Tylko na sprzedaż
dig-text-cartel1 = Sprzedaż: 2 szlugi więcej
dig-text-cartel2 = Zakup tańszy o 1
dig-text-cartel3 = Sprzedawaj w każdym otwartym miejscu
dig-text-cartel4 = Początek tury: 1 szlug
dig-text-bikers1 = Wygrana walka: odzyskaj jedną wyłożoną Broń
dig-text-bikers2 = Raz na walkę: pięści liczą się jako Broń
dig-text-bikers3 = Wygrana w ataku: jedna losowa karta więcej
dig-text-bikers4 = Pierwszy Łomot między twoimi turami nie działa
dig-text-triad1 = Przeszukiwanie: 1 karta więcej
dig-text-triad2 = Przeszukuj dwa razy w turze
dig-text-triad3 = Początek tury: obejrzyj karty kogoś w twoim miejscu
dig-text-triad4 = Raz w turze po Przeszukiwaniu: odrzuć kartę, dobierz inną
dig-text-crew1 = Raz powtórz rzut na ruch
dig-text-crew2 = Zmień rzut na ruch o 1
dig-text-crew3 = Raz w turze: Ostrożny ruch kosztuje 1 akcję
dig-text-crew4 = Raz w turze: zakończ ruch obok gracza, dobierz kartę
dig-text-mafia1 = Kto od ciebie wymusza, najpierw płaci ci szluga
dig-text-mafia2 = Karty Akcji nie mogą cię wskazać
dig-text-mafia3 = Raz w turze: karta Akcji nie kosztuje akcji
dig-text-mafia4 = Możesz mieć 13 kart
dig-text-brotherhood1 = Majstruj z 1 Łomotem, kop z 2
dig-text-brotherhood2 = Majstruj w bloku więziennym i pod prysznicami
dig-text-brotherhood3 = Raz w turze: zachowaj materiał przy majstrowaniu
dig-text-brotherhood4 = Każda Łyżka kopie o 1 punkt więcej
dig-text-smuggler = Po twojej sprzedaży: 3 szlugi. Kartel: i Nóż
dig-text-knifeman = Wykładasz Broń w walce: trzeba odpowiedzieć dwiema. Kartel: wygrywasz
dig-text-fence = Twoja tura: kup gdziekolwiek, bez akcji. Kartel: taniej o 2
dig-text-enforcer = Przegrywasz walkę: bez Łomotu. Motocykliści: dostaje go przeciwnik
dig-text-getaway-driver = Zamiast rzutu: idź do dowolnego otwartego miejsca. Motocykliści: i jedna akcja więcej
dig-text-arsonist = Twoja tura: inni w twoim miejscu odrzucają losową kartę. Motocykliści: dobierz tyle samo
dig-text-counterfeiter = Twoja tura: 4 szlugi. Triada: 6
dig-text-cutpurse = Początek twojej tury: losowa karta gracza w twoim miejscu. Triada: obejrzyj i wybierz
dig-text-informant = Ktoś zagrywa kartę Akcji: unieważnij ją. Triada: i weź ją
dig-text-burglar = Przeszukujesz: 3 karty więcej. Ekipa: 5
dig-text-street-fighter = Ktoś od ciebie wymusza: koniec. Ekipa: napastnik dostaje Łomot
dig-text-escape-artist = Twoja tura w izolatce: idź do dowolnego otwartego miejsca. Ekipa: w bloku więziennym od razu kop
dig-text-con-artist = Twoja tura: nazwij kartę; wskazany gracz oddaje ją, jeśli ma. Mafia: zapytaj dwoje
dig-text-godparent = Wstępujesz do gangu: jedno Akcesorium mniej. Mafia: obejrzyj dwie karty, zatrzymaj jedną
dig-text-embezzler = Ktoś sprzedaje: weź połowę. Mafia: weź wszystko
dig-text-miner = Kopiesz: 1 punkt więcej. Bractwo: 2
dig-text-handyman = Twoja tura: zmajstruj bez jednego materiału, gdziekolwiek. Bractwo: dwa razy
dig-text-political-prisoner = Twoja tura: usuń wszystkie Łomoty, dobierz kartę. Bractwo: i Łyżka
dig-text-care-package = Dobierz 3 karty, weź 3 szlugi
dig-text-cheap-shot = Dowolny gracz dostaje Łomot
dig-text-cell-toss = Wszystkie karty z rąk są zbierane, tasowane i rozdawane od nowa
dig-text-snitch = Dowolny gracz idzie do izolatki
dig-text-guards-keys = Idź do dowolnego otwartego miejsca
dig-text-pickpocket = Losowa karta gracza w twoim miejscu
dig-text-first-aid-kit = Usuń wszystkie swoje Łomoty
dig-text-riot = Każdy gracz rzuca i idzie
dig-gang-cartel = Kartel
dig-gang-bikers = Motocykliści
dig-gang-triad = Triada
dig-gang-crew = Ekipa
dig-gang-mafia = Mafia
dig-gang-brotherhood = Bractwo
dig-badge = { $gang } { $number }
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
    .acc = Michela
    .ins = Michelem
dig-michelle = Michelle
    .ins = Michelle
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
dig-duel-waits = { $name } musi odpowiedzieć …
dig-use-dig = Kop
dig-use-fight = Walcz
dig-use-make = Zmajstruj
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
dig-choose-search = Jak przeszukujesz?
dig-choose-go = Dokąd? Wskaż miejsce.
dig-choose-dig = Czym kopiesz?
dig-choose-here = Co tu robisz?
dig-choose-make = Co majstrujesz?
dig-choose-buy = Co kupujesz?
dig-choose-sell = Którą kartę sprzedajesz najpierw?
dig-choose-join = Który gang?
dig-choose-play = Na kogo albo dokąd?
dig-choose-extort = Od kogo, jakie narzędzie, jaką Bronią?
dig-choose-con = Kogo pytasz i o jaką kartę?
dig-choose-people = Z kim?
dig-choose-background = Ujawniasz Tło?
dig-choose-end = Jak kończysz turę?
dig-step-search = Przeszukaj
dig-step-go = Ostrożny ruch
dig-step-dig = Kop
dig-step-here = Tutaj
dig-step-make = Zmajstruj
dig-step-buy = Kup
dig-step-sell = Sprzedaj
dig-step-join = Wstąp do gangu
dig-step-extort = Wymuś
dig-step-con = Oszust: poproś o kartę
dig-step-people = Ludzie
dig-step-background = Tło
dig-step-end = Koniec
dig-step-tool = chcę: { $tool }
dig-step-weapon = Broń: { $weapon }
dig-step-play = Zagraj: { $card }
dig-costs = kosztuje akcje: { $count }
dig-tunnel-then = potem tunel ma { $points } z { $goal }
dig-move-search =
    { $count ->
        [one] Przeszukaj: jedna karta
        [few] Przeszukaj: { $count } karty
       *[many] Przeszukaj: { $count } kart
    }
dig-move-burgle = Włamywacz: przeszukaj, karty: { $count }
dig-move-roll = Ruch: rzuć kostką
dig-move-cautiousmove = Ostrożny ruch { $to } (akcje: { $cost })
dig-move-drive = Kierowca: { $to }
dig-move-follow = Idź za graczem { $other } { $to }
dig-move-escape = Mistrz ucieczek: { $to }
dig-move-dig = Kop: { $card }, +{ $points }
dig-move-mine = Górnik: kop, { $card }, +{ $points }
dig-move-heal = Wylecz Łomot
dig-move-stealspoon = Ukradnij Łyżkę
dig-move-craft = Zmajstruj: { $card } ×{ $count } (z: { $uses })
dig-move-craft-keeping = Zmajstruj: { $card }, zachowując: { $keeps }
dig-move-tinker = Złota rączka: { $card }, bez: { $lacks }
dig-move-tinker-keeping = Złota rączka: { $card }, bez: { $lacks }, zachowując: { $keeps }
dig-move-buy = Kup: { $card } ×{ $count } za { $price }
dig-move-buyfromfence = Paser: { $card } ×{ $count } za { $price }
dig-move-sell = Sprzedaj: { $card }, +{ $cigarettes }
dig-move-join = Wstąp: { $gang } (Akcesoria: { $count })
dig-move-joinasgodparent = Chrzestny: { $gang } (Akcesoria: { $count })
dig-move-play = Zagraj: { $card }
dig-move-play-at = { $card }: { $other }
dig-move-play-to = { $card }: { $to }
dig-move-extort = Wymuś: { $other }, { $tool }, Broń: { $weapon }
dig-move-con = Poproś: { $other }, { $card }
dig-move-exchange = Wymiana: { $other }
dig-move-look = Obejrzyj karty gracza { $other }
dig-move-cutpurse = Rzezimieszek: karta gracza { $other }
dig-move-burn = Podpalacz: inni tutaj odrzucają kartę
dig-move-counterfeit = Fałszerz: weź szlugi
dig-move-smuggle = Przemytnik: 3 szlugi więcej
dig-move-campaign = Więzień polityczny: wylecz się i dobierz
dig-move-sendmichel = Zakończ turę i rzuć za: { $michel }
dig-move-stop = Zakończ turę
dig-move-pass = Niech będzie
dig-move-pass-fight = Nic nie wykładaj
dig-move-pass-give = Dość
dig-move-pass-sell = To wszystko: bierz zapłatę
dig-move-pass-sift = Zatrzymaj wszystkie
dig-move-reveal = Ujawnij Tło
dig-move-reroll = Rzuć jeszcze raz
dig-move-givein = Ustąp: oddaj narzędzie
dig-move-fists = Gołe pięści
dig-move-draw = Dobierz kartę
dig-move-cigarette = Daj szluga
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
dig-asked-paydues = { $gang }: odrzuć jeszcze Akcesoria: { $need }.
dig-asked-keepbadge = { $gang }: którą z dwóch kart zatrzymujesz?
dig-asked-runwhere = Bunt! Rzut: { $roll }. Dokąd biegniesz?
dig-asked-chooseway = Rzut: { $roll }. Dokąd?
dig-asked-michelway = Rzut za { $michel }: { $roll }. Dokąd?
dig-asked-freedig = Jesteś w swoim bloku: kopiesz od razu?
dig-asked-informantwindow = { $name } zagrywa: { $card }. Czy jest Informator?
dig-asked-embezzlerwindow = { $name } zaraz dostanie zapłatę. Czy jest Malwersant?
dig-asked-enforcerwindow = Walka przegrana. Czy jest Egzekutor?
dig-asked-tinkeragain = Złota rączka: zmajstrować jeszcze coś bez jednego materiału?
dig-asked-askanother = Zapytać drugiego gracza o tę samą kartę: { $card }?
dig-asked-chooseloot = Karty gracza { $other }: którą bierzesz?
dig-asked-takeback = Wygrana: którą Broń odzyskujesz?
dig-asked-selling = Dotąd za { $signs }. Sprzedać następną kartę?
dig-asked-stand-first = Oddajesz narzędzie ({ $tool }) czy walczysz?
dig-asked-stand =
    { $need ->
        [one] Odpowiedz Bronią albo przegrasz walkę.
        [few] Odpowiedz { $need } broniami albo przegrasz walkę.
       *[many] Odpowiedz { $need } broniami albo przegrasz walkę.
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
dig-log-searched =
    { $count ->
        [one] { $name } przeszukuje okolicę i dobiera kartę.
        [few] { $name } przeszukuje okolicę i dobiera { $count } karty.
       *[many] { $name } przeszukuje okolicę i dobiera { $count } kart.
    }
dig-log-searched-known = { $name } przeszukuje okolicę i dobiera { $cards-acc }.
dig-log-searched-nothing = { $name } przeszukuje okolicę i nic nie znajduje.
dig-log-drew =
    { $count ->
        [one] { $name } dobiera kartę.
        [few] { $name } dobiera { $count } karty.
       *[many] { $name } dobiera { $count } kart.
    }
dig-log-drew-known = { $name } dobiera { $cards-acc }.
dig-log-discarded = { $name } odrzuca { $cards-acc }.
dig-log-crafted-from =
    { $count ->
        [one] { $name } odrzuca { $parts-acc } i majstruje { $card-acc }.
        [few] { $name } odrzuca { $parts-acc } i majstruje: { $card } ×{ $count }.
       *[many] { $name } odrzuca { $parts-acc } i majstruje: { $card } ×{ $count }.
    }
dig-log-crafted =
    { $count ->
        [one] { $name } majstruje { $card-acc }.
        [few] { $name } majstruje: { $card } ×{ $count }.
       *[many] { $name } majstruje: { $card } ×{ $count }.
    }
dig-log-stolen = { $name } kradnie { $card-acc }.
dig-log-bought =
    { $count ->
        [one] { $name } kupuje { $card-acc } (szlugi: { $price }).
        [few] { $name } kupuje: { $card } ×{ $count } (szlugi: { $price }).
       *[many] { $name } kupuje: { $card } ×{ $count } (szlugi: { $price }).
    }
dig-log-fetched = { $name } bierze ze stosu { $card-acc }.
dig-log-played = { $name } zagrywa { $card-acc }.
dig-log-played-at = { $name } zagrywa { $card-acc } na gracza { $other }.
dig-log-played-to = { $name } zagrywa { $card-acc }, żeby pójść { $area-to }.
dig-log-claimed = { $name } bierze do ręki { $card-acc }.
dig-log-handedover = { $name } oddaje graczowi { $other } { $card-acc }.
dig-log-gave = { $name } daje graczowi { $other } { $card-acc }.
dig-log-took = { $name } zabiera graczowi { $other } { $card-acc }.
dig-log-looked = { $name } ogląda karty gracza { $other }.
dig-log-gathered = Karty z rąk są zebrane, przetasowane i rozdane od nowa.
dig-log-reshuffled = Odrzucone karty są przetasowane w nowy stos.
dig-log-earned =
    { $count ->
        [one] { $name } dostaje szluga.
        [few] { $name } dostaje { $count } szlugi.
       *[many] { $name } dostaje { $count } szlugów.
    }
dig-log-paid =
    { $count ->
        [one] { $name } płaci szluga.
        [few] { $name } płaci { $count } szlugi.
       *[many] { $name } płaci { $count } szlugów.
    }
dig-log-toll =
    { $count ->
        [one] { $name } płaci szluga graczowi { $other }.
        [few] { $name } płaci { $count } szlugi graczowi { $other }.
       *[many] { $name } płaci { $count } szlugów graczowi { $other }.
    }
dig-log-gave-cigarettes =
    { $count ->
        [one] { $name } daje szluga graczowi { $other }.
        [few] { $name } daje { $count } szlugi graczowi { $other }.
       *[many] { $name } daje { $count } szlugów graczowi { $other }.
    }
dig-log-sold = { $name } sprzedaje { $cards-acc }.
dig-log-sale-paid =
    { $count ->
        [one] { $name } dostaje szluga za sprzedaż.
        [few] { $name } dostaje { $count } szlugi za sprzedaż.
       *[many] { $name } dostaje { $count } szlugów za sprzedaż.
    }
dig-log-sale-share =
    { $count ->
        [one] { $name } zgarnia szluga ze sprzedaży.
        [few] { $name } zgarnia { $count } szlugi ze sprzedaży.
       *[many] { $name } zgarnia { $count } szlugów ze sprzedaży.
    }
dig-log-sale-unpaid = { $name } nic nie dostaje za sprzedaż.
dig-log-rolled = { $name } wyrzuca { $number }.
dig-log-rolled-went = { $name } wyrzuca { $number } i idzie { $area-to }.
dig-log-rolled-michel = { $name } wyrzuca { $number } za { $michel-acc }.
dig-log-went = { $name } idzie { $area-to }.
dig-log-michelwent = { $michel } idzie { $area-to }.
dig-log-actiongained = { $name } dostaje dodatkową akcję.
dig-log-dug =
    { $points ->
        [one] { $name } kopie { $card-ins }: jeden punkt.
        [few] { $name } kopie { $card-ins }: { $points } punkty.
       *[many] { $name } kopie { $card-ins }: { $points } punktów.
    }
dig-log-won =
    { $names-count ->
        [one] { $names } ucieka: tunel gotowy!
        [few] { $names } uciekają: tunel gotowy!
       *[many] { $names } uciekają: tunel gotowy!
    }
dig-log-fightbegan = { $name } wymusza: od gracza { $other } żąda { $card-gen }.
dig-log-fightbegan-michel = { $michel } wymusza od gracza { $other }.
dig-log-threatened = { $name } grozi { $card-ins }.
dig-log-laid = { $name } walczy { $card-ins }.
dig-log-fistsused = { $name } walczy gołymi pięściami.
dig-log-tookback = { $name } odzyskuje { $card-acc }.
dig-log-lost = { $name } przegrywa walkę z graczem { $other }.
dig-log-lost-michel = { $name } przegrywa walkę z { $michel-ins }.
dig-log-won-michel = { $name } wygrywa walkę z { $michel-ins }.
dig-log-michelturned = { $michel } odkrywa Nóż i żąda: { $tools }.
dig-log-michelturned-again = { $michel } odkrywa następny Nóż.
dig-log-michelturned-blank = { $michel } odkrywa pustą kartę.
dig-log-michelreshuffled = Karty Michela są przetasowane w nowy stos.
dig-log-beaten = { $name } dostaje Łomot.
dig-log-shrugged = { $name } nie przejmuje się Łomotem.
dig-log-healed =
    { $count ->
        [one] { $name } leczy Łomot.
        [few] { $name } leczy { $count } Łomoty.
       *[many] { $name } leczy { $count } Łomotów.
    }
dig-log-joining = { $name } chce dołączyć do gangu { $gang }.
dig-log-joined = { $name } dołącza do gangu { $gang } ({ $badge }: { $says }).
dig-log-buried = { $name } oddaje kartę { $badge }.
dig-log-peeked =
    { $count ->
        [one] { $name } ogląda kartę gangu { $gang }.
        [few] { $name } ogląda { $count } karty gangu { $gang }.
       *[many] { $name } ogląda { $count } kart gangu { $gang }.
    }
dig-log-revealed = { $name } ujawnia Tło: { $background }.
dig-log-revealed-informant = { $name } ujawnia Tło: { $background }. Karta Akcji nie działa.
dig-log-revealed-enforcer = { $name } ujawnia Tło: { $background }. Łomot nie działa.
dig-log-revealed-street-fighter = { $name } ujawnia Tło: { $background }. Koniec wymuszenia.
dig-log-exchanged = { $name } wymienia się z graczem { $other }.
dig-log-too-many = { $name } ma za dużo kart.
dig-ours-title = ≈ Zrekonstruowane: { $count }
dig-ours-areas = Dwie liczby Przeszukiwania są podane (Blok więzienny 1, Stołówka 2); pozostałe są nasze: więcej kart tam, gdzie nie ma nic innego do roboty.
dig-ours-die = Z sześciu par miejsc na kostce znane są dwie (1 i 4); pozostałe są nasze.
dig-ours-tunnel = Wiadomo, że tunel wymaga od 8 do 12 punktów, mniej przy większej liczbie graczy; liczby są nasze, także dla drużyn.
dig-ours-values = Wartość Kilofa i Łopaty gracze podają różnie; 1, 2 i 3 są nasze, 1, 3 i 4 to inna wersja.
dig-ours-stacks = Liczba kart w odkrytych stosach i ich znaki szlugów nie są nam znane; te są nasze.
dig-ours-recipes = Wiadomo, że narzędzia i Noże majstruje się z materiałów, ale nie wiadomo z których; te przepisy są nasze.
dig-ours-michel = Wiadomo, że niektóre karty Michela pokazują Nóż i narzędzia, ale nie ile ich jest; te liczby są nasze.
dig-ours-search = Wiadomo, że kart Przeszukiwania jest 77, ale nie jakie; ich nazwy, liczby i znaki są nasze.
dig-ours-gangs = Znanych jest sześć gangów po cztery karty, ale nie ich treść; wszystkie dwadzieścia cztery zdolności są nasze.
dig-ours-backgrounds = Znanych jest osiemnaście kart Tła, po trzy na gang, ale nie ich treść; wszystkie działania są nasze.
