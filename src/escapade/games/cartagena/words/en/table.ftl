# Cartagena at the table: pieces, moves, log.
cartagena-skull = skull
    .a = a skull
    .many = skulls
cartagena-dagger = dagger
    .a = a dagger
    .many = daggers
cartagena-key = key
    .a = a key
    .many = keys
cartagena-bottle = bottle
    .a = a bottle
    .many = bottles
cartagena-hat = hat
    .a = a hat
    .many = hats
cartagena-pistol = pistol
    .a = a pistol
    .many = pistols
cartagena-parrot = parrot
    .a = a parrot
    .many = parrots
cartagena-hook = hook
    .a = a hook
    .many = hooks
cartagena-sabre = sabre
    .a = a sabre
    .many = sabres
cartagena-bomb = bomb
    .a = a bomb
    .many = bombs
cartagena-chest = chest
    .a = a chest
    .many = chests
cartagena-grey-card = grey { $symbol }
    .a = a grey { $symbol }
    .many = grey { $symbol-many }
cartagena-a-card = a card
    .a = a card
cartagena-several = { $count } { $card-many }
cartagena-pair = { $cards } as { $symbol }
cartagena-cell = the cell
    .short = cell
    .to = to the cell
    .from = from the cell
cartagena-boat = the boat
    .short = boat
    .to = to the boat
    .from = from the boat
cartagena-hideout = the hideout
    .short = hideout
    .to = to the hideout
    .from = from the hideout
cartagena-space = space { $number }
    .short = { $number }
    .to = to { $number }
    .from = from { $number }
cartagena-board = Board
cartagena-crowd = { $name }: { $count }
cartagena-nobody = nobody
cartagena-token = a closed chest
cartagena-can-land = You can move here
cartagena-can-move = Your pirate can move
cartagena-other-pirate = { $name }’s pirate at { $place }
cartagena-piles = Cards on the table
cartagena-deck = Deck: { $count }
cartagena-next = next
cartagena-row = Open row, next card first: { $cards }
cartagena-discards = Discard pile: { $count }
cartagena-hand = Your hand
cartagena-card-label =
    { $count ->
        [one] { $card }
       *[other] { $card } ×{ $count }
    }
cartagena-no-cards = No cards in hand.
cartagena-home = { $home }/{ $all } escaped
cartagena-held =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
cartagena-wait = { $name } is thinking …
cartagena-click = Choose a card or a pirate.
cartagena-click-empty = Choose a pirate or a button.
cartagena-pick-pirate = Which pirate moves?
cartagena-pick-card = Where to? Choose a card, a marked space or a button.
cartagena-pick-place = Where to? Choose a marked space or a button.
cartagena-log-advance = { $name } plays { $card-a }: { $from-short } → { $to-short }.
cartagena-log-moved = { $name }’s pirate moves: { $from-short } → { $to-short }.
cartagena-log-drew =
    { $count ->
        [one] { $name } draws a card.
       *[other] { $name } draws { $count } cards.
    }
cartagena-log-drew-known = { $name } draws { $cards-a }.
cartagena-log-picked =
    { $count ->
        [one] { $name } takes a card from the row.
       *[other] { $name } takes { $count } cards from the row.
    }
cartagena-log-picked-known = { $name } takes { $cards-a } from the row.
cartagena-log-laid = { $name } plays { $card-a }.
cartagena-log-took = { $name } takes { $card-a } from { $other }.
cartagena-log-won = All of { $name }’s pirates have escaped!
cartagena-log-reshuffled = The discards are shuffled into a new deck.
cartagena-ways = { $count } moves: see the marked spaces.
cartagena-open-hand = Cards in hand
