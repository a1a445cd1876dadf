# Outrun: potwory, miejsca i pomieszczenia, po jednym zdaniu.
outrun-explain-vampire = Wampir: po każdej rundzie na środku odkrywa się jedną kartę ingerencji, dla wszystkich.
outrun-explain-bear = Niedźwiedź: po każdej rundzie każdy dobiera kartę ingerencji i może zagrywać karty na kogokolwiek.
outrun-explain-zombie = Zombie: zarażeni dostają co rundę kartę ingerencji, dopóki nie zagrają antidotum.
outrun-explain-dragon = Smok: gracze na znaku karty dobierają dwie karty ingerencji, a poparzeni tracą te, które mają przed sobą.
outrun-explain-infected = Infekcja: aby wyzdrowieć, zagraj antidotum na końcu poprawnego biegu.
outrun-explain-rooms = Pomieszczenia: wygrywa ten, kto pierwszy wyjdzie z ostatniego.
outrun-explain-place = Tu stają ci, którzy pobiegli poprawnie, najszybszy po prawej, i przechodzą tyle pomieszczeń, ile wynosi liczba.
outrun-explain-zero = Tu stają ci, którzy się pomylili lub spóźnili, i nie ruszają się z miejsca.
outrun-explain-movement = Zagraj ją tam, gdzie ścieżka pokazuje ten symbol, raz w każdym biegu.
outrun-explain-path = Ścieżka: zagraj karty ruchu w tej kolejności, chyba że zmieniają ją karty ingerencji, a potem naciśnij Finish.
outrun-explain-figure = Poprawny bieg prowadzi przez kolejne pomieszczenia: im szybszy, tym dalej.
