# Aðgerðir allra afbrigða: fyrirsagnir, aðgerðir, áhrif þeirra og spurningar. `short` er undir fyrirsögn.
cartagena-group-retreat = færa aftur
cartagena-group-stop = ljúka umferð
cartagena-group-draw = draga
cartagena-action-advance = { $paid }: { $to-to }
    .short = → { $to-short }
    .full = { $paid }: { $to-to } ({ $from-from })
cartagena-action-retreat = Aftur { $to-to }, +{ $count }
    .short = → { $to-short }
    .full = Aftur { $to-to }, +{ $count } ({ $from-from })
cartagena-action-stop = Ljúka umferð
cartagena-action-draw = Draga spil
    .short = { "" }
cartagena-note-crowded =
    { $count ->
        [3] fullt: þar eru 3 sjóræningjar
        [one] þar er { $count } sjóræningi
       *[other] þar eru { $count } sjóræningjar
    }
    .short = { "" }
cartagena-note-draws =
    { $count ->
        [0] ekkert spil að draga
       *[other] þú dregur { $count } spil
    }
    .short = +{ $count } spil
cartagena-note-draws-known = þú dregur { $cards-acc }
    .short = +{ $count } spil
cartagena-note-leaves =
    { $count ->
        [1] þá getur { $name } fært aftur { $to-to } og dregið 1 spil
       *[other] þá getur { $name } fært aftur { $to-to } og dregið { $count } spil!
    }
    .short = { "" }
cartagena-question-turn =
    { $left ->
        [one] Þú átt leik: { $left } aðgerð eftir
       *[other] Þú átt leik: allt að { $left } aðgerðir
    }
