# From Cartagena to Tortuga: the boat between the shores, and its captain.
cartagena-refusal-back-from-boat = A pirate in the boat cannot move back
cartagena-refusal-nobody-behind-on-shore = No space behind { $place } on this shore has 1 or 2 pirates
cartagena-refusal-boat-at-cartagena = Pirates can leave the boat only at Tortuga, and it is at Cartagena
cartagena-refusal-boat-at-tortuga = This move leads to the boat, which is at Tortuga
cartagena-refusal-boat-full = The boat holds at most 3 pirates of each player
cartagena-refusal-nobody-aboard = You need a pirate in the boat to sail it to Tortuga
cartagena-refusal-nobody-waits = You need a pirate at Cartagena to sail the boat back
cartagena-refusal-no-boat = In this game the boat does not sail
cartagena-refusal-captain-late = The captain’s privilege comes before your first action
cartagena-refusal-captain-twice = The captain’s privilege works only once a turn
cartagena-refusal-not-captain = You are the captain only with more pirates in the boat than any other player
cartagena-log-sailed =
    { $shore ->
        [tortuga] { $name } sails the boat to Tortuga.
       *[cartagena] { $name } sails the boat back to Cartagena.
    }
cartagena-log-sailed-captain =
    { $shore ->
        [tortuga] { $name } sails the boat to Tortuga as captain.
       *[cartagena] { $name } sails the boat back to Cartagena as captain.
    }
cartagena-group-sail = sail
cartagena-group-captainssail = captain’s privilege
cartagena-action-sail =
    { $shore ->
        [tortuga] Sail to Tortuga (1 action)
       *[cartagena] Sail back to Cartagena (1 action)
    }
    .short =
    { $shore ->
        [tortuga] → Tortuga
       *[cartagena] → Cartagena
    }
cartagena-action-captainssail =
    { $shore ->
        [tortuga] Captain’s privilege: sail to Tortuga (no action)
       *[cartagena] Captain’s privilege: sail back to Cartagena (no action)
    }
    .short =
    { $shore ->
        [tortuga] → Tortuga
       *[cartagena] → Cartagena
    }
