# Nazwy list wydrukowanych danych na stronie pudełka.
cartagena-box-tunnel = Płytki korytarza
cartagena-box-jungle = Płytki dżungli
cartagena-box-tokens = Żetony skrzyń
cartagena-box-tile = Płytka { $number }
cartagena-box-one = 1 karta
cartagena-box-two = 2 karty
cartagena-box-three = 3 karty
cartagena-box-empty = Pusty
cartagena-box-snake = Wąż
cartagena-ours-tunnel = Każda z ośmiu płytek pokazuje każdy rysunek raz. Ich kolejność po stronie korytarza wybraliśmy sami.
cartagena-ours-jungle = Każda z ośmiu płytek pokazuje każdy rysunek raz. Ich kolejność po stronie dżungli wybraliśmy sami.
cartagena-ours-tokens = Jest osiem żetonów skrzyń pięciu rodzajów: 1, 2 lub 3 karty, pusty i wąż. Sami wybraliśmy, ile jest których.
