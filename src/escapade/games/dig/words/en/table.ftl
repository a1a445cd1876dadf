# Dig Your Way Out at the table: labels of the board and its parts.
dig-area-search =
    { $count ->
        [one] a Search draws 1 card
       *[other] a Search draws { $count } cards
    }
dig-area-no-craft = no crafting here
dig-area-die = rolls: { $numbers }
dig-area-no-die = no roll leads here
dig-signs = cigarettes: { $count }
dig-area-craft = you can craft here
dig-michel-says = If your move ends in their area, they extort you. At the end of your turn you may roll to move them.
dig-michel-blank = a blank card
dig-michel-deck = Michel cards: { $count }
dig-board = Plan of Blackgate
dig-person = Prisoner { $number }: { $name }
dig-nobody = nobody
dig-you-are-here = You are here
dig-can-go = You can go here
dig-stack = Stack: { $card }, { $count } left
dig-rolled = Rolled: { $number }
dig-piles = Cards on the table
dig-deck = Search deck: { $count }
dig-discards = Discard pile: { $count }
dig-tunnels = Prisoners and their tunnels
dig-team = Team { $team }
dig-tunnel-of = Tunnel of { $names }
dig-beatings = Beatings: { $count }
dig-cigarettes = Cigarettes: { $count }
dig-holds = Cards in hand: { $count }
dig-known-card =
    { $count ->
        [one] known: { $card }
       *[other] known: { $card } ×{ $count }
    }
dig-revealed = revealed
dig-secret = secret, only you know it
dig-seat-note =
    { $cards ->
        [one] tunnel { $points }/{ $goal } · { $cards } card
       *[other] tunnel { $points }/{ $goal } · { $cards } cards
    }
dig-duel = Extortion
dig-duel-wants = demands: { $tool }
dig-use-dig = Dig
dig-use-fight = Fight
dig-use-make = Craft
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
        [one] { $count } second left
       *[other] { $count } seconds left
    }
dig-prompt-wait = More time
dig-answer-by = Time to answer. When it runs out, you pass.
dig-ours-title = ≈ Reconstructed: { $count }
dig-ours-areas = Two Search numbers are known (Cell block 1, Cafeteria 2). We chose the others: more cards where there is nothing else to do.
dig-ours-die = Two of the six pairs of areas on the die are known (1 and 4). We chose the others.
dig-ours-tunnel = A tunnel needs 8 to 12 points, fewer with more players. We chose the exact numbers, also for teams.
dig-ours-values = Players disagree on what a Pick and a Shovel are worth. The usual values here are 1, 2 and 3; the others are 1, 3 and 4.
dig-ours-stacks = We chose how many cards are in the open stacks, and their cigarette signs.
dig-ours-recipes = Tools and Knives are crafted from materials. We chose which materials.
dig-ours-michel = Some Michel cards show a Knife and tools. We chose how many.
dig-ours-search = There are 77 Search cards. We chose their names, numbers and signs.
dig-ours-gangs = There are six gangs with four cards each. We chose all 24 abilities.
dig-ours-backgrounds = There are 18 Backgrounds, three for each gang. We chose all their effects.
dig-click = Choose an action, or click a card, area or prisoner.
dig-left = Actions left: { $count }
dig-keys = 1–9 select a card in your hand, “s” searches, “m” rolls the die to move, “p” passes, “.” ends the turn. Tab moves between areas, prisoners, cards and buttons.
