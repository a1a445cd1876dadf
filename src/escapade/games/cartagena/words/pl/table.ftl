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
    .hyphenated = kape{"\u00AD"}lusz
    .acc = kapelusz
cartagena-pistol = pistolet
    .hyphenated = pisto{"\u00AD"}let
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
    .hyphenated = skrzy{"\u00AD"}nia
    .acc = skrzynię
cartagena-grey-card = { $symbol } (szara karta)
    .acc = { $symbol-acc } (szarą kartę)
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
cartagena-other-pirate = Pirat gracza { $name }: { $place }
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
cartagena-wait = { $name } myśli…
cartagena-click = Wskaż kartę lub pirata.
cartagena-click-empty = Wskaż pirata lub przycisk.
cartagena-pick-pirate = Który pirat rusza?
cartagena-pick-card = Dokąd? Wybierz kartę, zaznaczone pole albo przycisk.
cartagena-pick-place = Dokąd? Wybierz zaznaczone pole albo przycisk.
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
cartagena-log-reshuffled = Wykorzystane karty po przetasowaniu tworzą nowy stos.
cartagena-ways =
    { $count ->
        [few] { $count } ruchy: zobacz zaznaczone pola.
       *[many] { $count } ruchów: zobacz zaznaczone pola.
    }
cartagena-open-hand = Karty na ręce
