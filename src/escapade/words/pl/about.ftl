# O tym miejscu: co to jest, czyje są gry i jak grać klawiaturą.
about-title = O Escapade
about-says = Escapade to otwarty stół do gier o ucieczce: w przeglądarce, w Pythonie i dla botów. Kod jest wolnym oprogramowaniem na licencji MIT.
about-games = Czyje są te gry
about-cartagena = Kartagena to gra, której autorem jest Leo Colovini. Jeśli podoba ci się tutaj, przy prawdziwym stole spodoba się jeszcze bardziej.
about-rules = Co jest pewne, a co nie
about-reconstructed = Płytki pierwszego wydania są takie jak w druku. Kolejność rysunków na płytkach Wielkiej ucieczki i liczba żetonów skrzyń każdego rodzaju są naszą rekonstrukcją.
about-credits = Podziękowania
about-icons = Ikony pochodzą z
about-icons-by = Kolory i układ ikon są nasze; kapelusz, hak, palma i wszystkie inne rysunki też.
about-keys = Gra klawiaturą
about-keys-says = Tab przechodzi od karty do karty i od pirata do pirata, strzałki prowadzą wzdłuż drogi, Enter bierze albo gra. 1–9 to karty z ręki, „.” kończy turę, „u” cofa ruch, „h” prosi o podpowiedź, Esc odkłada.
