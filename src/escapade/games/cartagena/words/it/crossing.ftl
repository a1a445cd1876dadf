# Da Cartagena a Tortuga: la barca tra le due rive e il suo capitano.
cartagena-refusal-back-from-boat = Un pirata sulla barca non può arretrare
cartagena-refusal-nobody-behind-on-shore = Su questa riva, dietro { $place-the } non c’è nessuna casella con 1 o 2 pirati
cartagena-refusal-boat-at-cartagena = I pirati possono lasciare la barca solo a Tortuga, e la barca è a Cartagena
cartagena-refusal-boat-at-tortuga = Questa mossa porta alla barca, che è a Tortuga
cartagena-refusal-boat-full = La barca porta al massimo 3 pirati per giocatore
cartagena-refusal-nobody-aboard = Ti serve un pirata sulla barca per salpare verso Tortuga
cartagena-refusal-nobody-waits = Ti serve un pirata a Cartagena per riportarvi la barca
cartagena-refusal-no-boat = In questa partita la barca non salpa
cartagena-refusal-captain-late = Il privilegio del capitano si usa prima della tua prima azione
cartagena-refusal-captain-twice = Il privilegio del capitano si usa una sola volta per turno
cartagena-refusal-not-captain = Per essere capitano devi avere sulla barca più pirati di ogni altro giocatore
cartagena-log-sailed =
    { $shore ->
        [tortuga] { $name } fa salpare la barca verso Tortuga.
       *[cartagena] { $name } riporta la barca a Cartagena.
    }
cartagena-log-sailed-captain =
    { $shore ->
        [tortuga] { $name } fa salpare la barca verso Tortuga come capitano.
       *[cartagena] { $name } riporta la barca a Cartagena come capitano.
    }
cartagena-group-sail = salpa
cartagena-group-captainssail = privilegio del capitano
cartagena-action-sail =
    { $shore ->
        [tortuga] Salpa verso Tortuga (1 azione)
       *[cartagena] Torna a Cartagena (1 azione)
    }
    .short =
    { $shore ->
        [tortuga] → Tortuga
       *[cartagena] → Cartagena
    }
cartagena-action-captainssail =
    { $shore ->
        [tortuga] Privilegio del capitano: salpa verso Tortuga (nessuna azione)
       *[cartagena] Privilegio del capitano: torna a Cartagena (nessuna azione)
    }
    .short =
    { $shore ->
        [tortuga] → Tortuga
       *[cartagena] → Cartagena
    }
