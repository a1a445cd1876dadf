# Pierwsza gra z przewodnikiem.
outrun-first-goal = Jest noc, jesteś w muzeum, a za tobą wampir. Przebiegnij przez dziewięć pomieszczeń i wydostań się przed innymi. Tutaj masz tyle czasu, ile chcesz.
outrun-first-reveal = Każda runda pokazuje ścieżkę z kart. Odkryj pierwszą.
outrun-first-run = Zagraj karty w kolejności ścieżki: A, D, H, G, B. Potem naciśnij Finish. Następna karta jest dla ciebie zaznaczona; Cofnij zwraca ostatnią kartę.
outrun-first-moved = Dobrze, i szybciej niż zając! Na planszy potwora najszybszy stoi najdalej z prawej: twoje miejsce 6 przesuwa cię o 2 pomieszczenia, a miejsce zająca daje mu tylko 1.
outrun-first-again = Wampir położył na środku kartę: Cofaj. Dotyczy wszystkich. Kto był najszybszy, odkrywa następną ścieżkę: teraz ty.
outrun-first-reverse = Cofaj znaczy: od końca do początku. Zagraj H, A, D, C, G i naciśnij Finish.
outrun-first-place = Zając zapomniał o karcie Cofaj i zostaje w swoim pomieszczeniu. Na planszy potwora możesz stanąć bardziej na lewo, ale miejsce najdalej z prawej daje najwięcej pomieszczeń: naciśnij „Zostań na miejscu 6: 2 pomieszczenia”.
outrun-first-vampire = Na środku leży następna karta: Nie tędy droga C. Zostaje tam razem z kartą Cofaj i obie obowiązują wszystkich.
outrun-first-third = Odkryj następną ścieżkę.
outrun-first-both = Najpierw od końca, potem bez C: zagraj H, B, A, F i naciśnij Finish.
outrun-first-done = Umiesz już grać! W prawdziwej grze biegnie czas, a następna karta nie jest zaznaczona. Niedźwiedź, zombie i smok używają kart inaczej; najpierw spróbuj z wampirem.
