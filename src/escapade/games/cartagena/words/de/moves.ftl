# Spielzüge aller Varianten: Überschriften, Aktionen, ihre Folgen und Fragen. `short` steht unter einer Überschrift.
cartagena-group-retreat = zurückgehen
cartagena-group-stop = Zug beenden
cartagena-group-draw = ziehen
cartagena-action-advance = { $paid }: { $to-to }
    .short = → { $to-short }
    .full = { $paid }: { $to-to } ({ $from-from })
cartagena-action-retreat = Zurück { $to-to }, +{ $count }
    .short = → { $to-short }
    .full = Zurück { $to-to }, +{ $count } ({ $from-from })
cartagena-action-stop = Zug beenden
cartagena-action-draw = Karte ziehen
    .short = { "" }
cartagena-note-crowded =
    { $count ->
        [3] voll: 3 Piraten stehen dort
       *[other] { $count } Piraten stehen dort
    }
    .short = { "" }
cartagena-note-draws =
    { $count ->
        [0] nichts zu ziehen
        [one] du ziehst 1 Karte
       *[other] du ziehst { $count } Karten
    }
    .short =
    { $count ->
        [one] +{ $count } Karte
       *[other] +{ $count } Karten
    }
cartagena-note-draws-known = du ziehst { $cards-acc }
    .short =
    { $count ->
        [one] +{ $count } Karte
       *[other] +{ $count } Karten
    }
cartagena-note-leaves =
    { $count ->
        [one] danach kann { $name } { $to-to } zurückgehen und 1 Karte ziehen
       *[other] danach kann { $name } { $to-to } zurückgehen und { $count } Karten ziehen!
    }
    .short = { "" }
cartagena-question-turn =
    { $left ->
        [one] Dein Zug: noch { $left } Aktion
       *[other] Dein Zug: bis zu { $left } Aktionen
    }
