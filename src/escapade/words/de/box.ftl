# Die Seite einer Schachtel: gedruckte Daten eines Spiels, von jemandem korrigiert, der es besitzt.
box-title = Meine Schachtel: { $game }
box-says = Wir wissen nicht alles, was auf dem Material in der Schachtel steht. Wenn du sie besitzt, korrigiere, was abweicht: in den Listen oder in der Datei daneben. Dann speichere die Schachtel, teile sie und spiel damit.
box-lists = Listen
box-reconstructed = ≈ rekonstruiert
box-corrected = korrigiert
box-reset = Korrektur zurücknehmen
box-add = Hinzufügen
box-remove-entry = { $entry } entfernen
box-file = Die Datei (TOML)
box-fine = Alles passt.
box-save = Speichern
box-saved = Gespeichert. Wer diesen Link hat, kann die Schachtel sehen und verwenden.
box-link = Link zu dieser Schachtel
box-download = Herunterladen
box-upload = Hochladen
box-play = Partie mit dieser Schachtel erstellen
box-mine = Meine Schachteln

# Was in einer Schachtel, einer Datei mit korrigierten Daten, nicht stimmt. $line ist die Zeile; Schlüssel und Wörter in Anführungszeichen stehen so in der Datei.
refusal-box-empty = Zeile { $line }: Hier wird nichts korrigiert
refusal-box-long = Zeile { $line }: Eine Schachtel hat höchstens { $most } Zeichen
refusal-box-deep = Zeile { $line }: Listen und Tabellen sind zu tief verschachtelt
refusal-box-toml = Zeile { $line }: Das ist kein TOML ({ $fault })
refusal-box-game = Zeile { $line }: { $fault }
refusal-box-not-correctable = Zeile { $line }: „{ $key }“ lässt sich nicht korrigieren. Möglich sind: { $known }
refusal-box-not-in-table = Zeile { $line }: „{ $key }“ gibt es nicht in [{ $table }]. Es gibt: { $known }
refusal-box-table = Zeile { $line }: „{ $key }“ muss eine Tabelle sein, [{ $key }] mit Zeilen darunter
refusal-box-list = Zeile { $line }: „{ $key }“ muss eine Liste in eckigen Klammern sein, nicht { $found }
refusal-box-text = Zeile { $line }: In „{ $key }“ müssen Texte in Anführungszeichen stehen, nicht { $found }
refusal-box-number = Zeile { $line }: „{ $key }“ muss eine Zahl von { $least } bis { $most } sein, nicht { $found }
refusal-box-true-or-false = Zeile { $line }: „{ $key }“ muss true oder false sein, nicht { $found }
refusal-box-form = Zeile { $line }: „{ $key }“ schreibt man so: { $usual }
refusal-box-tile-list = Zeile { $line }: „{ $side }“ muss eine Liste von Spielplanteilen sein, jedes ein Text aus sechs Symbolen
refusal-box-tiles = Zeile { $line }: „{ $side }“ muss { $right } Spielplanteile haben, nicht { $found }
refusal-box-tile = Zeile { $line }: Das Spielplanteil „{ $found }“ muss jedes dieser Symbole einmal zeigen: { $known }
refusal-box-tokens = Zeile { $line }: Es müssen { $right } Truhenplättchen sein, nicht { $found }
refusal-box-token = Zeile { $line }: „{ $key } = { $found }“ ist keine Zahl von Truhenplättchen. Arten: { $known }
refusal-box-rooms = Zeile { $line }: Eine Raumtafel muss mindestens 1 Raum haben, nicht { $found }
refusal-box-symbols = Zeile { $line }: Es müssen { $right } Symbole sein, nicht { $found }
refusal-box-path = Zeile { $line }: Der Weg „{ $found }“ muss aus den Symbolen A bis H bestehen
refusal-box-path-twice = Zeile { $line }: Der Weg „{ $found }“ zeigt ein Symbol zweimal, aber alle haben von jedem nur eine Karte
refusal-box-paths = Zeile { $line }: Es müssen { $right } verschiedene Wegkarten sein, nicht { $found }
refusal-box-copies = Zeile { $line }: „{ $key } = { $found }“ muss angeben, wie viele Karten es gibt, dann wie viele davon das Vampirzeichen und das Zombiezeichen haben
refusal-box-card = Zeile { $line }: „{ $found }“ ist keine Karte. Karten: { $known }
refusal-box-cards = Zeile { $line }: Es müssen { $right } Störkarten sein, nicht { $found }
refusal-box-places = Zeile { $line }: [{ $monster }] muss 6 Zahlen ab 0 haben, nicht { $found }
refusal-box-sign = Zeile { $line }: [{ $monster }] hat kein Feld { $found } für „{ $sign }“: Schreibe 1 bis 6 oder 0 für +0
refusal-box-not-on-board = Zeile { $line }: „{ $key }“ gibt es nicht in [{ $monster }]. Es gibt: { $known }
refusal-box-open = Zeile { $line }: Für { $players } Personen muss [{ $monster }] mindestens { $players } offene Felder von 1 bis 6 haben
refusal-box-die = Zeile { $line }: Die Zahl { $side } des Würfels muss zu zwei von diesen Bereichen führen: { $known }
refusal-box-gangs = Zeile { $line }: Die Banden von „{ $key }“ müssen einige von diesen sein, in eckigen Klammern: { $known }
refusal-box-entries = Zeile { $line }: Von „{ $key }“ muss es 1 bis { $most } geben, jedes beginnt mit [[{ $key }]]
refusal-box-recipe = Zeile { $line }: Ein Rezept muss 1 bis { $most } verschiedene Materialien haben, nicht { $found }
refusal-box-from-stack = Zeile { $line }: Hier muss eines von { $known } stehen, nicht „{ $found }“
refusal-box-michel = Zeile { $line }: „{ $key }“ ist keine Michel-Karte: Schreibe blank, knife+spoon, knife+pick+shovel und so weiter
refusal-box-michels = Zeile { $line }: Es muss Michel-Karten geben, höchstens { $most } von einer Art
refusal-box-search = Zeile { $line }: Es müssen { $right } Suchkarten sein, nicht { $found }
