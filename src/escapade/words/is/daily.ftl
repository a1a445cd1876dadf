# Þraut og hlaup dagsins á forsíðunni, og verkefni þrautanna.
puzzles = Þrautir
daily-puzzle = Þraut dagsins
daily-run = Hlaup dagsins
daily-run-start = Fletta upp leiðinni
puzzle-task-win = Vinndu leikinn í þessari umferð.
puzzle-task-boat =
    { $goal ->
        [one] Komdu { $goal } sjóræningja í skútuna í þessari umferð.
       *[other] Komdu { $goal } sjóræningjum í skútuna í þessari umferð.
    }
puzzle-task-tunnel =
    { $goal ->
        [one] Grafðu { $goal } stig í göngin þín í þessari umferð.
       *[other] Grafðu { $goal } stig í göngin þín í þessari umferð.
    }
puzzle-task-run = Spilaðu rétta hlaupið fyrir þessa leið og spilin fyrir framan þig.
puzzle-task-shortest = Spilaðu rétt hlaup með eins fáum spilum og hægt er.
