# Outrun: spurningar, aðgerðir og áhrif þeirra.
outrun-ask-turn-mine = Sýndu leiðina til að hefja umferðina.
outrun-ask-turn-other = { $name } sýnir leiðina. Ertu til?
outrun-ask-open = Leiðin er á hvolfi. Opnaðu hana þegar þér hentar: tíminn þinn byrjar þegar þú sérð hana.
outrun-ask-run-mine = Spilaðu út spilunum þínum í þeirri röð sem leiðin krefst og svo Marki.
outrun-ask-run-other =
    { $count ->
        [one] { $count } leikmaður er enn á hlaupum.
       *[other] { $count } leikmenn eru enn á hlaupum.
    }
outrun-ask-faster-mine = Hlaupið þitt var síðasta rétta hlaupið: vertu áfram eða taktu reit lengra til vinstri.
outrun-ask-faster-only = Aðeins hlaupið þitt var rétt: vertu áfram eða taktu reit lengra til vinstri.
outrun-ask-faster-other = { $name } má taka reit lengra til vinstri.
outrun-ask-effects-mine = Þú ert með smit: smitaðu nágranna.
outrun-ask-effects-other = { $name } smitar nágranna.
outrun-ask-interference-mine = Spilaðu spilum á hvaða leikmann sem er eða haltu þeim. Veldu spil og svo leikmann.
outrun-ask-interference-other = { $name } má spila út truflunarspilum.
outrun-ask-reaction-mine = { $by } spilar { $card-dat } á þig: { $effect }.
outrun-ask-reaction-other = { $by } spilar út { $card-dat } → { $other }.
outrun-move-turnup = Sýna leiðina
outrun-move-open = Opna leiðina
outrun-move-run = Hlaup { $laid }: { NUMBER($time, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
outrun-move-belate = Hætta við hlaupið
outrun-move-calltime = Flauta af
outrun-move-stay = Vera áfram á reit { $place }: { $count } herbergi
outrun-move-takeplace = Reitur { $place }: { $count } herbergi
outrun-move-infect = Smita: { $name }
outrun-move-play = { $card } → { $name }
    .short = → { $name }
outrun-move-play-own = { $card } á þig
    .short = á þig
outrun-move-keep =
    { $count ->
        [1] Halda spilinu
       *[other] Halda { $count } spilum
    }
outrun-move-accept = Taka við { $card-dat }
outrun-move-useshield = Nota Skjöld
outrun-note-clock-starts = tíminn þinn byrjar
outrun-note-counts-as-wrong = telst rangt
outrun-note-calls-missing =
    { $count ->
        [one] { $count } leikmaður í viðbót þarf að flauta af
       *[other] { $count } leikmenn í viðbót þurfa að flauta af
    }
outrun-note-run-ends = lýkur hlaupinu fyrir öll
outrun-note-wounded = sár: þú missir öll spil fyrir framan þig
outrun-note-burned = brunasár: þú missir öll spil fyrir framan þig
outrun-note-draws =
    { $count ->
        [1] þú dregur spil
       *[other] þú dregur { $count } spil
    }
outrun-note-infected = þú smitast
outrun-note-infects = þú smitar nágranna
outrun-note-infected-already = { $name } er þegar með smit: ekkert gerist
outrun-note-immune = { $name } er með ónæmi út umferðina: ekkert gerist
outrun-note-replaces = í stað: { $cards }
outrun-note-cancels = ógildir { $card-acc }
