# Wie man eine Stellung von Hand aufbaut, auf dem Analysebrett.
dig-setup = Für jede Person: der Bereich, ein Doppelpunkt, die Handkarten mit Kommas dazwischen, ein Doppelpunkt und alles Übrige, zum Beispiel showers:knife*2,spoon:cigarettes=4,points=3.
