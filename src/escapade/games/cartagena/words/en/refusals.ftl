# Why a move is not allowed. The rules name these messages.
cartagena-refusal-game-over = The game is over
cartagena-refusal-not-your-turn = It is not your turn
cartagena-refusal-not-held = You do not have { $cards-a }
cartagena-refusal-start = You cannot move back from { $place }
cartagena-refusal-back-from-goal = In this game you cannot move back from { $place }
cartagena-refusal-nobody-behind = No space behind { $place } has 1 or 2 pirates
cartagena-refusal-stop-too-early = You must take at least one action before you end your turn
cartagena-refusal-draw-with-cards = You may draw a free card only if you started the turn without cards
cartagena-refusal-no-pirate = You have no pirate at { $place }
cartagena-refusal-at-goal = A pirate at { $place } has arrived and does not move on
cartagena-refusal-draw-with-actions = You may draw a free card only if you have no other action
cartagena-refusal-empty-handed = Without cards at the start of your turn, you may only move back once or draw one card

# Options that exclude each other; $name and $value are an option and its value.
cartagena-option-escape-only = “{ $name }: { $value }” needs The Great Escape; the first edition does not have it
cartagena-option-classic-only = “{ $value }” needs the first edition; The Great Escape has hidden hands
cartagena-option-short-crossing = The stage from Cartagena to Tortuga needs 6, 3+4, 4+3 or 8 tiles, not { $tiles }
cartagena-option-one-shore = { $tiles } tiles need the stage from Cartagena to Tortuga; every other stage has one path
cartagena-option-boat-retreat = Pirates can move back out of the boat only if the boat is the goal; here the stage is “{ $value }”
