# Co myśli bot: podpowiedzi przy stole i gra oglądana jeszcze raz.
hint-title = Co zrobiłby bot
hint-how = Naciśnij ruch, by zobaczyć go na planszy, a drugi raz, by go zagrać.
idea-chance = wygrywa w { $chance }
idea-tried =
    { $count ->
        [one] sprawdzony raz
       *[other] sprawdzony { $count } razy
    }
idea-line =
    { $count ->
        [one] sprawdzony raz · co byłoby dalej
       *[other] sprawdzony { $count } razy · co byłoby dalej
    }
idea-again = Naciśnij jeszcze raz, by zagrać
idea-played = zagrany
hindsight-ask = Co pomyślałaby sowa?
hindsight-title = Co pomyślałaby sowa
hindsight-from = Ruch: { $name }. Sowa widzi tylko te karty, które było stąd widać.
hindsight-best = { $name }: ruch, który sowa ceni najbardziej.
hindsight-level = { $name }: ruch tak samo dobry jak ruch sowy.
hindsight-behind =
    { $points ->
        [one] { $name }: ruch wygrywa jedną grę na sto rzadziej niż ruch sowy.
        [few] { $name }: ruch wygrywa { $points } gry na sto rzadziej niż ruch sowy.
       *[many] { $name }: ruch wygrywa { $points } gier na sto rzadziej niż ruch sowy.
    }
hindsight-untried = { $name }: takiego ruchu sowa nawet nie próbowała.
hindsight-nothing = Nie było nad czym myśleć: jeden możliwy ruch albo bieg na czas.
course-title = Szanse na oko
course-now = { $name } { $chance }
