# Koniec gry: co mówi wynik i w co zagrać potem.
result-turns =
    { $count ->
        [one] { $count } tura
        [few] { $count } tury
        [many] { $count } tur
       *[other] { $count } tury
    }
turning-point = Punkt zwrotny: { $name }, z { $before } na { $after }
rating-change = Ranking { $before } → { $after }
ratings-unchanged = Żaden ranking się nie zmienia: gra liczy się tylko dla osób, które mają włączony ranking i same wykonały ruch.
rematch-go = Przejdź do rewanżu
same-deal = To samo rozdanie
stronger-bots = Silniejsze boty: { $changes }
