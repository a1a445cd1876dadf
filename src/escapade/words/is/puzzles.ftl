# Þrautir, þraut dagsins og hlaup dagsins.
puzzles-say = Stöður úr leikjum botta þar sem ein umferð er greinilega best. Aðgerðirnar þínar eru metnar eftir reglunum; það sem liggur á grúfu skiptir engu.
puzzles-title = Þrautir – { $game }
puzzles-solved = { $count } af { $all } leystar
puzzle-title = Þraut – { $game }
puzzle-number = Þraut { $number } af { $count }
puzzle-easy = létt
puzzle-medium = miðlungs
puzzle-hard = erfið
puzzle-done = leyst
puzzle-certain = Treystu aðeins á það sem er öruggt: enga heppni við að draga og enga hjálp frá öðrum.
puzzle-people =
    { $count ->
        [one] { $count } hefur reynt, { $solved } leysti hana í fyrstu tilraun.
       *[other] { $count } hafa reynt, { $solved } leystu hana í fyrstu tilraun.
    }
puzzle-reason-win = Þetta vinnur leikinn, hvað sem hinir hafa á hendi.
puzzle-reason-boat =
    { $goal ->
        [one] Þetta kemur { $goal } sjóræningja í skútuna. Allar mögulegar umferðir voru prófaðar og meira er ekki öruggt.
       *[other] Þetta kemur { $goal } sjóræningjum í skútuna. Allar mögulegar umferðir voru prófaðar og meira er ekki öruggt.
    }
puzzle-reason-tunnel =
    { $goal ->
        [one] Þetta grefur { $goal } stig. Allar mögulegar umferðir voru prófaðar og meira er ekki öruggt.
       *[other] Þetta grefur { $goal } stig. Allar mögulegar umferðir voru prófaðar og meira er ekki öruggt.
    }
puzzle-reason-run = Með spilunum fyrir framan þig er ekkert annað hlaup rétt.
puzzle-reason-shortest =
    { $goal ->
        [one] Ekkert rétt hlaup er með færri en { $goal } spil.
       *[other] Ekkert rétt hlaup er með færri en { $goal } spil.
    }
puzzle-wrong-win = Eftir þessa aðgerð er ekki lengur öruggt að þú vinnir í þessari umferð.
puzzle-wrong-boat =
    { $best ->
        [0] Eftir þessa aðgerð kemst enginn sjóræningi örugglega í skútuna í þessari umferð; { $goal } var hægt að koma þangað.
        [one] Eftir þessa aðgerð kemst aðeins { $best } sjóræningi örugglega í skútuna í þessari umferð; { $goal } var hægt að koma þangað.
       *[other] Eftir þessa aðgerð komast aðeins { $best } sjóræningjar örugglega í skútuna í þessari umferð; { $goal } var hægt að koma þangað.
    }
puzzle-wrong-tunnel =
    { $best ->
        [0] Eftir þessa aðgerð er ekkert stig öruggt í þessari umferð; { $goal } voru möguleg.
        [one] Eftir þessa aðgerð er aðeins { $best } stig öruggt í þessari umferð; { $goal } voru möguleg.
       *[other] Eftir þessa aðgerð eru aðeins { $best } stig örugg í þessari umferð; { $goal } voru möguleg.
    }
puzzle-wrong-run = Spil númer { $card } í þessu hlaupi er rangt.
puzzle-wrong-shortest = Hlaupið er rétt, en { $goal } spil duga og þú spilaðir { $cards }.
puzzle-hint = Vísbending
puzzle-hint-move = Byrjaðu svona: { $move }
puzzle-hint-run =
    { $count ->
        [one] Hlaupið er { $count } spil: { $card }.
       *[other] Hlaupið er { $count } spil og það fyrsta er { $card }.
    }
puzzle-answer-run = Spilaðu { $cards } og síðan Mark.
puzzle-show = Sýna lausnina
puzzle-again = Reyna aftur
puzzle-next = Næsta þraut
puzzle-solved = Leyst!
puzzle-answer = Lausnin:
no-puzzle = Þessi þraut er ekki til
no-puzzle-says = Slóðin gæti verið röng eða úrelt.
daily-run-say = Ein leið í Outrun, sú sama fyrir alla til miðnættis (UTC). Þjónninn mælir tímann og aðeins fyrsta hlaupið þitt gildir.
daily-run-running = Klukkan gengur.
daily-run-right = Rétt, á { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
daily-run-wrong = Hlaupið var rangt. Á morgun kemur ný leið.
daily-run-seconds = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
daily-run-missed = rangt
daily-run-times = Tímar dagsins
daily-run-nobody = Enginn hefur hlaupið í dag enn sem komið er.
daily-run-you = þú
