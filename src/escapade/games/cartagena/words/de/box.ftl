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
