# Blackgate at the table: labels of the board and its parts.
dig-area-search =
    { $count ->
        [one] a Search draws 1 card
       *[other] a Search draws { $count } cards
    }
dig-area-no-craft = no crafting here
dig-area-die = rolls: { $numbers }
dig-area-no-die = no roll leads here
dig-area-ours = ≈ numbers partly ours
dig-signs = cigarettes: { $count }
dig-area-craft = you can craft here
dig-michel-says = Whoever ends a move beside them is extorted; at the end of your turn you may roll for them.
dig-michel-blank = a blank card
dig-michel-deck = Michel cards: { $count }
dig-board = The plan of Blackgate
dig-person = Prisoner { $number }: { $name }
dig-nobody = nobody
dig-you-are-here = You are here
dig-can-go = You can go here
dig-stack = Stack: { $card }, { $count } left
dig-rolled = Rolled: { $number }
dig-piles = Cards on the table
dig-deck = Search deck: { $count }
dig-discards = Discards: { $count }
dig-tunnels = Prisoners and their tunnels
dig-tunnel-of = Tunnel of { $names }
dig-beatings = Beatings: { $count }
dig-cigarettes = Cigarettes: { $count }
dig-holds = Cards in hand: { $count }
dig-known = What is known of { $name }’s hand
dig-known-card =
    { $count ->
        [one] known: { $card }
       *[other] known: { $card } ×{ $count }
    }
dig-revealed = revealed
dig-secret = secret, only you know it
dig-seat-note =
    { $cards ->
        [one] tunnel { $points }/{ $goal } · one card
       *[other] tunnel { $points }/{ $goal } · { $cards } cards
    }
dig-duel = Extortion
dig-duel-wants = wants: { $tool }
dig-use-dig = Dig
dig-use-fight = Fight
dig-use-make = Make
dig-use-join = Join
dig-use-play = Play
dig-use-sell = Sell
dig-no-cards = No cards in hand.
dig-reach = Within reach:
dig-reach-ready = { $what }: ready
dig-reach-short = { $what }: needs { $cards-a }
dig-reach-any = { $what }: one more of { $cards }
dig-prompt-left =
    { $count ->
        [one] One second left
       *[other] { $count } seconds left
    }
dig-prompt-wait = Let me think
dig-answer-by = Time to answer; after it, nothing is done
dig-ours-title = ≈ Reconstructed: { $count }
dig-ours-areas = Two of the Search numbers are stated (Cell block 1, Cafeteria 2); the others are ours: more cards where there is nothing else to do.
dig-ours-die = Two of the six pairs of areas on the die are known (1 and 4); the others are ours.
dig-ours-tunnel = The points a tunnel needs are known to lie between 8 and 12, fewer with more players; the numbers are ours, and so are the teams’.
dig-ours-values = What a Pick and a Shovel are worth is read differently by different players; 1, 2 and 3 are ours, 1, 3 and 4 the rival reading.
dig-ours-stacks = How many cards lie in the open stacks, and their cigarette signs, are not known to us; these are ours.
dig-ours-recipes = That tools and Knives are crafted out of materials is stated, out of which is not; these recipes are ours.
dig-ours-michel = That some Michel cards show a Knife with tools is stated, their numbers are not; these are ours.
dig-ours-search = That there are 77 Search cards is stated, which ones is not; their names, numbers and signs are ours.
dig-ours-gangs = Six gangs of four cards are known, their texts are not; all twenty-four abilities are ours.
dig-ours-backgrounds = Eighteen Backgrounds, three for each gang, are known, their texts are not; all effects are ours.
dig-click = Choose an action, or click a card, room or prisoner.
