# Perché una mossa non è permessa. Le regole citano questi messaggi.
cartagena-refusal-game-over = La partita è finita
cartagena-refusal-not-your-turn = Non tocca a te
cartagena-refusal-not-held = Non hai { $cards-a }
cartagena-refusal-start = Non puoi arretrare { $place-from }
cartagena-refusal-back-from-goal = In questa partita non puoi arretrare { $place-from }
cartagena-refusal-nobody-behind = Dietro { $place-the } non c’è nessuna casella con 1 o 2 pirati
cartagena-refusal-stop-too-early = Devi fare almeno un’azione prima di terminare il turno
cartagena-refusal-draw-with-cards = Puoi pescare una carta gratis solo se hai iniziato il turno senza carte
cartagena-refusal-no-pirate = Non hai pirati { $place-at }
cartagena-refusal-at-goal = Un pirata { $place-at } è arrivato e non avanza più
cartagena-refusal-draw-with-actions = Puoi pescare una carta gratis solo se non hai altre azioni
cartagena-refusal-empty-handed = Se inizi il turno senza carte, puoi solo arretrare una volta o pescare una carta

# Opzioni incompatibili; $name e $value sono un’opzione e il suo valore.
cartagena-option-escape-only = «{ $name }: { $value }» richiede La grande fuga; nella prima edizione non c’è
cartagena-option-classic-only = «{ $value }» richiede la prima edizione; in La grande fuga le mani sono nascoste
cartagena-option-short-crossing = La tappa da Cartagena a Tortuga richiede 6, 3+4, 4+3 o 8 tessere, non { $tiles }
cartagena-option-one-shore = { $tiles } tessere richiedono la tappa da Cartagena a Tortuga; le altre tappe hanno un solo percorso
cartagena-option-boat-retreat = I pirati possono arretrare dalla barca solo se la barca è l’arrivo; qui la tappa è «{ $value }»
