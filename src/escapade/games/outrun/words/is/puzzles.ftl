# Verkefni þrautanna.
outrun-puzzle-task-run = Spilaðu rétta hlaupið fyrir þessa leið og spilin fyrir framan þig.
outrun-puzzle-task-shortest = Spilaðu rétt hlaup með eins fáum spilum og hægt er.
outrun-puzzle-reason-run = Með spilunum fyrir framan þig er ekkert annað hlaup rétt.
outrun-puzzle-reason-shortest =
    { $goal ->
        [one] Ekkert rétt hlaup er með færri en { $goal } spil.
       *[other] Ekkert rétt hlaup er með færri en { $goal } spil.
    }
outrun-puzzle-wrong-run = Spil númer { $card } í þessu hlaupi er rangt.
outrun-puzzle-wrong-shortest = Hlaupið er rétt, en { $goal } spil duga og þú spilaðir { $cards }.
outrun-puzzle-hint =
    { $count ->
        [one] Hlaupið er { $count } spil: { $card }.
       *[other] Hlaupið er { $count } spil og það fyrsta er { $card }.
    }
outrun-puzzle-answer = Spilaðu { $cards } og síðan Mark.
