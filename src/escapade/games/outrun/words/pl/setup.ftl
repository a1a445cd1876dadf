# Jak ustawić pozycję ręcznie, na planszy analizy.
outrun-setup = Dla każdego gracza: pomieszczenie, @ i miejsce na planszy potwora, potem po dwukropkach karty leżące przed graczem i karty na ręce, na przykład 3@6:reverse:boost.
