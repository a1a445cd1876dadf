# Zadania zagadek.
outrun-puzzle-task-run = Zagraj poprawny bieg dla tej ścieżki i kart, które leżą przed tobą.
outrun-puzzle-task-shortest = Zagraj poprawny bieg, używając jak najmniej kart.
outrun-puzzle-reason-run = Przy kartach, które leżą przed tobą, żaden inny bieg nie jest poprawny.
outrun-puzzle-reason-shortest =
    { $goal ->
        [one] Żaden poprawny bieg nie ma mniej niż { $goal } karty.
        [few] Żaden poprawny bieg nie ma mniej niż { $goal } kart.
        [many] Żaden poprawny bieg nie ma mniej niż { $goal } kart.
       *[other] Żaden poprawny bieg nie ma mniej niż { $goal } karty.
    }
outrun-puzzle-wrong-run = W tym biegu karta nr { $card } jest błędna.
outrun-puzzle-wrong-shortest = Ten bieg jest poprawny, ale wystarczy tyle kart: { $goal }. Zagrane karty: { $cards }.
outrun-puzzle-hint =
    { $count ->
        [one] Bieg ma { $count } kartę: { $card }.
        [few] Bieg ma { $count } karty, a pierwsza to { $card }.
        [many] Bieg ma { $count } kart, a pierwsza to { $card }.
       *[other] Bieg ma { $count } karty, a pierwsza to { $card }.
    }
outrun-puzzle-answer = Zagraj { $cards }, a potem Finish.
