# Kartagena przy stole: elementy, ruchy, dziennik.
cartagena-skull = czaszka
    .acc = czaszkę
cartagena-dagger = sztylet
    .acc = sztylet
cartagena-key = klucz
    .acc = klucz
cartagena-bottle = butelka
    .acc = butelkę
cartagena-hat = kapelusz
    .acc = kapelusz
cartagena-pistol = pistolet
    .acc = pistolet
cartagena-parrot = papuga
    .acc = papugę
cartagena-hook = hak
    .acc = hak
cartagena-sabre = szabla
    .acc = szablę
cartagena-bomb = bomba
    .acc = bombę
cartagena-chest = skrzynia
    .acc = skrzynię
cartagena-grey-card = { $symbol } (szara)
    .acc = { $symbol-acc } (szara)
cartagena-a-card = karta
    .acc = kartę
cartagena-several = { $count } × { $card }
cartagena-pair = { $cards } jako { $symbol }
cartagena-cell = więzienna cela
    .short = cela
    .to = do celi
    .from = z celi
cartagena-boat = łódź
    .short = łódź
    .to = do łodzi
    .from = z łodzi
cartagena-hideout = piracka kryjówka
    .short = kryjówka
    .to = do kryjówki
    .from = z kryjówki
cartagena-space = pole { $number }
    .short = { $number }
    .to = na { $number }
    .from = z { $number }
cartagena-board = Plansza
cartagena-crowd = { $name }: { $count }
cartagena-nobody = nikogo
cartagena-token = zamknięta skrzynia
cartagena-can-land = Możesz tu stanąć
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
cartagena-home = uciekło { $home }/{ $all }
cartagena-held = karty: { $count }
cartagena-wait = { $name } myśli …
cartagena-your-turn =
    { $left ->
        [one] Twoja kolej: jeszcze { $left } działanie. Kliknij kartę albo swojego pirata.
       *[other] Twoja kolej: do { $left } działań. Kliknij kartę albo swojego pirata.
    }
cartagena-pick-pirate = Który pirat rusza?
cartagena-pick-card = Dokąd? Kliknij kartę, zaznaczone pole albo przycisk.
cartagena-which = Prowadzi tam kilka ruchów: wybierz najpierw pirata albo kartę.
cartagena-bomb-with = Bomba i { $card }
cartagena-move-advance = { $paid } { $to }
cartagena-move-retreat = Cofnij się { $to }, +{ $count }
cartagena-move-stop = Zakończ turę
cartagena-move-draw = Dobierz kartę
cartagena-move-push = Popchnij: { $owner } { $to }, +{ $count }
cartagena-move-sail =
    { $shore ->
        [tortuga] Płyń na Tortugę
       *[cartagena] Płyń do Kartageny
    }
cartagena-move-captainssail =
    { $shore ->
        [tortuga] Przywilej kapitana: płyń na Tortugę
       *[cartagena] Przywilej kapitana: płyń do Kartageny
    }
cartagena-move-pistol = Skieruj pistolet: { $other }
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
        [3] pełne: stoi tam 3 piratów
       *[other] stoi tam { $count } piratów
    }
cartagena-draws =
    { $count ->
        [one] dobierasz { $count } kartę
        [few] dobierasz { $count } karty
       *[many] dobierasz { $count } kart
    }
cartagena-draws-known = dobierasz: { $cards }
cartagena-leaves =
    { $count ->
        [one] potem { $name } może cofnąć się { $to } po { $count } kartę
        [few] potem { $name } może cofnąć się { $to } po { $count } karty!
       *[many] potem { $name } może cofnąć się { $to } po { $count } kart!
    }
cartagena-asked-discarddown = Ponad limit: odrzuć jeszcze { $over }
cartagena-asked-takings = Karty są zabierane
cartagena-asked-chooseloot = Karty gracza { $other }: którą bierzesz?
cartagena-asked-handout = Papuga: którą kartę dostaje { $other }? Dwie ostatnie zostają u ciebie.
cartagena-asked-keepone = Hak: którą kartę zatrzymujesz?
cartagena-asked-buryrest = Reszta idzie pod stos: która pierwsza?
cartagena-log-advance = { $name } zagrywa { $card-acc }: { $from-short } → { $to-short }.
cartagena-log-moved = { $name }: pirat idzie, { $from-short } → { $to-short }.
cartagena-log-drew =
    { $count ->
        [one] { $name } dobiera kartę.
        [few] { $name } dobiera { $count } karty.
       *[many] { $name } dobiera { $count } kart.
    }
cartagena-log-drew-known = { $name } dobiera { $cards-acc }.
cartagena-log-picked =
    { $count ->
        [one] { $name } bierze kartę z rzędu.
        [few] { $name } bierze { $count } karty z rzędu.
       *[many] { $name } bierze { $count } kart z rzędu.
    }
cartagena-log-picked-known = { $name } bierze z rzędu { $cards-acc }.
cartagena-log-laid = { $name } zagrywa { $card-acc }.
cartagena-log-took = { $name } zabiera graczowi { $other } { $card-acc }.
cartagena-log-won = Uciekli wszyscy piraci gracza { $name }!
cartagena-log-reshuffled = Stos wykorzystanych kart jest przetasowany w nowy stos.
cartagena-ways =
    { $count ->
        [few] { $count } ruchy: zobacz zaznaczone pola.
       *[many] { $count } ruchów: zobacz zaznaczone pola.
    }
