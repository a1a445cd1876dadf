# Dig Your Way Out: nagłówki, akcje, odpowiedzi, ich skutki i pytania.
dig-group-search = Przeszuki­wanie
dig-group-go = Ruch
dig-group-cautious = Ostrożny ruch
dig-group-dig = Kopanie
dig-group-here = Tutaj
dig-group-craft = Majstrowanie
dig-group-buy = Kupno
dig-group-sell = Sprzedaż
dig-group-join = Dołączenie do Gangu
dig-group-play = Karta Akcji
dig-group-extort = Wymuszenie
dig-group-con = Oszust
dig-group-people = Gracze
dig-group-background = Tło
dig-group-end = Koniec tury
dig-group-michel = Michel(le)
dig-action-search =
    { $count ->
        [0] Przeszukaj: nic tu nie ma
        [one] Przeszukaj: dobierz 1 kartę
        [few] Przeszukaj: dobierz { $count } karty
       *[many] Przeszukaj: dobierz { $count } kart
    }
dig-action-burgle =
    { $count ->
        [one] Włamywacz: przeszukaj i dobierz 1 kartę
        [few] Włamywacz: przeszukaj i dobierz { $count } karty
       *[many] Włamywacz: przeszukaj i dobierz { $count } kart
    }
dig-action-roll = Rzuć kostką i idź
dig-action-cautious = Ostrożny ruch { $area-to }
dig-action-drive = Kierowca: jedź { $area-to }
dig-action-follow = Idź za graczem { $other } { $area-to }
dig-action-escape = Mistrz ucieczek: idź { $area-to }
dig-action-dig = Kop { $card-ins }: +{ $points }
dig-action-mine = Górnik: kop { $card-ins }: +{ $points }
dig-action-heal = Wylecz Łomot
dig-action-steal-spoon = Ukradnij Łyżkę
dig-action-craft =
    { $count ->
        [one] Zmajstruj { $card-acc } (z: { $parts })
       *[other] Zmajstruj: { $card } ×{ $count } (z: { $parts })
    }
    .brief =
        { $count ->
            [one] Zmajstruj { $card-acc }
           *[other] Zmajstruj: { $card } ×{ $count }
        }
dig-action-craft-keeping =
    { $count ->
        [one] Zmajstruj { $card-acc }, zachowaj { $kept-acc }
       *[other] Zmajstruj: { $card } ×{ $count }, zachowaj { $kept-acc }
    }
dig-action-tinker =
    { $count ->
        [one] Złota rączka: zmajstruj { $card-acc } (brakuje: { $missing })
       *[other] Złota rączka: zmajstruj: { $card } ×{ $count } (brakuje: { $missing })
    }
dig-action-tinker-keeping =
    { $count ->
        [one] Złota rączka: zmajstruj { $card-acc } (brakuje: { $missing }), zachowaj { $kept-acc }
       *[other] Złota rączka: zmajstruj: { $card } ×{ $count } (brakuje: { $missing }), zachowaj { $kept-acc }
    }
dig-action-buy =
    { $count ->
        [one] Kup { $card-acc } za { $price }
       *[other] Kup: { $card } ×{ $count } za { $price }
    }
dig-action-fence =
    { $count ->
        [one] Paser: kup { $card-acc } za { $price }
       *[other] Paser: kup: { $card } ×{ $count } za { $price }
    }
dig-action-sell = Sprzedaj { $card-acc }: +{ $count }
dig-action-join =
    { $count ->
        [one] Dołącz: { $gang } (1 Akcesorium)
        [few] Dołącz: { $gang } ({ $count } Akcesoria)
       *[many] Dołącz: { $gang } ({ $count } Akcesoriów)
    }
dig-action-join-as-godparent =
    { $count ->
        [0] Chrzestny: dołącz: { $gang } (za darmo)
        [one] Chrzestny: dołącz: { $gang } (1 Akcesorium)
        [few] Chrzestny: dołącz: { $gang } ({ $count } Akcesoria)
       *[many] Chrzestny: dołącz: { $gang } ({ $count } Akcesoriów)
    }
