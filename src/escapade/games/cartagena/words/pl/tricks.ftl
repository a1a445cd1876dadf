# Piracka zagrywka: przedmioty, pary szabel, skrzynie.
cartagena-refusal-no-pairs = Dwie szable liczą się jako inna karta tylko w Pirackiej zagrywce
cartagena-refusal-no-objects = Karty mają specjalne użycie tylko w Pirackiej zagrywce
cartagena-refusal-pistol-at-oneself = Pistolet można skierować tylko na innego gracza
cartagena-refusal-pistol-at-nobody = Ten gracz nie ma kart
cartagena-refusal-no-pistol = Kartę innemu graczowi zabiera się tylko pistoletem
cartagena-refusal-take-first = Najpierw wybierz kartę, którą zabierasz pistoletem
cartagena-refusal-not-in-that-hand = Ten gracz nie ma karty: { $card }
cartagena-refusal-no-parrot = Rozdawać można tylko karty od papugi
cartagena-refusal-give-first = Najpierw rozdaj karty od papugi
cartagena-refusal-not-brought = Papuga nie przyniosła: { $card }
cartagena-refusal-give-clockwise = Każdy inny gracz dostaje najwyżej jedną kartę, zgodnie z ruchem wskazówek zegara
cartagena-refusal-no-hook = Zatrzymać można tylko kartę złapaną hakiem
cartagena-refusal-keep-first = Najpierw wybierz, którą kartę z haka zatrzymujesz
cartagena-refusal-no-hook-to-bury = Pod stos idą tylko karty złapane hakiem
cartagena-refusal-bury-first = Najpierw włóż pozostałe karty haka pod stos
cartagena-refusal-no-two-pirates = Nie stoi tu dwóch twoich piratów: { $place }
cartagena-refusal-chest-late = Otwarcie skrzyni zajmuje całą turę, więc nie można tego zrobić po działaniu
cartagena-refusal-no-chest = Żaden twój pirat nie stoi tu przy skrzyni: { $place }
cartagena-refusal-not-caught = Hak nie złapał: { $card }
cartagena-log-peeked =
    { $count ->
        [one] { $name } ogląda kartę ze stosu.
        [few] { $name } ogląda { $count } karty ze stosu.
       *[many] { $name } ogląda { $count } kart ze stosu.
    }
cartagena-log-peeked-known = { $name } ogląda ze stosu { $cards-acc }.
cartagena-log-kept =
    { $count ->
        [one] { $name } zatrzymuje kartę.
        [few] { $name } zatrzymuje { $count } karty.
       *[many] { $name } zatrzymuje { $count } kart.
    }
cartagena-log-kept-known = { $name } zatrzymuje { $cards-acc }.
cartagena-log-bomb = { $name } zagrywa { $cards-acc }: dwaj piraci { $from-short } → { $to-short }.
cartagena-log-sabres = { $name } zagrywa dwie szable jako jedną kartę: { $from-short } → { $to-short }.
cartagena-log-putunder = { $name } wkłada { $card-acc } pod stos.
cartagena-log-gave = { $name } daje graczowi { $other } { $card-acc }.
cartagena-log-looked = { $name } ogląda karty gracza { $other }.
cartagena-log-opened =
    { $token ->
        [0] { $name } otwiera skrzynię, { $place }: nic.
        [1] { $name } otwiera skrzynię, { $place }: 1 karta.
        [4] { $name } otwiera skrzynię, { $place }: wąż!
       *[other] { $name } otwiera skrzynię, { $place }: { $token } karty.
    }
cartagena-log-chestslaid = Żetony skrzyń są potasowane i wyłożone od nowa.
cartagena-group-use = użyj: { $card }
cartagena-group-bomb = { $bomb } i { $card }
cartagena-group-rob = weź
cartagena-group-give = daj: { $other }
cartagena-group-keep = zatrzymaj
cartagena-group-bury = pod stos
cartagena-action-pistol = Skieruj pistolet: { $other }
    .short = weź kartę gracza { $other }
cartagena-action-parrot = Wyślij papugę
    .short = dobierz { $count }, zatrzymaj { $kept }, resztę rozdaj
cartagena-action-hook = Rzuć hak
    .short = dobierz { $count }, zatrzymaj 1, resztę pod stos
cartagena-action-bomb = { $paid }: dwóch { $to-to }
    .short = dwóch → { $to-short }
    .full = { $paid }: dwóch { $to-to } ({ $from-from })
cartagena-action-chest = Otwórz skrzynię: { $place }
    .short = otwórz skrzynię (cała tura): { $place }
cartagena-action-rob = Weź { $card-acc }
    .short = { $card }
cartagena-action-give = { $card } dla: { $other }
    .short = { $card }
cartagena-action-keep = Zatrzymaj { $card-acc }
    .short = { $card }
cartagena-action-bury = Włóż { $card-acc } pod stos
    .short = { $card }
cartagena-question-chooseloot = Karty gracza { $other }: którą bierzesz?
cartagena-question-handout = Papuga: którą kartę dostaje { $other }? Ostatnie { $kept } zostają u ciebie.
cartagena-question-keepone = Hak: którą kartę zatrzymujesz?
cartagena-question-buryrest = Reszta idzie pod stos: która pierwsza?
