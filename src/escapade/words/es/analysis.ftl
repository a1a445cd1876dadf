# El tablero de análisis: una posición, jugadas de todos, variantes.
analysis = Tablero de análisis
analysis-title = Análisis – { $game }
analysis-say = Juega por todos, deshaz jugadas, prueba otras líneas y pregunta al Búho. Todas las cartas están a la vista y no se guarda nada.
analysis-moves = Jugadas
analysis-start = Inicio
analysis-back = Atrás
analysis-forward = Adelante
analysis-remove = Borrar jugada
analysis-no-moves = Haz una jugada en el tablero. Otra jugada desde la misma posición abre una rama.
analysis-seat = Mostrar las jugadas de
analysis-nothing = Nada que analizar: solo hay una jugada, o es una carrera contra el reloj.
analysis-play = Seguir desde aquí
analysis-play-seat = Juegas como
analysis-play-bot = Bots
analysis-play-on = Jugar contra bots
analysis-puzzle = Guardar como problema
analysis-puzzle-say = Se prueban todos los turnos posibles. Si uno es claramente el mejor, esta posición se convierte en un problema tuyo, con un enlace para compartir.
analysis-puzzle-name = Nombre (opcional)
analysis-puzzle-saved = Guardado. Enlace al problema
analysis-link = Enlace
analysis-link-say = El enlace abre esta posición con todas tus jugadas.
analysis-setup = Preparar una posición
analysis-set = Preparar
analysis-notation = La posición completa en notación
analysis-deck = En el mazo están todas las cartas que no están en otro sitio. Un signo de interrogación es una carta que nadie conoce.
analysis-deal =
    { $count ->
        [one] Nuevo reparto, { $count } jugador
       *[other] Nuevo reparto, { $count } jugadores
    }
