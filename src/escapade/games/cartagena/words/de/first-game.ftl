# Ein geführtes erstes Spiel.
cartagena-first-goal = Die runden blauen Piraten gehören dir. Bring alle sechs vor dem Hasen durch den Tunnel ins Boot. Fünf sind noch in der Zelle, einer ist fast da.
cartagena-first-hand = Deine Karten liegen unter dem Plan. In einem Zug hast du bis zu drei Aktionen: einen Piraten mit einer Karte vorziehen oder einen zurückziehen, um Karten zu ziehen.
cartagena-first-advance = Erste Aktion: Wähle den Hut in deiner Hand, dann einen Piraten in der Zelle. Er läuft zum ersten freien Hut, auf Feld 3.
cartagena-first-taken = Jetzt der Schlüssel: Wähle ihn, dann einen anderen Piraten in der Zelle. Der erste Schlüssel, auf Feld 6, ist besetzt, also läuft der Pirat weiter bis Feld 9. Besetzte Felder machen dich schneller.
cartagena-first-back = Du hast nur noch eine Karte, also hol neue. Wähle deinen Piraten auf Feld 9 und drück dann auf „Zurück auf 6, +2“: Auf Feld 6 stehen zwei Piraten, also ziehst du zwei Karten.
cartagena-first-bot = Das war deine dritte Aktion, und der Zug war von selbst zu Ende. Der Hase hat einen Totenkopf gespielt und nach einer Aktion aufgehört. Du bist wieder dran.
cartagena-first-own = Spiel den Hut mit einem Piraten aus der Zelle. Auf dem ersten Hut steht dein eigener Pirat: Auch er wird übersprungen, und der neue landet auf Feld 11.
cartagena-first-full = Drei Piraten füllen Feld 6, also läuft man auf dem Rückweg an ihnen vorbei. Wähle deinen Piraten auf Feld 11 und drück dann auf „Zurück auf 5, +1“: Auf Feld 5 steht ein Pirat, also ziehst du eine Karte.
cartagena-first-boat = Dritte Aktion: Spiel die Pistole mit deinem Piraten auf Feld 33. Vor ihm liegt keine Pistole mehr, also läuft er direkt ins Boot!
cartagena-first-leap = Jetzt ein großer Sprung. Spiel den Dolch mit deinem Piraten auf Feld 6: Die Dolche auf 7 und 15 sind besetzt, also bringt ihn eine Karte bis Feld 24.
cartagena-first-stop = Du musst nicht alle drei Aktionen nutzen. Heb die Flasche für einen besseren Moment auf und beende deinen Zug.
cartagena-first-done = Jetzt weißt du alles Nötige: mit Karten vor, für Karten zurück, und nutze, wo andere stehen. Wer zuerst alle sechs Piraten im Boot hat, gewinnt.
