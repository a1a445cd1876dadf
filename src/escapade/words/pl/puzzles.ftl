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
puzzle-wrong-win = Po tym ruchu nie jest już pewne, że wygrasz w tej turze.
puzzle-hint = Podpowiedź
puzzle-hint-move = Zacznij tak: { $move }
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
puzzle-own = Własna zagadka
puzzles-own = Twoje zagadki
puzzles-own-say = Zrobione na planszy analizy. Wyślij innym link do zagadki, żeby mogli spróbować ją rozwiązać.
puzzle-delete = Usuń „{ $name }”
