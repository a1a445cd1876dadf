# Namen der Listen gedruckter Daten auf der Seite einer Schachtel.
outrun-box-symbols = Symbole der Bewegungskarten
outrun-box-rooms = Räume auf einer Raumtafel
outrun-box-paths = Wegkarten
outrun-box-cards = Störkarten
outrun-box-board = Monstertafel: { $monster }
outrun-box-numbers = Zahlen der Felder, das langsamste zuerst
outrun-box-open = Offene Felder
outrun-box-sign = Felder (0: das +0-Feld) mit dem Zeichen: { $sign }
outrun-box-players = Personen: { $number }
outrun-box-copies = Anzahl
outrun-box-vampires = Mit Vampirzeichen
outrun-box-zombies = Mit Zombiezeichen
outrun-box-trace = Zeichne den Weg: Zieh von Symbol zu Symbol, klick sie der Reihe nach an oder tippe ihre Buchstaben. Die Rücktaste nimmt das letzte zurück.
outrun-box-path = Weg { $number }
outrun-box-again = Neu beginnen
