# Ein geführtes erstes Spiel.
dig-first-goal = Du sitzt in Blackgate und willst raus. Grabe mit Werkzeugen vor dem Hasen einen Tunnel von 12 Punkten: Ein Löffel bringt 1, eine Spitzhacke 2, eine Schaufel 3.
dig-first-turn = Du stehst im Zellenblock, wo gegraben wird. Aber du hast noch kein Werkzeug. In jedem Zug hast du zwei Aktionen.
dig-first-search = Suche: Im Zellenblock ziehst du eine Karte. Vielleicht passt sie zu deinem Besenstiel.
dig-first-move = Eine Schere! Mit dem Besenstiel wird daraus eine Spitzhacke, aber nicht hier: Im Zellenblock schauen die Wärter zu. Drück auf „Würfeln und gehen“.
dig-first-cafeteria = Eine 4 führt in den Freizeitraum oder in die Kantine. Wähl die Kantine: Dort kannst du basteln, und dort gibt es Löffel zu stehlen.
dig-first-end = Beide Aktionen sind verbraucht. Beende deinen Zug.
dig-first-spoon = Der Hase hat gesucht. Stiehl jetzt einen Löffel: Das kostet eine Aktion und braucht kein Glück.
dig-first-craft = Bastle die Spitzhacke: Besenstiel und Schere werden abgelegt, und eine Spitzhacke bringt 2 Punkte.
dig-first-rest = Zwei Werkzeuge mit zwei Aktionen! Beende deinen Zug.
dig-first-home = Zurück in den Zellenblock, zum Graben! Schleichen führt ohne Würfel dorthin, kostet aber beide Aktionen. Drück auf den Zellenblock im Plan oder auf „Schleichen…“, dann auf die Schaltfläche, die erscheint.
dig-first-wait = Du bist da, wo du graben kannst. Beende deinen Zug.
dig-first-dig = Grabe mit dem Löffel: Er bleibt für immer im Tunnel, und du bekommst deinen ersten Tunnelpunkt.
dig-first-more = Die zweite Aktion: Grabe mit der Spitzhacke. Das bringt 2 weitere.
dig-first-ways = 3 von 12 Punkten! Du kommst auch anders an Werkzeug: Verkaufe Karten wie deine Zeitschrift im Freizeitraum und kaufe dort Werkzeug, oder nimm es jemandem mit einer Waffe ab.
dig-first-done = Noch zweierlei: Mit drei Accessoires einer Bande kannst du ihr beitreten, und mit zwei Abreibungen kannst du nicht graben. Jetzt weißt du genug, um zu spielen!