dig-action-play = Zagraj kartę { $card }
dig-action-play-on = Zagraj kartę { $card } na: { $other }
dig-action-play-own = Na siebie: zagraj kartę { $card }
dig-action-play-to = Zagraj kartę { $card }: idź { $area-to }
dig-action-extort = Wymuś { $tool-acc }: { $other }, Broń: { $weapon }
dig-action-con = Poproś gracza { $other } o kartę { $card }
dig-action-exchange = Wymiana: { $other }
dig-action-look = Obejrzyj karty gracza { $other }
dig-action-cut-purse = Rzezimieszek: weź losową kartę gracza { $other }
dig-action-cut-purse-choose = Rzezimieszek: weź wybraną kartę gracza { $other }
dig-action-burn = Podpalacz: wszyscy inni tutaj odrzucają losową kartę
dig-action-counterfeit =
    { $count ->
        [few] Fałszerz: weź { $count } Szlugi
       *[many] Fałszerz: weź { $count } Szlugów
    }
dig-action-smuggle =
    { $count ->
        [few] Przemytnik: weź { $count } Szlugi
       *[many] Przemytnik: weź { $count } Szlugów
    }
dig-action-smuggle-gang =
    { $count ->
        [few] Przemytnik: weź { $count } Szlugi i Nóż
       *[many] Przemytnik: weź { $count } Szlugów i Nóż
    }
dig-action-campaign = Więzień polityczny: wylecz wszystkie Łomoty, dobierz kartę
dig-action-campaign-gang = Więzień polityczny: wylecz wszystkie Łomoty, dobierz kartę, weź Łyżkę
dig-action-send-michel = Zakończ turę i rzuć za: { $michel }
dig-action-stop = Zakończ turę
dig-answer-pass = Pas
dig-answer-reveal = Ujawnij: { $background }
dig-answer-go = Idź { $area-to }
dig-answer-reroll = Rzuć jeszcze raz
dig-answer-discard = Odrzuć { $card-acc }
dig-answer-keep = Zatrzymaj: { $badge }
dig-answer-fight = Walcz: { $card }
dig-answer-sharp = Nożownik: walcz: { $card }
dig-answer-fists = Walcz gołymi pięściami
dig-answer-give-in = Oddaj { $card-acc }
dig-answer-no-fight = Nie walcz
dig-answer-no-help = Nie pomagaj
dig-answer-take = Weź { $card-acc }
dig-answer-take-back = Odzyskaj { $card-acc }
dig-answer-sell = Sprzedaj { $card-acc }: +{ $count }
dig-answer-end-sale = Zakończ sprzedaż: +{ $count }
dig-answer-sift = Odrzuć { $card-acc }, dobierz kartę
dig-answer-keep-all = Zatrzymaj wszystkie karty
dig-answer-give = Daj { $card-acc }
dig-answer-give-cigarette = Daj Szluga
dig-answer-end-exchange = Gotowe
dig-answer-ask = Zapytaj: { $other }
dig-answer-draw = Dobierz kartę
dig-answer-send-michel = { $michel } idzie { $area-to }
dig-note-cost =
    { $count ->
        [0] nie kosztuje akcji
        [one] kosztuje 1 akcję
        [few] kosztuje { $count } akcje
       *[many] kosztuje { $count } akcji
    }
dig-note-tunnel = tunel: { $points } z { $goal }
dig-note-wins = wygrywa grę
dig-note-discard =
    { $count ->
        [one] musisz odrzucić 1 kartę
        [few] musisz odrzucić { $count } karty
       *[many] musisz odrzucić { $count } kart
    }
dig-note-sell-more = możesz wtedy sprzedać więcej kart
dig-note-toll =
    { $count ->
        [one] { $other } dostaje najpierw 1 Szluga
        [few] { $other } dostaje najpierw { $count } Szlugi
       *[many] { $other } dostaje najpierw { $count } Szlugów
    }
