# Cartagena: do czego służą karty i miejsca, po jednym zdaniu.
cartagena-explain-card = Zagraj tę kartę, aby przesunąć swojego pirata na najbliższe wolne pole z tym rysunkiem.
cartagena-explain-pistol = Przesuń pirata na najbliższy wolny pistolet albo obejrzyj karty innego gracza i weź jedną.
cartagena-explain-parrot = Przesuń pirata na najbliższą wolną papugę albo dobierz karty, zatrzymaj 2 i daj po jednej innym graczom.
cartagena-explain-hook = Przesuń pirata na najbliższy wolny hak albo dobierz 4 karty i zatrzymaj 1.
cartagena-explain-sabre = Przesuń pirata na najbliższą wolną szablę; dwie szable razem liczą się jako dowolna inna karta.
cartagena-explain-bomb = Przesuń pirata na najbliższą wolną bombę albo zagraj ją z inną kartą, aby ruszyć dwóch piratów z jednego pola naraz.
cartagena-explain-chest = Przesuń pirata na najbliższą wolną skrzynię albo otwórz skrzynię zamiast całej tury.
cartagena-explain-grey = Szara karta: gdy ją zagrasz, wszyscy inni z więcej niż 7 kartami odrzucają do 7, a ty bierzesz od każdego z nich kartę.
cartagena-explain-space = Pirat staje tu z kartą z tym rysunkiem, jeśli nikt tu nie stoi. Cofnięcie się do 1 lub 2 piratów daje tyle samo kart.
cartagena-explain-cell = Cela: stąd ruszają wszyscy piraci i nikt się do niej nie cofa.
cartagena-explain-boat = Łódź: wygrywa, kto pierwszy sprowadzi tu wszystkich swoich piratów.
cartagena-explain-ferry = Łódź pływa między Kartageną a Tortugą i mieści do 3 piratów każdego gracza.
cartagena-explain-hideout = Kryjówka: wygrywa, kto pierwszy sprowadzi tu wszystkich swoich piratów.
cartagena-explain-token = Zamknięta skrzynia: do 3 kart, nic albo wąż. Może ją otworzyć pirat, który zaczyna tu turę.
cartagena-explain-deck = Stos: stąd dobiera się karty, gdy pirat się cofa.
cartagena-explain-row = Odkryty rząd: kto dobiera, bierze następną kartę, licząc od strzałki.
