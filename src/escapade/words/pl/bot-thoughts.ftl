# Co bot sądzi o pozycji: podpowiedzi w trakcie gry, analiza po niej.
hint-title = Podpowiedź
hint-how = Wybierz ruch, żeby zobaczyć go na planszy. Wybierz go jeszcze raz, żeby go wykonać.
idea-chance = szansa { $chance }
idea-about = ok. { $chance }
idea-tried =
    { $count ->
        [one] { $count } symulacja
        [few] { $count } symulacje
       *[many] { $count } symulacji
    }
idea-line =
    { $count ->
        [one] { $count } symulacja · przewidywany ciąg dalszy
        [few] { $count } symulacje · przewidywany ciąg dalszy
       *[many] { $count } symulacji · przewidywany ciąg dalszy
    }
idea-again = Wybierz jeszcze raz, żeby zagrać
idea-played = zagrany
hindsight-ask = Analiza Sowy
hindsight-title = Analiza Sowy
hindsight-from = Ruch: { $name }. Analiza uwzględnia tylko te karty, które { $name } może widzieć.
hindsight-best = { $name }: najlepszy ze znalezionych ruchów.
hindsight-level = { $name }: ruch tak samo dobry jak najlepszy ze znalezionych.
hindsight-behind = { $name }: ruch o { $points }% gorszy niż najlepszy ze znalezionych.
hindsight-untried = { $name }: tego ruchu nie brano pod uwagę.
hindsight-nothing = Nie ma czego analizować: był tylko jeden ruch albo bieg na czas.
course-title = Szanse na wygraną
course-now = { $name } { $chance }
