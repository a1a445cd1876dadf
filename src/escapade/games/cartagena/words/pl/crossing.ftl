# Cała droga: łódź między brzegami i jej kapitan.
cartagena-refusal-back-from-boat = Pirat w łodzi nie może się cofnąć
cartagena-refusal-nobody-behind-on-shore = Za tym miejscem ({ $place }) na tym brzegu nie ma pola z jednym lub dwoma piratami
cartagena-refusal-boat-at-cartagena = Piraci wysiadają z łodzi tylko na Tortudze, a łódź stoi w Kartagenie
cartagena-refusal-boat-at-tortuga = Droga prowadzi do łodzi, a ta stoi przy Tortudze
cartagena-refusal-boat-full = W łodzi mieści się najwyżej trzech piratów jednego gracza
cartagena-refusal-nobody-aboard = Na Tortugę może płynąć tylko gracz z piratem w łodzi
cartagena-refusal-nobody-waits = Do Kartageny może płynąć tylko gracz, który ma tam jeszcze pirata
cartagena-refusal-no-boat = W tej grze nie ma łodzi, którą można płynąć
cartagena-refusal-captain-late = Przywilej kapitana działa przed pierwszą akcją
cartagena-refusal-captain-twice = Przywileju kapitana można użyć raz na turę
cartagena-refusal-not-captain = Kapitanem jest tylko ten, kto ma w łodzi więcej piratów niż każdy inny
cartagena-log-sailed = { $name } płynie łodzią.
cartagena-log-sailed-captain = { $name } płynie łodzią jako kapitan.
cartagena-group-sail = płyń
cartagena-group-captainssail = jako kapitan, najpierw płyń
cartagena-action-sail =
    { $shore ->
        [tortuga] Płyń na Tortugę
       *[cartagena] Płyń do Kartageny
    }
    .short =
    { $shore ->
        [tortuga] → Tortuga
       *[cartagena] → Kartagena
    }
cartagena-action-captainssail =
    { $shore ->
        [tortuga] Przywilej kapitana: najpierw na Tortugę
       *[cartagena] Przywilej kapitana: najpierw do Kartageny
    }
    .short =
    { $shore ->
        [tortuga] → Tortuga
       *[cartagena] → Kartagena
    }
