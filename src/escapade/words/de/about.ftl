# Die Seite „Info“: was Escapade ist, von wem die Spiele sind, wie genau sie sind, Spielen mit der Tastatur.
about-title = Über Escapade
about-says = Escapade ist ein offener Tisch für Fluchtspiele: im Browser, in Python und für Bots. Es ist freie Software unter der MIT-Lizenz.
about-games = Die Spiele
about-credits = Symbole
about-icons = Die Symbole stammen von
about-icons-by = Farben und Anordnung sind von uns, ebenso der Hut, der Haken, die Palme und alle anderen Bilder.
about-keys = Tastatur
about-keys-says = Tab wechselt zwischen Karten und Piraten, die Pfeiltasten führen den Weg entlang, Enter wählt aus oder spielt. 1–9 wählen eine Handkarte, „.“ beendet den Zug, „u“ nimmt zurück, „h“ gibt einen Tipp, Esc bricht ab.
about-languages = Sprachen
about-languages-says = Stimmt ein Wort nicht, oder fehlt deine Sprache?
about-translate = Alle Texte neben dem Englischen ansehen
