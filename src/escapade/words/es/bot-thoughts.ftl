# Lo que piensa un bot de una posición: pistas durante la partida, análisis después.
hint-title = Pista
hint-how = Elige una jugada para verla en el tablero. Elígela otra vez para jugarla.
idea-chance = { $chance } de probabilidad de ganar
idea-about = aprox. { $chance }
idea-tried =
    { $count ->
        [one] { $count } simulación
       *[other] { $count } simulaciones
    }
idea-line =
    { $count ->
        [one] { $count } simulación · continuación prevista
       *[other] { $count } simulaciones · continuación prevista
    }
idea-again = Elígela otra vez para jugar
idea-played = jugada
hindsight-ask = Analizar con Búho
hindsight-title = Análisis de Búho
hindsight-from = Turno de { $name }. El análisis solo tiene en cuenta las cartas que podía ver { $name }.
hindsight-best = { $name } hizo la mejor jugada encontrada.
hindsight-level = La jugada de { $name } es tan buena como la mejor encontrada.
hindsight-behind = La jugada de { $name } es un { $points } % peor que la mejor encontrada.
hindsight-untried = No se tuvo en cuenta la jugada de { $name }.
hindsight-nothing = No hay nada que analizar: solo había una jugada, o era una carrera contra el reloj.
course-title = Probabilidades de ganar
course-now = { $name } { $chance }
