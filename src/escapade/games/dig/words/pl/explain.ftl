# Dig Your Way Out: obszary, znaczniki i stosy, po jednym zdaniu.
dig-explain-cell-block = Tu się kopie: zagraj Narzędzie, aby zdobyć jego punkty.
dig-explain-cafeteria = Tu możesz ukraść Łyżkę.
dig-explain-recreation = Tu możesz sprzedawać karty za Szlugi oraz kupować Noże i Narzędzia.
dig-explain-infirmary = Tu możesz wyleczyć Łomot.
dig-explain-showers = Nie dzieje się tu nic szczególnego, ale Przeszukiwanie daje więcej kart.
dig-explain-solitary = Stąd możesz tylko wyjść; trafia się tu przez karty.
dig-explain-beating = Łomot: z 1 nie możesz majstrować, z 2 nie możesz majstrować ani kopać.
dig-explain-cigarettes = Szlugi to pieniądze: w Pomieszczeniu rekreacyjnym kupisz za nie Noże i Narzędzia.
dig-explain-held = Karty w ręce tego gracza. Odkryte są te, które już znasz.
dig-explain-tunnel = Tunel: kto pierwszy zdobędzie { $goal } punktów, ucieka i wygrywa.
dig-explain-deck = Karty Przeszukiwania: materiały, broń, akcesoria, karty Akcji i rzeczy na sprzedaż.
dig-explain-michel-deck = Karty, które mówią, czy Michel lub Michelle walczy: połowa z nich jest pusta.
dig-explain-michel-card = Karta Michel(le) ({ $shown }): jeśli jest na niej Nóż, walka trwa dalej, a jeśli nie, kończy się.
dig-explain-roll = Kostka mówi, do których dwóch obszarów może prowadzić Ruch.
dig-explain-figure = Figurka stoi w obszarze, w którym jest ten gracz. Bronią możesz coś wymusić na graczu w swoim obszarze.
dig-explain-discards = Stos kart odrzuconych: gdy skończą się karty Przeszukiwania, tasuje się z nich nowy stos.
