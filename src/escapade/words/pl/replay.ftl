# Powtórka zakończonej gry.
replay-title = { $game }: powtórka
replay-where = { $step } / { $steps }
replay-steps = Kroki gry
replay-step = Krok
replay-first = Na początek
replay-back = Poprzedni krok
replay-forward = Następny krok
replay-last = Na koniec
replay-run = Odtwarzaj
replay-stop = Pauza
replay-none = Nie znaleziono powtórki
replay-to-table = Wróć do stołu
replay-hint = Strzałki: poprzedni i następny krok, z klawiszem Shift cała tura. Home i End: początek i koniec. Spacja: odtwarzanie albo pauza.
analyse-step = Analizuj stąd
