# Dlaczego ruch jest niedozwolony. Zasady wymieniają te zdania z nazwy.
cartagena-refusal-game-over = Gra jest skończona
cartagena-refusal-not-your-turn = To nie twoja kolej
cartagena-refusal-not-held = Nie masz na ręce: { $cards }
cartagena-refusal-start = Stąd nie można się cofnąć: { $place }
cartagena-refusal-back-from-goal = W tej grze nie można się stąd cofnąć: { $place }
cartagena-refusal-nobody-behind = Za tym miejscem ({ $place }) nie ma pola z jednym lub dwoma piratami
cartagena-refusal-stop-too-early = Zanim zakończysz turę, wykonaj przynajmniej jedno działanie
cartagena-refusal-draw-with-cards = Darmową kartę możesz dobrać tylko, jeśli zaczynasz turę bez kart
cartagena-refusal-no-pirate = Nie masz tu pirata: { $place }
cartagena-refusal-at-goal = Ten pirat jest już u celu i dalej nie idzie: { $place }
cartagena-refusal-draw-with-actions = Darmową kartę możesz dobrać tylko, jeśli nie masz innego działania
cartagena-refusal-empty-handed = Bez kart na początku tury możesz tylko raz się cofnąć albo dobrać jedną kartę

# Opcje, które do siebie nie pasują; $name i $value to opcja i jej wartość.
cartagena-option-escape-only = „{ $name }: { $value }” wymaga Wielkiej ucieczki; w pierwszym wydaniu tego nie ma
cartagena-option-classic-only = „{ $value }” wymaga pierwszego wydania; w Wielkiej ucieczce karty na ręce są zakryte
cartagena-option-short-crossing = Z Kartageny na Tortugę potrzeba 6, 3+4, 4+3 albo 8 płytek terenu, a nie { $tiles }
cartagena-option-one-shore = Liczba płytek { $tiles } wymaga etapu z Kartageny na Tortugę; każdy inny etap ma jedną drogę
cartagena-option-boat-retreat = Z łodzi można się cofać tylko, gdy łódź jest celem; tu etap to „{ $value }”
