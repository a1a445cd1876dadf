# Dlaczego ruch jest niedozwolony. Zasady wymieniają te zdania z nazwy.
cartagena-refusal-game-over = Gra skończona
cartagena-refusal-not-your-turn = To nie twoja kolej
cartagena-refusal-not-held = Nie masz na ręce: { $cards }
cartagena-refusal-start = Stąd nikt się nie cofa: { $place }
cartagena-refusal-back-from-goal = Przy tym stole nikt nie wraca stąd: { $place }
cartagena-refusal-nobody-behind = Za tym miejscem ({ $place }) nie ma pola z jednym lub dwoma piratami
cartagena-refusal-stop-too-early = Najpierw trzeba wykonać przynajmniej jedną akcję
cartagena-refusal-draw-with-cards = Kartę za nic dostaje tylko gracz, który zaczął turę bez kart
cartagena-refusal-no-pirate = Nie masz tu pirata: { $place }
cartagena-refusal-at-goal = Pirat już dalej nie idzie: { $place }
cartagena-refusal-draw-with-actions = Kartę za nic dostaje tylko gracz, który nie ma żadnej akcji
cartagena-refusal-empty-handed = Tura zaczęta bez kart to jedno cofnięcie albo jedna dobrana karta

# Opcje, które do siebie nie pasują; $name i $value to opcja i jej wartość.
cartagena-option-escape-only = „{ $name }: { $value }” należy do Wielkiej ucieczki; w pierwszym wydaniu tego nie ma. Wybierz tamto wydanie albo zostaw to bez zmian
cartagena-option-classic-only = „{ $value }” należy do pierwszego wydania; w Wielkiej ucieczce ręce są zakryte
cartagena-option-short-crossing = Liczba płytek { $tiles } to za mało na całą drogę: potrzeba 6 albo 8
cartagena-option-boat-retreat = Z łodzi można się cofać tylko, gdy łódź jest celem; tu jest „{ $value }”
