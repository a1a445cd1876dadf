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
puzzle-wrong-win = Eftir þessa aðgerð er ekki lengur öruggt að þú vinnir í þessari umferð.
puzzle-hint = Vísbending
puzzle-hint-move = Byrjaðu svona: { $move }
puzzle-show = Sýna lausnina
puzzle-again = Reyna aftur
puzzle-next = Næsta þraut
puzzle-solved = Leyst!
puzzle-answer = Lausnin:
no-puzzle = Þessi þraut er ekki til
no-puzzle-says = Slóðin gæti verið röng eða úrelt.
daily-run-say = Ein leið í Outrun, sú sama fyrir öll til miðnættis (UTC). Þjónninn mælir tímann og aðeins fyrsta hlaupið þitt gildir.
daily-run-running = Klukkan gengur.
daily-run-right = Rétt, á { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
daily-run-wrong = Hlaupið var rangt. Á morgun kemur ný leið.
daily-run-seconds = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
daily-run-missed = rangt
daily-run-times = Tímar dagsins
daily-run-nobody = Í dag hefur enginn hlaupið enn.
daily-run-you = þú
puzzle-own = Heimagerð þraut
puzzles-own = Þrautirnar þínar
puzzles-own-say = Gerðar á greiningarborðinu. Sendu öðrum tengil á þraut svo að þau geti reynt við hana.
puzzle-delete = Eyða „{ $name }“
