# Strona „O stronie”: czym jest Escapade, autorzy, wierność pudełku i gra klawiaturą.
about-title = O Escapade
about-says = Escapade to otwarty stół do gier o ucieczce: w przeglądarce, w Pythonie i dla botów. To wolne oprogramowanie na licencji MIT.
about-games = Autorzy
about-credits = Ikony
about-icons = Ikony pochodzą z
about-icons-by = Kolory i układ są nasze. Kapelusz, hak, palma i wszystkie inne rysunki też.
about-keys = Klawiatura
about-keys-says = Tab przechodzi między kartami i piratami, strzałki prowadzą od pola do pola, Enter wybiera albo zagrywa. 1–9 wybierają kartę z ręki, „.” kończy turę, „u” cofa ruch, „h” daje podpowiedź, Esc anuluje.
about-languages = Języki
about-languages-says = Coś jest źle przetłumaczone albo brakuje twojego języka?
about-translate = Zobacz wszystkie teksty obok angielskich
