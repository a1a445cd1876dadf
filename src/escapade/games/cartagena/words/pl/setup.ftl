# Jak ustawić pozycję ręcznie, na planszy analizy.
cartagena-setup = Dla każdego gracza: pola piratów oddzielone kropkami (0 to start), dwukropek i karty na ręce zapisane literami, na przykład 0.0.3.3.5.7:b2kh.
