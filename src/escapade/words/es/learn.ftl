# Cómo se juega, y lecciones.
howto-title = Cómo se juega: { $game }
howto-goal = El objetivo
howto-turn = Un turno
lessons = Lecciones
lessons-say = Cada lección enseña una regla. Tienes una posición y una tarea, y la resuelves con una jugada en el tablero.
lesson-title = Lección – { $game }
lesson-number = Lección { $number } de { $count }
lesson-solved = ¡Correcto! Esta es la regla:
lesson-failed = No del todo. Lee la regla e inténtalo otra vez:
lesson-next = Siguiente lección
lesson-again = Empezar de nuevo
lesson-done = resuelta
lesson-by-text = { $text }
no-lesson = Esta lección no existe
no-lesson-says = Puede que la dirección sea incorrecta o antigua.
