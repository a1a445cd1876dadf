# Warum ein Spielzug nicht erlaubt ist. Die Regeln nennen diese Texte beim Namen.
cartagena-refusal-game-over = Die Partie ist vorbei
cartagena-refusal-not-your-turn = Du bist nicht am Zug
cartagena-refusal-not-held = Das hast du nicht auf der Hand: { $cards }
cartagena-refusal-start = Du kannst { $place-from } nicht zurückgehen
cartagena-refusal-back-from-goal = In dieser Partie kannst du { $place-from } nicht zurückgehen
cartagena-refusal-nobody-behind = Hinter { $place-dat } gibt es kein Feld mit 1 oder 2 Piraten
cartagena-refusal-stop-too-early = Bevor du deinen Zug beendest, musst du mindestens eine Aktion ausführen
cartagena-refusal-draw-with-cards = Einfach so eine Karte ziehen darfst du nur, wenn du deinen Zug ohne Karten begonnen hast
cartagena-refusal-no-pirate = Du hast keinen Piraten { $place-at }
cartagena-refusal-at-goal = Ein Pirat { $place-at } ist am Ziel und läuft nicht weiter
cartagena-refusal-draw-with-actions = Einfach so eine Karte ziehen darfst du nur, wenn du keine andere Aktion hast
cartagena-refusal-empty-handed = Ohne Karten zu Beginn deines Zuges darfst du nur einmal zurückgehen oder eine Karte ziehen

# Optionen, die sich ausschließen; $name und $value sind eine Option und ihr Wert.
cartagena-option-escape-only = „{ $name }: { $value }“ braucht „Die große Flucht“; in der ersten Ausgabe gibt es das nicht
cartagena-option-classic-only = „{ $value }“ braucht die erste Ausgabe; in „Die große Flucht“ sind die Handkarten verdeckt
cartagena-option-short-crossing = Der Weg von Cartagena nach Tortuga braucht 6, 3+4, 4+3 oder 8 Spielplanteile, nicht { $tiles }
cartagena-option-one-shore = { $tiles } Spielplanteile gibt es nur auf der Etappe von Cartagena nach Tortuga; alle anderen haben nur einen Weg
cartagena-option-boat-retreat = Aus dem Boot können Piraten nur zurückgehen, wenn das Boot das Ziel ist; hier ist die Etappe „{ $value }“
