# Strona pudełka: wydrukowane dane gry, poprawione przez kogoś, kto je ma.
box-title = Moje pudełko: { $game }
box-says = Nie znamy wszystkiego, co jest wydrukowane w pudełku. Jeśli je masz, popraw to, co się różni: na listach albo w pliku obok. Potem zapisz pudełko, udostępnij je i zagraj z nim.
box-lists = Listy
box-reconstructed = ≈ zrekonstruowane
box-corrected = poprawione
box-reset = Cofnij poprawkę
box-add = Dodaj
box-remove-entry = Usuń: { $entry }
box-file = Plik (TOML)
box-fine = Wszystko się zgadza.
box-save = Zapisz
box-saved = Zapisano. Kto ma ten link, może obejrzeć pudełko i go użyć.
box-link = Link do tego pudełka
box-download = Pobierz
box-upload = Wgraj
box-play = Utwórz grę z tym pudełkiem
box-mine = Moje pudełka

# Co jest nie tak w pudełku, czyli pliku z poprawionymi danymi. $line to wiersz; klucze i słowa w cudzysłowach są takie jak w pliku.
refusal-box-empty = Wiersz { $line }: nic tu nie jest poprawione
refusal-box-long = Wiersz { $line }: pudełko ma najwyżej { $most } znaków
refusal-box-deep = Wiersz { $line }: listy i tabele są zagnieżdżone zbyt głęboko
refusal-box-toml = Wiersz { $line }: to nie jest TOML ({ $fault })
refusal-box-game = Wiersz { $line }: { $fault }
refusal-box-not-correctable = Wiersz { $line }: klucza „{ $key }” nie można poprawić. Można poprawić: { $known }
refusal-box-not-in-table = Wiersz { $line }: w [{ $table }] nie ma klucza „{ $key }”. Są: { $known }
refusal-box-table = Wiersz { $line }: „{ $key }” powinno być tabelą: [{ $key }] i wiersze pod spodem
refusal-box-list = Wiersz { $line }: „{ $key }” powinno być listą w nawiasach, a nie { $found }
refusal-box-text = Wiersz { $line }: w „{ $key }” powinny być teksty w cudzysłowach, a nie { $found }
refusal-box-number = Wiersz { $line }: „{ $key }” powinno być liczbą od { $least } do { $most }, a nie { $found }
refusal-box-true-or-false = Wiersz { $line }: „{ $key }” powinno być true albo false, a nie { $found }
refusal-box-form = Wiersz { $line }: „{ $key }” zapisuje się tak: { $usual }
refusal-box-tile-list = Wiersz { $line }: „{ $side }” powinno być listą płytek, a każda płytka tekstem z sześciu rysunków
refusal-box-tiles = Wiersz { $line }: w „{ $side }” liczba płytek powinna wynosić { $right }, a nie { $found }
refusal-box-tile = Wiersz { $line }: płytka „{ $found }” powinna mieć każdy z tych rysunków raz: { $known }
refusal-box-tokens = Wiersz { $line }: liczba żetonów skrzyń powinna wynosić { $right }, a nie { $found }
refusal-box-token = Wiersz { $line }: „{ $key } = { $found }” to nie liczba żetonów skrzyń. Rodzaje: { $known }
refusal-box-rooms = Wiersz { $line }: plansza pomieszczeń powinna mieć przynajmniej 1 pomieszczenie, a nie { $found }
refusal-box-symbols = Wiersz { $line }: liczba symboli powinna wynosić { $right }, a nie { $found }
refusal-box-path = Wiersz { $line }: ścieżka „{ $found }” powinna składać się z symboli od A do H
refusal-box-path-twice = Wiersz { $line }: na ścieżce „{ $found }” jakiś symbol jest dwa razy, a każdy gracz ma tylko po jednej karcie z każdym symbolem
refusal-box-paths = Wiersz { $line }: liczba różnych kart ścieżki powinna wynosić { $right }, a nie { $found }
refusal-box-copies = Wiersz { $line }: „{ $key } = { $found }” powinno podawać, ile jest kart, a potem ile z nich ma znak wampira i znak zombie
refusal-box-card = Wiersz { $line }: „{ $found }” to nie karta. Karty: { $known }
refusal-box-cards = Wiersz { $line }: liczba kart ingerencji powinna wynosić { $right }, a nie { $found }
refusal-box-places = Wiersz { $line }: w [{ $monster }] powinno być 6 liczb nie mniejszych od 0, a nie { $found }
refusal-box-sign = Wiersz { $line }: [{ $monster }] nie ma miejsca { $found } dla „{ $sign }”: wpisz od 1 do 6 albo 0 jako +0
refusal-box-not-on-board = Wiersz { $line }: w [{ $monster }] nie ma klucza „{ $key }”. Są: { $known }
refusal-box-open = Wiersz { $line }: gdy liczba graczy to { $players }, w [{ $monster }] powinno być przynajmniej tyle odkrytych miejsc od 1 do 6
refusal-box-die = Wiersz { $line }: liczba { $side } na kostce powinna prowadzić do dwóch z tych obszarów: { $known }
refusal-box-gangs = Wiersz { $line }: przy „{ $key }” podaj w nawiasach Gangi spośród tych: { $known }
refusal-box-entries = Wiersz { $line }: wpisów „{ $key }” powinno być od 1 do { $most }; każdy zaczyna się od [[{ $key }]]
refusal-box-recipe = Wiersz { $line }: przepis powinien mieć od 1 do { $most } różnych materiałów, a nie { $found }
refusal-box-from-stack = Wiersz { $line }: wynikiem powinno być jedno z: { $known }, a nie „{ $found }”
refusal-box-michel = Wiersz { $line }: „{ $key }” to nie karta Michela: wpisz blank, knife+spoon, knife+pick+shovel i tak dalej
refusal-box-michels = Wiersz { $line }: powinny tu być karty Michela, najwyżej { $most } każdego rodzaju
refusal-box-search = Wiersz { $line }: liczba kart Przeszukiwania powinna wynosić { $right }, a nie { $found }
