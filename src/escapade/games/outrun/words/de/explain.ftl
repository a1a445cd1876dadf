# Outrun: Monster, Felder und Räume, in je einem Satz.
outrun-explain-vampire = Der Vampir: Nach jeder Runde wird eine Störkarte in der Mitte aufgedeckt, für alle.
outrun-explain-bear = Der Bär: Nach jeder Runde ziehen alle eine Störkarte und dürfen Karten auf beliebige Personen spielen.
outrun-explain-zombie = Der Zombie: Infizierte bekommen jede Runde eine Störkarte, bis sie das Gegenmittel spielen.
outrun-explain-dragon = Der Drache: Wer auf dem Kartenzeichen steht, zieht zwei Störkarten; wer verbrannt wird, verliert die vor sich.
outrun-explain-infected = Infiziert: Spiele in einem richtigen Lauf zuletzt das Gegenmittel, dann bist du geheilt.
outrun-explain-rooms = Die Räume: Wer zuerst den letzten verlässt, gewinnt.
outrun-explain-place = Wer richtig gelaufen ist, steht hier, die Schnellsten ganz rechts, und rückt so viele Räume vor, wie die Zahl angibt.
outrun-explain-zero = Wer falsch gelaufen oder zu spät ist, steht hier und rückt nicht vor.
outrun-explain-movement = Spiele sie dort, wo der Weg dieses Symbol zeigt, einmal in jedem Lauf.
outrun-explain-path = Der Weg: Spiele deine Bewegungskarten in dieser Reihenfolge, wenn Störkarten sie nicht ändern, und drück dann auf Ziel.
outrun-explain-figure = Ein richtiger Lauf führt weiter durch die Räume: je schneller, desto weiter.
