# Cartagena: what cards and places are for, in one sentence each.
cartagena-explain-card = Play this card to move one of your pirates to the next free space with this symbol.
cartagena-explain-pistol = Move a pirate to the next free pistol, or look at another player’s hand and take a card.
cartagena-explain-parrot = Move a pirate to the next free parrot, or draw cards, keep 2 and give one to each other player.
cartagena-explain-hook = Move a pirate to the next free hook, or draw 4 cards and keep 1.
cartagena-explain-sabre = Move a pirate to the next free sabre; two sabres together count as any other card.
cartagena-explain-bomb = Move a pirate to the next free bomb, or play it with another card to move two pirates from one space together.
cartagena-explain-chest = Move a pirate to the next free chest, or open a chest instead of your whole turn.
cartagena-explain-grey = A grey card: when you play it, all others with more than 7 cards discard down to 7, and you take a card from each of them.
cartagena-explain-space = Pirates stop here with a card of this symbol if nobody stands here. Moving back to 1 or 2 pirates draws as many cards.
cartagena-explain-cell = The cell: all pirates start here, and none moves back into it.
cartagena-explain-boat = The boat: bring all your pirates here first to win.
cartagena-explain-ferry = The boat sails between Cartagena and Tortuga and holds up to 3 pirates of each player.
cartagena-explain-hideout = The hideout: bring all your pirates here first to win.
cartagena-explain-token = A closed chest: it holds up to 3 cards, nothing, or a snake. A pirate who starts the turn here may open it.
cartagena-explain-deck = The deck: cards are drawn from here when a pirate moves back.
cartagena-explain-row = The open row: draws take the next card, starting at the arrow.
