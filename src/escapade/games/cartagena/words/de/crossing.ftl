# Von Cartagena nach Tortuga: das Boot zwischen den Ufern und sein Kapitän.
cartagena-refusal-back-from-boat = Ein Pirat im Boot kann nicht zurückgehen
cartagena-refusal-nobody-behind-on-shore = Hinter { $place-dat } gibt es an diesem Ufer kein Feld mit 1 oder 2 Piraten
cartagena-refusal-boat-at-cartagena = Piraten können nur in Tortuga aus dem Boot steigen, aber es liegt in Cartagena
cartagena-refusal-boat-at-tortuga = Dieser Spielzug führt ins Boot, aber das liegt in Tortuga
cartagena-refusal-boat-full = Ins Boot passen von jeder Farbe höchstens 3 Piraten
cartagena-refusal-nobody-aboard = Um nach Tortuga zu segeln, brauchst du einen Piraten im Boot
cartagena-refusal-nobody-waits = Um zurückzusegeln, brauchst du einen Piraten in Cartagena
cartagena-refusal-no-boat = In dieser Partie segelt das Boot nicht
cartagena-refusal-captain-late = Das Vorrecht des Kapitäns gilt nur vor deiner ersten Aktion
cartagena-refusal-captain-twice = Das Vorrecht des Kapitäns gilt nur einmal pro Zug
cartagena-refusal-not-captain = Kapitän bist du nur mit den meisten Piraten im Boot, ohne Gleichstand
cartagena-log-sailed =
    { $shore ->
        [tortuga] { $name } segelt mit dem Boot nach Tortuga.
       *[cartagena] { $name } segelt mit dem Boot zurück nach Cartagena.
    }
cartagena-log-sailed-captain =
    { $shore ->
        [tortuga] { $name } nutzt das Vorrecht des Kapitäns und segelt mit dem Boot nach Tortuga.
       *[cartagena] { $name } nutzt das Vorrecht des Kapitäns und segelt mit dem Boot zurück nach Cartagena.
    }
cartagena-group-sail = segeln
cartagena-group-captainssail = Vorrecht des Kapitäns
cartagena-action-sail =
    { $shore ->
        [tortuga] Nach Tortuga segeln (1 Aktion)
       *[cartagena] Zurück nach Cartagena segeln (1 Aktion)
    }
    .short =
    { $shore ->
        [tortuga] → Tortuga
       *[cartagena] → Cartagena
    }
cartagena-action-captainssail =
    { $shore ->
        [tortuga] Vorrecht des Kapitäns: nach Tortuga segeln (keine Aktion)
       *[cartagena] Vorrecht des Kapitäns: zurück nach Cartagena segeln (keine Aktion)
    }
    .short =
    { $shore ->
        [tortuga] → Tortuga
       *[cartagena] → Cartagena
    }
