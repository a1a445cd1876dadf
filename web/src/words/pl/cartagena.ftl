# Kartagena: jej elementy, ruchy i dziennik.
preset-cartagena-jamaica = Pierwsze wydanie, Jamajka
preset-cartagena-jamaica-says = Karty w ukryciu, dobieranie ze stosu: szybki wyścig z niespodziankami.
preset-cartagena-tortuga = Pierwsze wydanie, Tortuga
preset-cartagena-tortuga-says = Karty wszystkich leżą odkryte, podobnie jak dwanaście następnych: wyścig dla planujących.
preset-cartagena-escape = Wielka ucieczka
preset-cartagena-escape-says = Nowe wydanie: własne rysunki, karty w ukryciu, z więziennej celi do łodzi.
preset-cartagena-everything = Cała ucieczka, wszystko naraz
preset-cartagena-everything-says = Korytarz, morze i dżungla, Kapitan Morgan, Limit kart i Piracka zagrywka razem.
option-cartagena-edition = Wydanie
option-cartagena-cards = Karty (pierwsze wydanie)
option-cartagena-stage = Dokąd
option-cartagena-tiles = Długość drogi w płytkach
option-cartagena-pirates = Piraci w załodze
option-cartagena-morgan = Kapitan Morgan: popychaj cudzych piratów za karty
option-cartagena-limit = Limit kart: szara karta zabiera innym to, co ponad siedem
option-cartagena-tricks = Piracka zagrywka: przedmioty, pary szabel, skrzynie
option-cartagena-boat_retreat = Powrót z łodzi
option-cartagena-first = Kto zaczyna
value-cartagena-edition-classic = Pierwsze wydanie
value-cartagena-edition-escape = Wielka ucieczka
value-cartagena-cards-jamaica = Jamajka: karty w ukryciu
value-cartagena-cards-tortuga = Tortuga: wszystko odkryte
value-cartagena-cards-hispaniola = Hispaniola: karty w ukryciu, odkryty rząd
value-cartagena-stage-cartagena = Etap Kartagena: z celi do łodzi
value-cartagena-stage-tortuga = Etap Tortuga: z łodzi do kryjówki
value-cartagena-stage-crossing = Z Kartageny na Tortugę, przez morze
value-cartagena-boat_retreat-edition = jak w wydaniu
cartagena-skull = czaszka
cartagena-dagger = sztylet
cartagena-key = klucz
cartagena-bottle = butelka
cartagena-hat = kapelusz
cartagena-pistol = pistolet
cartagena-parrot = papuga
cartagena-hook = hak
cartagena-sabre = szabla
cartagena-bomb = bomba
cartagena-chest = skrzynia
cartagena-grey-card = { $symbol } (szara)
cartagena-a-card = karta
cartagena-pair = dwie szable jako { $symbol }
cartagena-cell = więzienna cela
cartagena-boat = łódź
cartagena-hideout = piracka kryjówka
cartagena-space = pole { $number }
cartagena-to-cell = do celi
cartagena-to-boat = do łodzi
cartagena-to-hideout = do kryjówki
cartagena-to-space = na { $number }
cartagena-from-cell = z celi
cartagena-from-boat = z łodzi
cartagena-from-hideout = z kryjówki
cartagena-from-space = z { $number }
cartagena-board = Droga ucieczki
cartagena-crowd = { $name }: { $count }
cartagena-nobody = nikogo
cartagena-token = zamknięta skrzynia
cartagena-can-land = Możesz tu pójść
cartagena-can-move = Twój pirat może ruszyć
cartagena-push-this = Popchnij pirata: { $name }, { $place }
cartagena-piles = Karty na stole
cartagena-deck = Stos: { $count }
cartagena-next = następna
cartagena-row = Odkryty rząd, od następnej: { $cards }
cartagena-discards = Stos wykorzystanych kart: { $count }
cartagena-hand = Twoje karty
cartagena-card-label =
    { $count ->
        [one] { $card }
       *[other] { $card } ×{ $count }
    }
cartagena-no-cards = Brak kart.
cartagena-seat-note = u celu { $home }/{ $all } · karty: { $cards }
cartagena-wait = { $name } myśli …
cartagena-your-turn =
    { $left ->
        [one] Twój ruch: jeszcze jedna akcja. Weź kartę albo pirata.
       *[other] Twój ruch: do { $left } akcji. Weź kartę albo pirata.
    }
