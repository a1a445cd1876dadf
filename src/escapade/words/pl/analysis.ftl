# Plansza analizy: pozycja, ruchy wszystkich graczy, odgałęzienia.
analysis = Plansza analizy
analysis-title = Analiza – { $game }
analysis-say = Graj za wszystkich, cofaj ruchy, próbuj innych i pytaj Sowę. Wszystkie karty są odkryte, nic nie jest zapisywane.
analysis-moves = Ruchy
analysis-start = Początek
analysis-back = Wstecz
analysis-forward = Dalej
analysis-remove = Usuń ruch
analysis-no-moves = Wykonaj ruch na planszy. Inny ruch z tej samej pozycji otwiera odgałęzienie.
analysis-seat = Pokaż ruchy
analysis-nothing = Nie ma czego analizować: jest tylko jeden ruch albo trwa bieg na czas.
analysis-play = Graj dalej od tego miejsca
analysis-play-seat = Grasz jako
analysis-play-bot = Boty
analysis-play-on = Zagraj z botami
analysis-puzzle = Zapisz jako zagadkę
analysis-puzzle-say = Sprawdzana jest każda możliwa tura. Jeśli jedna jest wyraźnie najlepsza, ta pozycja staje się twoją zagadką z linkiem do udostępnienia.
analysis-puzzle-name = Nazwa (opcjonalnie)
analysis-puzzle-saved = Zapisano. Link do zagadki
analysis-link = Link
analysis-link-say = Link otwiera tę pozycję ze wszystkimi twoimi ruchami.
analysis-setup = Ustaw pozycję
analysis-set = Ustaw
analysis-notation = Cała pozycja w zapisie
analysis-deck = W stosie są wszystkie karty, których nie ma nigdzie indziej. Znak zapytania to karta, której nikt nie zna.
analysis-deal =
    { $count ->
        [one] Nowe rozdanie, { $count } gracz
        [few] Nowe rozdanie, { $count } graczy
       *[many] Nowe rozdanie, { $count } graczy
    }
