# The whole way: the boat between the shores, and its captain.
cartagena-refusal-back-from-boat = A pirate in the boat cannot go back
cartagena-refusal-nobody-behind-on-shore = No space behind { $place } on this shore holds one or two pirates
cartagena-refusal-boat-at-cartagena = Pirates leave the boat only at Tortuga, and it lies at Cartagena
cartagena-refusal-boat-at-tortuga = The way leads to the boat, and it lies at Tortuga
cartagena-refusal-boat-full = The boat holds at most three pirates of one player
cartagena-refusal-nobody-aboard = Only a player with a pirate in the boat may sail it to Tortuga
cartagena-refusal-nobody-waits = Only a player with a pirate at Cartagena may sail the boat back
cartagena-refusal-no-boat = There is no boat to sail in this game
cartagena-refusal-captain-late = The captain's extra sail comes before the first action
cartagena-refusal-captain-twice = The captain's extra sail may be used once a turn
cartagena-refusal-not-captain = Only the player with more pirates in the boat than every other is captain
cartagena-log-sailed = { $name } sails the boat.
cartagena-log-sailed-captain = { $name } sails the boat as its captain.
cartagena-group-sail = sail
cartagena-group-captainssail = as captain, sail first
cartagena-action-sail =
    { $shore ->
        [tortuga] Sail to Tortuga
       *[cartagena] Sail back to Cartagena
    }
    .short =
    { $shore ->
        [tortuga] → Tortuga
       *[cartagena] → Cartagena
    }
cartagena-action-captainssail =
    { $shore ->
        [tortuga] Captain: sail to Tortuga first
       *[cartagena] Captain: sail to Cartagena first
    }
    .short =
    { $shore ->
        [tortuga] → Tortuga
       *[cartagena] → Cartagena
    }
