# Jak grać oraz lekcje.
howto-title = Jak grać: { $game }
howto-goal = Cel gry
howto-turn = Tura
lessons = Lekcje
lessons-say = Każda lekcja uczy jednej zasady. Dostajesz sytuację i zadanie, a rozwiązujesz je ruchem na planszy.
lesson-title = Lekcja – { $game }
lesson-number = Lekcja { $number } z { $count }
lesson-solved = Dobrze! Oto zasada:
lesson-failed = Nie do końca. Przeczytaj zasadę i spróbuj jeszcze raz:
lesson-next = Następna lekcja
lesson-again = Od początku
lesson-done = rozwiązana
lesson-by-text = { $text }
no-lesson = Nie ma takiej lekcji
no-lesson-says = Adres może być błędny albo nieaktualny.
