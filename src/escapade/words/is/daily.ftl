# Þraut og hlaup dagsins á forsíðunni, og verkefni þrautanna.
puzzles = Þrautir
daily-puzzle = Þraut dagsins
daily-run = Hlaup dagsins
daily-run-start = Sýna leiðina
puzzle-task-win = Vinndu leikinn í þessari umferð.
