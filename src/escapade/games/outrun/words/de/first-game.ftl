# Ein geführtes erstes Spiel.
outrun-first-goal = Du bist nachts im Museum, und ein Vampir ist hinter dir her. Lauf vor allen anderen durch die neun Räume und hinaus. Hier hast du so viel Zeit, wie du willst.
outrun-first-reveal = Jede Runde zeigt einen Weg aus Karten. Deck den ersten auf.
outrun-first-run = Spiel deine Karten in der Reihenfolge des Wegs: A, D, H, G, B. Drück dann auf Ziel. Die nächste Karte ist für dich markiert; Zurück nimmt eine Karte zurück.
outrun-first-moved = Richtig, und schneller als der Hase! Auf der Monstertafel steht am weitesten rechts, wer am schnellsten war: Dein Feld 6 bringt dich 2 Räume weiter, das des Hasen nur 1.
outrun-first-again = Der Vampir hat eine Karte in die Mitte gelegt: Rückwärts. Sie gilt für alle. Wer am schnellsten war, deckt den nächsten Weg auf: Das bist du.
outrun-first-reverse = Rückwärts heißt: vom Ende zum Anfang. Spiel H, A, D, C, G und drück auf Ziel.
outrun-first-place = Der Hase hat Rückwärts vergessen und bleibt in seinem Raum. Auf der Monstertafel könntest du weiter nach links, aber das Feld ganz rechts bringt dich am weitesten: Drück auf „Auf Feld 6 bleiben: 2 Räume“.
outrun-first-vampire = Noch eine Karte liegt in der Mitte: Falscher Weg C. Sie bleibt dort neben Rückwärts liegen, und beide gelten für alle.
outrun-first-third = Deck den nächsten Weg auf.
outrun-first-both = Erst rückwärts, dann ohne das C: Spiel H, B, A, F und drück auf Ziel.
outrun-first-done = Du kannst es! In einem echten Spiel läuft die Uhr, und die nächste Karte ist nicht markiert. Bär, Zombie und Drache gehen anders mit den Karten um; versuch es zuerst mit dem Vampir.
