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
cartagena-puzzle-task-prevent = Quien juega después de ti está a punto de ganar. Juega un turno tras el cual no pueda ganar en su próximo turno.
cartagena-puzzle-reason-prevent = Después de este turno, quien juega a continuación no puede ganar, juegue lo que juegue. Se han probado todos los turnos posibles y todas sus respuestas: ningún otro lo asegura.
cartagena-puzzle-wrong-prevent = Después de esta jugada ya no puedes impedir con seguridad que gane quien juega a continuación.
