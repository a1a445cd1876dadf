# Namen der Listen gedruckter Daten auf der Seite einer Schachtel.
cartagena-box-tunnel = Spielplanteile des Tunnels
cartagena-box-jungle = Spielplanteile des Dschungels
cartagena-box-tokens = Truhenplättchen
cartagena-box-tile = Spielplanteil { $number }
cartagena-box-one = 1 Karte
cartagena-box-two = 2 Karten
cartagena-box-three = 3 Karten
cartagena-box-empty = Leer
cartagena-box-snake = Schlange
cartagena-ours-tunnel = Jedes der acht Spielplanteile zeigt jedes Symbol einmal. Die Reihenfolge auf den Tunnelseiten haben wir gewählt.
cartagena-ours-jungle = Jedes der acht Spielplanteile zeigt jedes Symbol einmal. Die Reihenfolge auf den Dschungelseiten haben wir gewählt.
cartagena-ours-tokens = Die acht Truhenplättchen gibt es in fünf Sorten: 1, 2 oder 3 Karten, leer und Schlange. Wie viele von jeder, haben wir gewählt.
