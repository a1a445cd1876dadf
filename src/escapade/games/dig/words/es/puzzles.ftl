# Las tareas de los problemas.
dig-puzzle-task-tunnel =
    { $goal ->
        [one] Consigue { $goal } punto de túnel en este turno.
       *[other] Consigue { $goal } puntos de túnel en este turno.
    }
dig-puzzle-reason-tunnel =
    { $goal ->
        [one] Así cavas { $goal } punto. Se han probado todos los turnos posibles, y más no es seguro.
       *[other] Así cavas { $goal } puntos. Se han probado todos los turnos posibles, y más no es seguro.
    }
dig-puzzle-wrong-tunnel =
    { $best ->
        [0] Después de esta jugada ningún punto es seguro en este turno; eran posibles { $goal }.
        [one] Después de esta jugada solo { $best } punto es seguro en este turno; eran posibles { $goal }.
       *[other] Después de esta jugada solo { $best } puntos son seguros en este turno; eran posibles { $goal }.
    }
