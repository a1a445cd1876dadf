# Outrun: o co pytamy, co robi każdy ruch i co z niego wynika.
outrun-ask-turn-mine = Odkryj ścieżkę, żeby zacząć rundę.
outrun-ask-turn-other = Ścieżkę odkrywa { $name }. Możesz biec?
outrun-ask-open = Ścieżka jest zakryta. Odkryj ją, gdy zechcesz: twój czas rusza, kiedy ją zobaczysz.
outrun-ask-run-mine = Zagraj karty w kolejności ścieżki, potem Finish.
outrun-ask-run-other =
    { $count ->
        [one] Jeszcze biegnie { $count } osoba.
        [few] Jeszcze biegną { $count } osoby.
       *[many] Jeszcze biegnie { $count } osób.
    }
outrun-ask-faster-mine = Twój bieg był ostatnim poprawnym: zostań albo zajmij miejsce bardziej na lewo.
outrun-ask-faster-only = Tylko twój bieg był poprawny: zostań albo zajmij miejsce bardziej na lewo.
outrun-ask-faster-other = { $name } może zająć miejsce bardziej na lewo.
outrun-ask-effects-mine = Masz infekcję: zaraź sąsiada.
outrun-ask-effects-other = { $name } zaraża sąsiada.
outrun-ask-interference-mine = Zagraj karty na dowolnego gracza albo je zatrzymaj. Wybierz kartę, potem gracza.
outrun-ask-interference-other = { $name } może zagrać karty ingerencji.
outrun-ask-reaction-mine = { $by } zagrywa na ciebie kartę { $card-quoted }: { $effect }.
outrun-ask-reaction-other = { $by } zagrywa kartę { $card-quoted }, cel: { $other }.
outrun-move-turnup = Odkryj ścieżkę
outrun-move-open = Odkryj ścieżkę
outrun-move-run = Bieg { $laid }: { NUMBER($time, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
outrun-move-belate = Odpuść ten bieg
outrun-move-calltime = Ogłoś Koniec Czasu
outrun-move-stay =
    { $count ->
        [one] Zostań na miejscu { $place }: { $count } pomieszczenie
        [few] Zostań na miejscu { $place }: { $count } pomieszczenia
       *[many] Zostań na miejscu { $place }: { $count } pomieszczeń
    }
outrun-move-takeplace =
    { $count ->
        [one] Miejsce { $place }: { $count } pomieszczenie
        [few] Miejsce { $place }: { $count } pomieszczenia
       *[many] Miejsce { $place }: { $count } pomieszczeń
    }
outrun-move-infect = Zaraź: { $name }
outrun-move-play = { $card }, cel: { $name }
    .short = cel: { $name }
outrun-move-play-own = { $card }: na siebie
    .short = na siebie
outrun-move-keep =
    { $count ->
        [one] Zatrzymaj kartę
        [few] Zatrzymaj { $count } karty
       *[many] Zatrzymaj { $count } kart
    }
outrun-move-accept = Przyjmij: { $card }
outrun-move-useshield = Użyj Tarczy
outrun-note-clock-starts = twój czas rusza
outrun-note-counts-as-wrong = liczy się jako błąd
outrun-note-calls-missing =
    { $count ->
        [one] Koniec Czasu musi ogłosić jeszcze { $count } osoba
        [few] Koniec Czasu muszą ogłosić jeszcze { $count } osoby
       *[many] Koniec Czasu musi ogłosić jeszcze { $count } osób
    }
outrun-note-run-ends = kończy bieg wszystkim
outrun-note-wounded = rana: tracisz wszystkie karty przed sobą
outrun-note-burned = oparzenie: tracisz wszystkie karty przed sobą
outrun-note-draws =
    { $count ->
        [one] dobierasz kartę
        [few] dobierasz { $count } karty
       *[many] dobierasz { $count } kart
    }
outrun-note-infected = zarażasz się
outrun-note-infects = zarażasz sąsiada
outrun-note-infected-already = { $name } ma już infekcję: nic się nie stanie
outrun-note-immune = { $name } ma odporność do końca rundy: nic się nie stanie
outrun-note-replaces = zamiast: { $cards }
outrun-note-cancels = unieważnia: { $card }
