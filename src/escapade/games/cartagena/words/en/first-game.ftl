# A guided first game.
cartagena-first-goal = The round blue pirates are yours. Bring all six of them through the tunnel into the boat before the hare does. Five are still in the cell, one is nearly there.
cartagena-first-hand = Your cards are below the board. In a turn you have up to three actions: move a pirate ahead with a card, or move one back to draw cards.
cartagena-first-advance = First action: choose the hat in your hand, then a pirate in the cell. It runs to the first free hat, on space 3.
cartagena-first-taken = Now the key: choose it, then another pirate in the cell. The first key, on space 6, is taken, so the pirate runs on to space 9. Taken spaces make you faster.
cartagena-first-back = You have one card left, so get some more. Choose your pirate on space 9, then press “Back to 6, +2”: two pirates stand on space 6, so you draw two cards.
cartagena-first-bot = That was your third action, and the turn ended by itself. The hare has played a skull and stopped after one action. It is your turn again.
cartagena-first-own = Play the hat with a pirate from the cell. Your own pirate stands on the first hat: it is skipped too, and the new one lands on space 11.
cartagena-first-full = Three pirates fill space 6, so a pirate moving back runs past them. Choose your pirate on space 11, then press “Back to 5, +1”: one pirate stands on space 5, so you draw one card.
cartagena-first-boat = Third action: play the pistol with your pirate on space 33. There is no pistol ahead of it, so it runs straight into the boat!
cartagena-first-leap = Now a big leap. Play the dagger with your pirate on space 6: the daggers on 7 and 15 are taken, so one card brings it to space 24.
cartagena-first-stop = You don’t have to use all three actions. Keep the bottle for a better moment and end your turn.
cartagena-first-done = You know all you need: move ahead with cards, move back to get cards, and make the most of where others stand. The first player with all six pirates in the boat wins.
