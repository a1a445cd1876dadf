# Blackgate (Dig Your Way Out), o którym może mówić każda strona: nazwa, zestawy, ustalenia.
game-dig = Dig Your Way Out
game-dig-says = Więźniowie Blackgate: znajdź, zrób, kup albo wymuś narzędzia i jako pierwszy wykop tunel za mur.
preset-dig-base = Każdy dla siebie
preset-dig-base-says = Gra podstawowa dla trojga: szukaj, handluj, walcz i kop.
preset-dig-michel = Z Michelem
preset-dig-michel-says = Dla dwojga i jeszcze kogoś, kogo nikt nie chce spotkać: po więzieniu krąży Michel.
preset-dig-teams = Dwie drużyny
preset-dig-teams-says = Dwoje na dwoje: dwa bloki, dwa tunele, wymiana i pomoc w drużynie.
preset-dig-everything = Drużyny z Michelle
preset-dig-everything-says = Troje na troje, a Michelle wszystkim wchodzi w drogę.
option-dig-michel = Po więzieniu krąży Michel albo Michelle
option-dig-teams = Drużyny
option-dig-values = Ile warte są narzędzia w tunelu
option-dig-first = Kto zaczyna
value-dig-michel-no = nikt
value-dig-michel-michel = Michel
value-dig-michel-michelle = Michelle
value-dig-values-usual = Łyżka 1, Kilof 2, Łopata 3
value-dig-values-rival = Łyżka 1, Kilof 3, Łopata 4
dig-ours-correct = Kto ma pudełko, może to poprawić: w terminalu „escapade play dig --data my-box.toml”, w Pythonie Match("dig", 3, data=…). Stoły na tej stronie używają naszych danych; serwer nie umie jeszcze wczytać innego pudełka.
about-dig = Dig Your Way Out rozgrywa się w więzieniu Blackgate. Wiele z tego, co jest na kartach, to nasza rekonstrukcja; na stole oznacza ją ≈ i krótkie wyjaśnienie.
