# De Cartagena a Tortuga: el barco entre las dos orillas y su capitán.
cartagena-refusal-back-from-boat = Un pirata que está en el barco no puede retroceder
cartagena-refusal-nobody-behind-on-shore = En esta orilla, detrás { $place-of } no hay ninguna casilla con 1 o 2 piratas
cartagena-refusal-boat-at-cartagena = Los piratas solo pueden bajar del barco en Tortuga, y el barco está en Cartagena
cartagena-refusal-boat-at-tortuga = Esta jugada lleva al barco, que está en Tortuga
cartagena-refusal-boat-full = En el barco caben como máximo 3 piratas de cada jugador
cartagena-refusal-nobody-aboard = Para zarpar hacia Tortuga necesitas un pirata en el barco
cartagena-refusal-nobody-waits = Para llevar el barco de vuelta necesitas un pirata en Cartagena
cartagena-refusal-no-boat = En esta partida el barco no navega
cartagena-refusal-captain-late = El privilegio del capitán se usa antes de tu primera acción
cartagena-refusal-captain-twice = El privilegio del capitán solo se puede usar una vez por turno
cartagena-refusal-not-captain = Para ser capitán debes tener en el barco más piratas que cualquier otro jugador
cartagena-log-sailed =
    { $shore ->
        [tortuga] { $name } zarpa con el barco hacia Tortuga.
       *[cartagena] { $name } vuelve con el barco a Cartagena.
    }
cartagena-log-sailed-captain =
    { $shore ->
        [tortuga] { $name } zarpa con el barco hacia Tortuga por privilegio del capitán.
       *[cartagena] { $name } vuelve con el barco a Cartagena por privilegio del capitán.
    }
cartagena-group-sail = navegar
cartagena-group-captainssail = privilegio del capitán
cartagena-action-sail =
    { $shore ->
        [tortuga] Navegar a Tortuga (1 acción)
       *[cartagena] Volver a Cartagena (1 acción)
    }
    .short =
    { $shore ->
        [tortuga] → Tortuga
       *[cartagena] → Cartagena
    }
cartagena-action-captainssail =
    { $shore ->
        [tortuga] Privilegio del capitán: navegar a Tortuga (sin acción)
       *[cartagena] Privilegio del capitán: volver a Cartagena (sin acción)
    }
    .short =
    { $shore ->
        [tortuga] → Tortuga
       *[cartagena] → Cartagena
    }