dig-note-dues = odrzucasz { $cards-acc }
dig-note-gives-up = oddajesz kartę { $badge }
dig-note-michel = { $michel } tam jest: będzie wymuszenie
dig-note-michel-comes = jesteś tam: będzie wymuszenie
dig-note-lose-fight = przegrywasz walkę: Łomot i strata karty
dig-note-free-dig = możesz tam od razu kopać za darmo
dig-note-extra-action = daje dodatkową akcję
dig-note-two-cards = wybierasz z dwóch kart Gangu
dig-question-turn =
    { $left ->
        [0] Brak akcji. Zakończ turę.
        [one] Twoja tura: jeszcze 1 akcja.
        [few] Twoja tura: jeszcze { $left } akcje.
       *[many] Twoja tura: jeszcze { $left } akcji.
    }
dig-question-turn-background = Brak akcji. Zakończ turę albo użyj swojego Tła.
dig-question-waits = { $name } myśli…
dig-question-discard-down = Masz za dużo kart: odrzuć { $count }.
dig-question-way = Rzut: { $roll }. Dokąd idziesz?
dig-question-riot = Bunt! Rzut: { $roll }. Dokąd biegniesz?
dig-question-michel-way = Rzut ({ $michel }): { $roll }. Dokąd?
dig-question-dues =
    { $count ->
        [one] { $gang }: odrzuć jeszcze 1 Akcesorium.
        [few] { $gang }: odrzuć jeszcze { $count } różne Akcesoria.
       *[many] { $gang }: odrzuć jeszcze { $count } różnych Akcesoriów.
    }
dig-question-keep = { $gang }: którą z dwóch kart zatrzymujesz?
dig-question-extorted = { $name } żąda karty: { $tool }. Oddajesz czy walczysz?
dig-question-extorted-without-tool = { $name } żąda karty: { $tool }. Nie masz tej karty. Walczysz?
dig-question-extorted-without-weapon = { $name } żąda karty: { $tool }. Nie masz Broni. Oddajesz?
dig-question-extorted-unarmed = { $name } żąda karty: { $tool }. Nie masz ani tej karty, ani Broni.
dig-question-fight =
    { $count ->
        [one] Walczysz dalej Bronią czy przegrywasz walkę?
       *[other] Walczysz dalej { $count } Broniami czy przegrywasz walkę?
    }
dig-question-fight-unarmed = Nie masz Broni, żeby walczyć dalej.
dig-question-help = Zagrywasz Broń za gracza { $other }?
dig-question-take-back = Wygrana! Którą Broń odzyskujesz?
dig-question-sell =
    { $count ->
        [one] Na razie 1 Szlug. Sprzedać następną kartę?
        [few] Na razie { $count } Szlugi. Sprzedać następną kartę?
       *[many] Na razie { $count } Szlugów. Sprzedać następną kartę?
    }
dig-question-sift = Odrzucić kartę i dobrać inną?
dig-question-give = Co dajesz graczowi { $other }? Wybieraj karty po jednej.
dig-question-informant = { $shown } Jesteś Informatorem?
dig-question-embezzler = { $name } sprzedaje. Jesteś Malwersantem?
dig-question-enforcer = Walka przegrana. Jesteś Egzekutorem?
dig-question-con-again = Poprosić drugiego gracza o kartę { $card }?
dig-question-loot = Karty gracza { $other }: którą bierzesz?
dig-question-free-dig = Jesteś w swoim bloku. Kopiesz od razu?
dig-question-tinker-again = Złota rączka: zmajstrować jeszcze coś bez jednego materiału?
dig-question-michel = { $michel } pokazuje Nóż i żąda: { $tools }. Odrzucasz jedno czy walczysz?
dig-question-michel-without-tool = { $michel } pokazuje Nóż i żąda: { $tools }. Nie masz takiego Narzędzia. Walczysz?
dig-question-michel-without-weapon = { $michel } pokazuje Nóż i żąda: { $tools }. Nie masz Broni. Odrzucasz jedno?
dig-question-michel-unarmed = { $michel } pokazuje Nóż i żąda: { $tools }. Nie masz ani takiego Narzędzia, ani Broni.
dig-question-michel-again = { $michel } znowu pokazuje Nóż. Walczysz dalej Bronią czy przegrywasz walkę?
dig-question-michel-again-unarmed = { $michel } znowu pokazuje Nóż. Nie masz już Broni.
dig-question-michel-prize = { $michel } przegrywa. Dobierasz kartę?
dig-question-lose-tool = { $michel } zabiera Narzędzie. Które odrzucasz?
