# Nazwy list wydrukowanych danych na stronie pudełka.
outrun-box-symbols = Symbole kart ruchu
outrun-box-rooms = Pomieszczenia na planszy pomieszczeń
outrun-box-paths = Karty ścieżki
outrun-box-cards = Karty ingerencji
outrun-box-board = Plansza potwora: { $monster }
outrun-box-numbers = Liczby na miejscach, najwolniejsze najpierw
outrun-box-open = Odkryte miejsca
outrun-box-sign = Miejsca (0: obszar +0) ze znakiem: { $sign }
outrun-box-players = Graczy: { $number }
outrun-box-copies = Sztuk
outrun-box-vampires = Ze znakiem wampira
outrun-box-zombies = Ze znakiem zombie
outrun-box-trace = Narysuj ścieżkę: przeciągnij od symbolu do symbolu, klikaj je po kolei albo wpisz ich litery. Backspace cofa ostatni.
outrun-box-path = Ścieżka { $number }
outrun-box-again = Zacznij od nowa
