# Dig Your Way Out: Bereiche, Zeichen und Stapel, in je einem Satz.
dig-explain-cell-block = Hier gräbst du: Spiele ein Werkzeug und zähle seine Punkte.
dig-explain-cafeteria = Hier kannst du einen Löffel stehlen.
dig-explain-recreation = Hier kannst du Karten für Zigaretten verkaufen und Messer und Werkzeuge kaufen.
dig-explain-infirmary = Hier kannst du eine Abreibung heilen.
dig-explain-showers = Hier gibt es nichts Besonderes, aber eine Suche bringt mehr Karten.
dig-explain-solitary = Von hier kannst du nur hinausgehen; Karten schicken Leute hierher.
dig-explain-beating = Abreibungen: Mit 1 kannst du nicht basteln, mit 2 weder basteln noch graben.
dig-explain-cigarettes = Zigaretten sind Geld: Im Freizeitraum kauft man damit Messer und Werkzeuge.
dig-explain-held = Karten auf dieser Hand. Was du gesehen hast, liegt offen.
dig-explain-tunnel = Der Tunnel: Wer zuerst { $goal } Punkte hat, entkommt und gewinnt.
dig-explain-deck = Suchkarten: Materialien, Waffen, Accessoires, Aktionskarten und Dinge zum Verkaufen.
dig-explain-michel-deck = Karten, die sagen, ob Michel oder Michelle kämpft: Die Hälfte ist leer.
dig-explain-michel-card = Eine Michel-Karte ({ $shown }): Mit Messer geht der Kampf weiter, ohne ist er vorbei.
dig-explain-roll = Der Würfel sagt, in welche zwei Bereiche man gehen kann.
dig-explain-figure = Die Figur steht in dem Bereich, in dem diese Person ist. Mit einer Waffe kannst du jemanden in deinem Bereich erpressen.
dig-explain-discards = Der Ablagestapel: Sind die Suchkarten aufgebraucht, werden diese zu einem neuen Stapel gemischt.
