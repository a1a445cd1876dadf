# Was ein Bot von einer Stellung hält: Tipps während der Partie, Analyse danach.
hint-title = Tipp
hint-how = Wähle einen Spielzug, um ihn auf dem Plan zu sehen. Wähle ihn noch einmal, um ihn zu spielen.
idea-chance = Siegchance { $chance }
idea-about = etwa { $chance }
idea-tried =
    { $count ->
        [one] { $count } Simulation
       *[other] { $count } Simulationen
    }
idea-line =
    { $count ->
        [one] { $count } Simulation · erwartete Folge
       *[other] { $count } Simulationen · erwartete Folge
    }
idea-again = Noch einmal wählen, um zu spielen
idea-played = gespielt
hindsight-ask = Analyse der Eule
hindsight-title = Analyse der Eule
hindsight-from = { $name } war am Zug. Die Analyse kennt nur die Karten, die { $name } sehen konnte.
hindsight-best = { $name } hat den besten gefundenen Spielzug gewählt.
hindsight-level = Der Spielzug von { $name } ist so gut wie der beste gefundene.
hindsight-behind = Der Spielzug von { $name } ist { $points } % schlechter als der beste gefundene.
hindsight-untried = Der Spielzug von { $name } wurde nicht erwogen.
hindsight-nothing = Nichts zu analysieren: Es gab nur einen Spielzug, oder es war ein Lauf gegen die Uhr.
course-title = Gewinnchancen
course-now = { $name } { $chance }
