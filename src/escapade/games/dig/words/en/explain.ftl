# Dig Your Way Out: areas, tokens and piles, in one sentence each.
dig-explain-cell-block = Here you dig: play a tool to score its points.
dig-explain-cafeteria = Here you can steal a Spoon.
dig-explain-recreation = Here you can sell cards for cigarettes, and buy Knives and tools.
dig-explain-infirmary = Here you can heal a Beating.
dig-explain-showers = Nothing special happens here, but a Search finds more cards.
dig-explain-solitary = All you can do here is leave; cards send players here.
dig-explain-beating = Beatings: with 1 you cannot craft, with 2 you cannot craft or dig.
dig-explain-cigarettes = Cigarettes are money: they buy Knives and tools in Recreation.
dig-explain-held = Cards in this player’s hand. Cards you have seen are face up.
dig-explain-tunnel = The tunnel: the first player with { $goal } points escapes and wins.
dig-explain-deck = Search cards: materials, Weapons, accessories, Action cards and things to sell.
dig-explain-michel-deck = Cards that say whether Michel or Michelle fights: half of them are blank.
dig-explain-michel-card = A Michel card ({ $shown }): with a Knife the fight goes on, without one it is over.
dig-explain-roll = The die says which two areas a Move can lead to.
dig-explain-figure = The figure stands in the area where this player is. With a Weapon you can extort a player in your area.
dig-explain-discards = The discard pile: when the Search cards are used up, these are shuffled into a new deck.
