# Dig Your Way Out: svæði, merki og stokkar, ein setning hver.
dig-explain-cell-block = Hér er grafið: leggðu niður verkfæri og fáðu stigin fyrir það.
dig-explain-cafeteria = Hér geturðu stolið skeið.
dig-explain-recreation = Hér geturðu selt spil fyrir sígarettur og keypt hnífa og verkfæri.
dig-explain-infirmary = Hér geturðu læknað áverka.
dig-explain-showers = Hér er ekkert sérstakt að gera en leit skilar fleiri spilum.
dig-explain-solitary = Héðan geturðu aðeins farið burt; spil senda leikmenn hingað.
dig-explain-beating = Áverkar: með 1 geturðu ekki smíðað, með 2 geturðu hvorki smíðað né grafið.
dig-explain-cigarettes = Sígarettur eru peningar: fyrir þær fást hnífar og verkfæri í setustofunni.
dig-explain-held = Spil á hendi þessa leikmanns. Þau sem þú hefur séð liggja opin.
dig-explain-tunnel = Göngin: sá sem fyrstur nær { $goal } stigum sleppur og vinnur.
dig-explain-deck = Leitarspil: efni, vopn, fylgihlutir, aðgerðaspil og hlutir til að selja.
dig-explain-michel-deck = Spil sem segja til um hvort Michel eða Michelle berst: helmingur þeirra er auður.
dig-explain-michel-card = Michel-spil ({ $shown }): ef hnífur er á því halda slagsmálin áfram, annars er þeim lokið.
dig-explain-roll = Teningurinn segir á hvaða tvö svæði ferð getur leitt.
dig-explain-figure = Fígúran stendur á svæðinu þar sem leikmaðurinn er. Með vopni geturðu kúgað spil út úr leikmanni á þínu svæði.
dig-explain-discards = Afgangsstokkurinn: þegar leitarspilin klárast eru þessi stokkuð í nýjan stokk.
