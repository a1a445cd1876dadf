# Jak ustawić pozycję ręcznie, na planszy analizy.
dig-setup = Dla każdego gracza: obszar, dwukropek, karty na ręce oddzielone przecinkami, dwukropek i cała reszta, na przykład showers:knife*2,spoon:cigarettes=4,points=3.
