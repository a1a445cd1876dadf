# Cartagena: wozu Karten und Orte da sind, in je einem Satz.
cartagena-explain-card = Spiele diese Karte, um mit einem deiner Piraten auf das nächste freie Feld mit diesem Symbol vorzurücken.
cartagena-explain-pistol = Rücke auf die nächste freie Pistole vor, oder sieh dir eine fremde Hand an und nimm eine Karte.
cartagena-explain-parrot = Rücke auf den nächsten freien Papagei vor, oder zieh Karten, behalte 2 und gib allen anderen je eine.
cartagena-explain-hook = Rücke auf den nächsten freien Haken vor, oder zieh 4 Karten und behalte 1.
cartagena-explain-sabre = Rücke auf den nächsten freien Säbel vor; zwei Säbel zusammen zählen als jede andere Karte.
cartagena-explain-bomb = Rücke auf die nächste freie Bombe vor, oder spiele sie mit einer anderen Karte und bewege zwei Piraten eines Feldes zusammen.
cartagena-explain-chest = Rücke auf die nächste freie Truhe vor, oder öffne statt deines ganzen Zuges eine Truhe.
cartagena-explain-grey = Eine graue Karte: Wenn du sie spielst, werfen alle anderen mit mehr als 7 Karten bis auf 7 ab, und du nimmst ihnen je eine Karte weg.
cartagena-explain-space = Mit einer Karte dieses Symbols hält ein Pirat hier, wenn niemand hier steht. Wer zu 1 oder 2 Piraten zurückgeht, zieht ebenso viele Karten.
cartagena-explain-cell = Die Zelle: Hier starten alle Piraten, und keiner geht dorthin zurück.
cartagena-explain-boat = Das Boot: Wer zuerst alle eigenen Piraten hierher bringt, gewinnt.
cartagena-explain-ferry = Das Boot fährt zwischen Cartagena und Tortuga und fasst bis zu 3 Piraten jeder Farbe.
cartagena-explain-hideout = Das Versteck: Wer zuerst alle eigenen Piraten hierher bringt, gewinnt.
cartagena-explain-token = Eine geschlossene Truhe: bis zu 3 Karten, nichts oder eine Schlange. Ein Pirat, der zu Beginn des Zuges hier steht, darf sie öffnen.
cartagena-explain-deck = Der Nachziehstapel: Von hier werden Karten gezogen, wenn ein Pirat zurückgeht.
cartagena-explain-row = Die offene Auslage: Wer zieht, nimmt die nächste Karte, vom Pfeil an.
