# Z Kartageny na Tortugę: łódź między brzegami i jej kapitan.
cartagena-refusal-back-from-boat = Pirat w łodzi nie może się cofnąć
cartagena-refusal-nobody-behind-on-shore = Za tym miejscem ({ $place }) na tym brzegu nie ma pola z jednym lub dwoma piratami
cartagena-refusal-boat-at-cartagena = Piraci wysiadają z łodzi tylko na Tortudze, a łódź jest w Kartagenie
cartagena-refusal-boat-at-tortuga = Ten ruch prowadzi do łodzi, a ta jest przy Tortudze
cartagena-refusal-boat-full = W łodzi mieści się najwyżej trzech piratów jednego gracza
cartagena-refusal-nobody-aboard = Żeby płynąć na Tortugę, musisz mieć pirata w łodzi
cartagena-refusal-nobody-waits = Żeby płynąć do Kartageny, musisz mieć tam jeszcze pirata
cartagena-refusal-no-boat = W tej grze łódź nie pływa
cartagena-refusal-captain-late = Przywilej kapitana działa przed pierwszym działaniem
cartagena-refusal-captain-twice = Przywilej kapitana działa tylko raz na turę
cartagena-refusal-not-captain = Kapitanem jest tylko ten, kto ma w łodzi więcej piratów niż każdy inny gracz
cartagena-log-sailed =
    { $shore ->
        [tortuga] { $name } płynie łodzią na Tortugę.
       *[cartagena] { $name } płynie łodzią do Kartageny.
    }
cartagena-log-sailed-captain =
    { $shore ->
        [tortuga] { $name } płynie łodzią na Tortugę jako kapitan.
       *[cartagena] { $name } płynie łodzią do Kartageny jako kapitan.
    }
cartagena-group-sail = płyń
cartagena-group-captainssail = przywilej kapitana
cartagena-action-sail =
    { $shore ->
        [tortuga] Płyń na Tortugę (1 działanie)
       *[cartagena] Płyń do Kartageny (1 działanie)
    }
    .short =
    { $shore ->
        [tortuga] → Tortuga
       *[cartagena] → Kartagena
    }
cartagena-action-captainssail =
    { $shore ->
        [tortuga] Przywilej kapitana: płyń na Tortugę (bez działania)
       *[cartagena] Przywilej kapitana: płyń do Kartageny (bez działania)
    }
    .short =
    { $shore ->
        [tortuga] → Tortuga
       *[cartagena] → Kartagena
    }
