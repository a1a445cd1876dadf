# Pierwsza gra z przewodnikiem.
cartagena-first-goal = Okrągli niebiescy piraci są twoi. Przeprowadź całą szóstkę podziemnym korytarzem do łodzi, zanim zrobi to zając. Pięciu jest jeszcze w celi, jeden jest prawie na miejscu.
cartagena-first-hand = Twoje karty leżą pod planszą. W turze masz do trzech działań: zagraj kartę i przesuń pirata do przodu albo cofnij pirata, żeby dobrać karty.
cartagena-first-advance = Pierwsze działanie: wybierz kapelusz na ręce, a potem pirata w celi. Pobiegnie na pierwszy wolny kapelusz, na pole 3.
cartagena-first-taken = Teraz klucz: wybierz go, a potem innego pirata w celi. Pierwszy klucz, na polu 6, jest zajęty, więc pirat biegnie dalej, na pole 9. Zajęte pola dają ci rozpęd.
cartagena-first-back = Została ci jedna karta, więc zdobądź nowe. Wybierz swojego pirata na polu 9, a potem naciśnij „Cofnij się na 6, +2”: na polu 6 stoi dwóch piratów, więc dobierasz dwie karty.
cartagena-first-bot = To było trzecie działanie i tura skończyła się sama. Zając zagrał czaszkę i skończył po jednym działaniu. Znowu twoja kolej.
cartagena-first-own = Zagraj kapelusz i wybierz pirata w celi. Na pierwszym kapeluszu stoi twój własny pirat: jego też się pomija i nowy trafia na pole 11.
cartagena-first-full = Na polu 6 stoi trzech piratów, więc jest pełne i cofający się pirat je mija. Wybierz swojego pirata na polu 11, a potem naciśnij „Cofnij się na 5, +1”: na polu 5 stoi jeden pirat, więc dobierasz jedną kartę.
cartagena-first-boat = Trzecie działanie: zagraj pistolet i wybierz pirata na polu 33. Z przodu nie ma już pistoletu, więc wbiega prosto do łodzi!
cartagena-first-leap = Teraz wielki skok. Zagraj sztylet i wybierz pirata na polu 6: sztylety na polach 7 i 15 są zajęte, więc jedna karta niesie go aż na pole 24.
cartagena-first-stop = Nie musisz wykorzystywać wszystkich trzech działań. Zachowaj butelkę na lepszą chwilę i zakończ turę.
cartagena-first-done = Wiesz już wszystko, co trzeba: idź naprzód dzięki kartom, cofaj się po nowe i korzystaj z tego, gdzie stoją inni. Wygrywa, kto pierwszy zbierze w łodzi wszystkich sześciu piratów.
