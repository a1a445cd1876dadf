# Wie man eine Stellung von Hand aufbaut, auf dem Analysebrett.
cartagena-setup = Für jede Person: die Felder der Piraten mit Punkten dazwischen (0 ist der Start), ein Doppelpunkt und die Handkarten mit ihren Buchstaben, zum Beispiel 0.0.3.3.5.7:b2kh.
