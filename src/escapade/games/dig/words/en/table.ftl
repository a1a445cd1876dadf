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
dig-can-send = You can send { $names } here
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
dig-reach-elsewhere = { $what }: craft elsewhere
dig-reach-beaten = { $what }: heal first
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
dig-sell-which = Which card do you sell first?
dig-click = Choose an action, or a card, area or prisoner.
dig-left = Actions left: { $count }
dig-exchange-gives = { $name } exchanges with { $other }: gives { $gives-a }.
dig-exchange-gets = { $name } exchanges with { $other }: gets { $gets-a }.
dig-exchange-both = { $name } exchanges with { $other }: gives { $gives-a } and gets { $gets-a }.
dig-some-cards =
    { $count ->
        [one] a card
       *[other] { $count } cards
    }
dig-some-cigarettes =
    { $count ->
        [one] a cigarette
       *[other] { $count } cigarettes
    }
