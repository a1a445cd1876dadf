# Die Wiederholung einer beendeten Partie.
replay-title = { $game }: Wiederholung
replay-where = { $step } / { $steps }
replay-steps = Schritte der Partie
replay-step = Schritt
replay-first = Zum Anfang
replay-back = Schritt zurück
replay-forward = Schritt vor
replay-last = Zum Ende
replay-run = Abspielen
replay-stop = Anhalten
replay-none = Keine Wiederholung gefunden
replay-to-table = Zurück zum Tisch
replay-hint = Pfeiltasten: Schritt zurück und vor, mit Umschalttaste ein ganzer Zug. Pos1 und Ende: Anfang und Ende. Leertaste: abspielen oder anhalten.
analyse-step = Von hier analysieren
