# Zagadki, zagadka dnia i bieg dnia.
puzzles-say = Pozycje z gier botów, w których jedna tura jest wyraźnie najlepsza. Twoje ruchy sprawdzane są według zasad; to, co zakryte, nie ma znaczenia.
puzzles-title = Zagadki – { $game }
puzzles-solved = Rozwiązane: { $count } z { $all }
puzzle-title = Zagadka – { $game }
puzzle-number = Zagadka { $number } z { $count }
puzzle-easy = łatwa
puzzle-medium = średnia
puzzle-hard = trudna
puzzle-done = rozwiązana
puzzle-certain = Licz tylko na to, co pewne: żadnego szczęścia przy dobieraniu, żadnej pomocy innych graczy.
puzzle-people =
    { $count ->
        [one] Próbowała { $count } osoba, za pierwszym razem rozwiązano: { $solved }.
        [few] Próbowały { $count } osoby, za pierwszym razem rozwiązano: { $solved }.
        [many] Próbowało { $count } osób, za pierwszym razem rozwiązano: { $solved }.
       *[other] Próbowało { $count } osoby, za pierwszym razem rozwiązano: { $solved }.
    }
puzzle-reason-win = To wygrywa grę, cokolwiek mają na ręce inni gracze.
puzzle-reason-boat =
    { $goal ->
        [one] Do łodzi wchodzi { $goal } pirat. Sprawdzono każdą możliwą turę i więcej nie jest pewne.
        [few] Do łodzi wchodzi { $goal } piratów. Sprawdzono każdą możliwą turę i więcej nie jest pewne.
        [many] Do łodzi wchodzi { $goal } piratów. Sprawdzono każdą możliwą turę i więcej nie jest pewne.
       *[other] Do łodzi wchodzi { $goal } pirata. Sprawdzono każdą możliwą turę i więcej nie jest pewne.
    }
puzzle-reason-tunnel =
    { $goal ->
        [one] To daje { $goal } punkt. Sprawdzono każdą możliwą turę i więcej nie jest pewne.
        [few] To daje { $goal } punkty. Sprawdzono każdą możliwą turę i więcej nie jest pewne.
        [many] To daje { $goal } punktów. Sprawdzono każdą możliwą turę i więcej nie jest pewne.
       *[other] To daje { $goal } punktu. Sprawdzono każdą możliwą turę i więcej nie jest pewne.
    }
puzzle-reason-run = Przy kartach, które leżą przed tobą, żaden inny bieg nie jest poprawny.
puzzle-reason-shortest =
    { $goal ->
        [one] Żaden poprawny bieg nie ma mniej niż { $goal } karty.
        [few] Żaden poprawny bieg nie ma mniej niż { $goal } kart.
        [many] Żaden poprawny bieg nie ma mniej niż { $goal } kart.
       *[other] Żaden poprawny bieg nie ma mniej niż { $goal } karty.
    }
puzzle-wrong-win = Po tym ruchu nie jest już pewne, że wygrasz w tej turze.
puzzle-wrong-boat =
    { $best ->
        [0] Po tym ruchu żaden pirat nie dotrze na pewno do łodzi w tej turze; możliwych było { $goal }.
        [one] Po tym ruchu na pewno dotrze do łodzi w tej turze tylko { $best } pirat; możliwych było { $goal }.
        [few] Po tym ruchu na pewno dotrze do łodzi w tej turze tylko { $best } piratów; możliwych było { $goal }.
        [many] Po tym ruchu na pewno dotrze do łodzi w tej turze tylko { $best } piratów; możliwych było { $goal }.
       *[other] Po tym ruchu na pewno dotrze do łodzi w tej turze tylko { $best } pirata; możliwych było { $goal }.
    }
puzzle-wrong-tunnel =
    { $best ->
        [0] Po tym ruchu żaden punkt nie jest pewny w tej turze; możliwych było { $goal }.
        [one] Po tym ruchu w tej turze pewny jest tylko { $best } punkt; możliwych było { $goal }.
        [few] Po tym ruchu w tej turze pewne są tylko { $best } punkty; możliwych było { $goal }.
        [many] Po tym ruchu w tej turze pewnych jest tylko { $best } punktów; możliwych było { $goal }.
       *[other] Po tym ruchu w tej turze pewne jest tylko { $best } punktu; możliwych było { $goal }.
    }
puzzle-wrong-run = W tym biegu karta nr { $card } jest błędna.
puzzle-wrong-shortest = Ten bieg jest poprawny, ale wystarczy tyle kart: { $goal }. Zagrane karty: { $cards }.
puzzle-hint = Podpowiedź
puzzle-hint-move = Zacznij tak: { $move }
puzzle-hint-run =
    { $count ->
        [one] Bieg ma { $count } kartę: { $card }.
        [few] Bieg ma { $count } karty, a pierwsza to { $card }.
        [many] Bieg ma { $count } kart, a pierwsza to { $card }.
       *[other] Bieg ma { $count } karty, a pierwsza to { $card }.
    }
puzzle-answer-run = Zagraj { $cards }, a potem Finish.
puzzle-show = Pokaż rozwiązanie
puzzle-again = Spróbuj ponownie
puzzle-next = Następna zagadka
puzzle-solved = Rozwiązane!
puzzle-answer = Rozwiązanie:
no-puzzle = Nie ma takiej zagadki
no-puzzle-says = Adres może być błędny lub nieaktualny.
daily-run-say = Jedna ścieżka z Outrun, do północy (UTC) ta sama dla wszystkich. Czas mierzy serwer, a liczy się tylko pierwszy bieg.
daily-run-running = Zegar tyka.
daily-run-right = Dobrze, czas: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
daily-run-wrong = Ten bieg był błędny. Jutro będzie nowa ścieżka.
daily-run-seconds = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
daily-run-missed = błędny
daily-run-times = Dzisiejsze czasy
daily-run-nobody = Dziś jeszcze nikt nie pobiegł.
daily-run-you = ty
