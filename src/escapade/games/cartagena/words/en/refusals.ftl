# Why a move is not allowed. The rules name these messages.
cartagena-refusal-game-over = The game is over
cartagena-refusal-not-your-turn = It is not your turn
cartagena-refusal-not-held = You do not hold { $cards-a }
cartagena-refusal-start = Nobody can go back from { $place }
cartagena-refusal-back-from-goal = At this table nobody goes back from { $place }
cartagena-refusal-nobody-behind = No space behind { $place } holds one or two pirates
cartagena-refusal-stop-too-early = At least one action must be taken before you may stop
cartagena-refusal-draw-with-cards = A card for nothing is only for a player who began the turn without any
cartagena-refusal-no-pirate = You have no pirate at { $place }
cartagena-refusal-at-goal = A pirate at { $place } does not move on
cartagena-refusal-draw-with-actions = A card for nothing is only for a player who has no action at all
cartagena-refusal-empty-handed = Begun without cards, a turn is one retreat or one card drawn

# Options that do not go together; $name and $value are an option and its value.
cartagena-option-escape-only = “{ $name }: { $value }” belongs to The Great Escape; the first edition has none of it. Choose that edition, or leave this as it was
cartagena-option-classic-only = “{ $value }” belongs to the first edition; The Great Escape is played with hidden hands
cartagena-option-short-crossing = { $tiles } tiles are too few for the whole way: it takes 6 or 8
cartagena-option-boat-retreat = Going back out of the boat needs the boat as the goal; here it is “{ $value }”
