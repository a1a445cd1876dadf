# Wie man eine Stellung von Hand aufbaut, auf dem Analysebrett.
outrun-setup = Für jede Person: der Raum, @ und der Platz auf der Monstertafel, dann mit Doppelpunkten die ausliegenden Karten und die Handkarten, zum Beispiel 3@6:reverse:boost.
