# Las tareas de los problemas.
cartagena-puzzle-task-boat =
    { $goal ->
        [one] Lleva a { $goal } pirata al barco en este turno.
       *[other] Lleva a { $goal } piratas al barco en este turno.
    }
cartagena-puzzle-reason-boat =
    { $goal ->
        [one] Así llevas a { $goal } pirata al barco. Se han probado todos los turnos posibles, y más no es seguro.
       *[other] Así llevas a { $goal } piratas al barco. Se han probado todos los turnos posibles, y más no es seguro.
    }
cartagena-puzzle-wrong-boat =
    { $best ->
        [0] Después de esta jugada ningún pirata llega con seguridad al barco en este turno; eran posibles { $goal }.
        [one] Después de esta jugada solo { $best } pirata llega con seguridad al barco en este turno; eran posibles { $goal }.
       *[other] Después de esta jugada solo { $best } piratas llegan con seguridad al barco en este turno; eran posibles { $goal }.
    }
cartagena-puzzle-task-spaces = Haz avanzar a tus piratas { $goal } casillas en total en este turno.
cartagena-puzzle-reason-spaces = Así tus piratas avanzan { $goal } casillas. Se han probado todos los turnos posibles, y más no es seguro.
cartagena-puzzle-wrong-spaces =
    { $best ->
        [0] Después de esta jugada ninguna casilla es segura en este turno; eran posibles { $goal }.
        [one] Después de esta jugada solo { $best } casilla es segura en este turno; eran posibles { $goal }.
       *[other] Después de esta jugada solo { $best } casillas son seguras en este turno; eran posibles { $goal }.
    }
cartagena-puzzle-task-prevent = Quien juega después de ti está a punto de ganar. Juega tu turno de modo que no pueda ganar en el suyo.
cartagena-puzzle-reason-prevent = Con este turno, quien juega después de ti no puede ganar, haga lo que haga. Se han probado todos los turnos posibles y todas sus respuestas: ningún otro turno lo garantiza.
cartagena-puzzle-wrong-prevent = Con esta jugada ya no es seguro que puedas impedir que gane quien juega después de ti.