cartagena-pick-pirate = Który pirat rusza?
cartagena-pick-card = Dokąd? Wybierz kartę, zaznaczone pole albo przycisk.
cartagena-which = Prowadzi tam więcej ruchów: wybierz najpierw pirata albo kartę.
cartagena-bomb-with = Bomba i { $card }
cartagena-move-advance = { $paid } { $to }
cartagena-move-retreat = Cofnij { $to }, +{ $count }
cartagena-move-stop = Zakończ turę
cartagena-move-draw = Dobierz jedną kartę
cartagena-move-push = Popchnij: { $owner } { $to }, +{ $count }
cartagena-move-sail =
    { $shore ->
        [tortuga] Płyń na Tortugę
       *[cartagena] Płyń do Kartageny
    }
cartagena-move-captainssail =
    { $shore ->
        [tortuga] Przywilej kapitana: najpierw na Tortugę
       *[cartagena] Przywilej kapitana: najpierw do Kartageny
    }
cartagena-move-pistol = Pistolet: { $other }
cartagena-move-parrot = Wyślij papugę
cartagena-move-hook = Rzuć hak
cartagena-move-bomb = { $paid }: dwóch { $to }
cartagena-move-chest = Otwórz skrzynię: { $place }
cartagena-move-discard = Odrzuć: { $card }
cartagena-move-rob = Weź: { $card }
cartagena-move-give = { $card } dla: { $other }
cartagena-move-keep = Zatrzymaj: { $card }
cartagena-move-bury = Pod stos: { $card }
cartagena-crowded =
    { $count ->
        [3] pełne: stoi tam trzech
       *[other] stoi tam { $count }
    }
cartagena-draws =
    { $count ->
        [one] dobierasz jedną kartę
       *[other] dobierasz { $count } karty
    }
cartagena-draws-known = dobierasz: { $cards }
cartagena-leaves =
    { $count ->
        [one] potem { $name } może cofnąć się { $to } po jedną kartę
       *[other] potem { $name } może cofnąć się { $to } po { $count } karty!
    }
cartagena-asked-discarddown = Ponad limit: odrzuć jeszcze { $over }
cartagena-asked-takings = Karty są zabierane
cartagena-asked-chooseloot = Karty gracza { $other }: którą bierzesz?
cartagena-asked-handout = Karty papugi: którą dostaje { $other }? Dwie ostatnie zostają u ciebie.
cartagena-asked-keepone = Zdobycz haka: którą kartę zatrzymujesz?
cartagena-asked-buryrest = Reszta idzie pod stos: która pierwsza?
cartagena-log-advance = { $name } zagrywa kartę: { $card }, i biegnie { $from } { $to }.
cartagena-log-pushed = { $other } popycha pirata, którego prowadzi { $name }: { $from } { $to }.
cartagena-log-moved = { $name }: pirat idzie { $from } { $to }.
cartagena-log-drew =
    { $count ->
        [one] { $name } dobiera kartę.
        [few] { $name } dobiera { $count } karty.
       *[many] { $name } dobiera { $count } kart.
    }
cartagena-log-drew-known = { $name } dobiera: { $cards }.
cartagena-log-picked =
    { $count ->
        [one] { $name } bierze kartę z rzędu.
        [few] { $name } bierze { $count } karty z rzędu.
       *[many] { $name } bierze { $count } kart z rzędu.
    }
cartagena-log-picked-known = { $name } bierze z rzędu: { $cards }.
cartagena-log-laid = { $name } zagrywa: { $card }.
cartagena-log-discarded = { $name } odrzuca: { $card }.
cartagena-log-kept = { $name } zatrzymuje: { $card }.
cartagena-log-putunder = { $name } wkłada pod stos: { $card }.
cartagena-log-gave = { $name } daje: { $card }. Dostaje { $other }.
cartagena-log-took = { $name } zabiera: { $card }. Traci { $other }.
cartagena-log-looked = { $name } ogląda karty gracza { $other }.
cartagena-log-won = { $name } ma wszystkich u celu!
cartagena-log-sailed = { $name } płynie łodzią.
cartagena-log-sailed-captain = { $name } płynie łodzią jako kapitan.
cartagena-log-opened =
    { $token ->
        [0] { $name } otwiera skrzynię, { $place }: nic.
        [1] { $name } otwiera skrzynię, { $place }: jedna karta.
        [4] { $name } otwiera skrzynię, { $place }: wąż!
       *[other] { $name } otwiera skrzynię, { $place }: { $token } karty.
    }
cartagena-log-reshuffled = Wykorzystane karty są przetasowane w nowy stos.
cartagena-log-chestslaid = Żetony skrzyń są przetasowane i wyłożone od nowa.
cartagena-ways =
    { $count ->
        [few] { $count } ruchy: zobacz zaznaczone pola.
       *[many] { $count } ruchów: zobacz zaznaczone pola.
    }
