# Outrun: o co pytamy, co robi każdy ruch i co z niego wynika.
outrun-ask-turn-mine = Odkryj drogę, żeby zacząć rundę.
outrun-ask-turn-other = Drogę odkrywa { $name }. Naciśnij, kiedy możesz biec.
outrun-ask-open = Droga leży zakryta. Odkryj ją, gdy zechcesz: czas rusza, kiedy ją zobaczysz.
outrun-ask-run-mine = Zagraj karty w kolejności drogi, potem meta.
outrun-ask-run-other =
    { $count ->
        [one] Jeszcze jedna osoba biegnie.
        [few] Jeszcze biegną { $count } osoby.
       *[many] Jeszcze biegnie { $count } osób.
    }
outrun-ask-faster-mine = Ostatni dobry bieg jest twój: zostań albo zajmij miejsce bardziej na lewo.
outrun-ask-faster-other = { $name } może zająć miejsce bardziej na lewo.
outrun-ask-effects-mine = Masz zarażenie i stoisz na znaku zagrożenia: zaraź kogoś obok.
outrun-ask-effects-other = { $name } zaraża kogoś obok.
outrun-ask-interference-mine = Zagraj karty na kogo chcesz albo je zatrzymaj. Wybierz kartę, potem cel.
outrun-ask-interference-other = { $name } może zagrać karty.
outrun-ask-reaction-mine = { $by } zagrywa na ciebie: { $card }.
outrun-ask-reaction-other = { $by } zagrywa kartę { $card }, cel: { $other }.
outrun-move-turnup = Odkryj drogę
outrun-move-open = Odkryj drogę
outrun-move-run = Bieg { $laid }: { NUMBER($time, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
outrun-move-belate = Odpuść ten bieg
outrun-move-calltime = Ogłoś koniec czasu
outrun-move-stay =
    { $count ->
        [one] Zostań na { $place }: jedna sala
        [few] Zostań na { $place }: { $count } sale
       *[many] Zostań na { $place }: { $count } sal
    }
outrun-move-takeplace =
    { $count ->
        [one] Miejsce { $place }: jedna sala
        [few] Miejsce { $place }: { $count } sale
       *[many] Miejsce { $place }: { $count } sal
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
        [one] musi to zgłosić jeszcze jedna osoba
        [few] muszą to zgłosić jeszcze { $count } osoby
       *[many] musi to zgłosić jeszcze { $count } osób
    }
outrun-note-run-ends = kończy bieg wszystkim
outrun-note-wounded = rana: znikają wszystkie karty przed tobą
outrun-note-burned = oparzenie: znikają wszystkie karty przed tobą
outrun-note-draws =
    { $count ->
        [one] dobierasz kartę
        [few] dobierasz { $count } karty
       *[many] dobierasz { $count } kart
    }
outrun-note-infected = zarażasz się
outrun-note-infects = zarażasz kogoś obok
outrun-note-safe = { $name } jest poza niebezpieczeństwem: nic się nie stanie
outrun-note-replaces = zamiast: { $cards }
outrun-note-cancels = odwołuje: { $card }
