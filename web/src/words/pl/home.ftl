# Gry na stronie głównej.
against-bots = Z botami
with-friends = Ze znajomymi
game-outrun = Outrun
game-outrun-says = Dom pełen drzwi, a za tobą potwór: odczytaj drogę, ułóż karty po kolei i bądź szybszy niż inni.
game-dig = Dig Your Way Out
game-dig-says = Noc w Blackgate: znajdź, zrób, wymień albo wymuś narzędzia i jako pierwszy wykop tunel na wolność.
