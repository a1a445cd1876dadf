# Che cosa pensa un bot di una posizione: suggerimenti durante la partita, analisi dopo.
hint-title = Suggerimento
hint-how = Scegli una mossa per vederla sul tabellone. Sceglila di nuovo per giocarla.
idea-chance = vittoria { $chance }
idea-about = circa { $chance }
idea-tried =
    { $count ->
        [one] { $count } simulazione
       *[other] { $count } simulazioni
    }
idea-line =
    { $count ->
        [one] { $count } simulazione · seguito previsto
       *[other] { $count } simulazioni · seguito previsto
    }
idea-again = Scegli di nuovo per giocare
idea-played = giocata
hindsight-ask = Analizza con Gufo
hindsight-title = L’analisi di Gufo
hindsight-from = Turno di { $name }. L’analisi considera solo le carte che { $name } poteva vedere.
hindsight-best = { $name } ha giocato la mossa migliore trovata.
hindsight-level = La mossa di { $name } vale quanto la migliore trovata.
hindsight-behind = La mossa di { $name } è del { $points }% peggiore della migliore trovata.
hindsight-untried = La mossa di { $name } non è stata considerata.
hindsight-nothing = Niente da analizzare: c’era una sola mossa, oppure era una corsa contro il tempo.
course-title = Probabilità di vittoria
course-now = { $name } { $chance }
