# Cartagena: its pieces, its moves, its log.
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
cartagena-board = The way out
cartagena-crowd = { $count } of { $name }
cartagena-nobody = nobody
cartagena-token = a closed chest
cartagena-can-land = You can go here
cartagena-can-move = Your pirate can move
cartagena-push-this = Push { $name }’s pirate at { $place } forward
cartagena-piles = Cards on the table
cartagena-deck = Deck: { $count }
cartagena-next = next
cartagena-row = Open row, next card first: { $cards }
cartagena-discards = Discards: { $count }
cartagena-hand = Your hand
cartagena-card-label =
    { $count ->
        [one] { $card }
       *[other] { $card } ×{ $count }
    }
cartagena-no-cards = No cards in hand.
cartagena-home = { $home }/{ $all } home
cartagena-held =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
cartagena-wait = { $name } is thinking …
cartagena-your-turn =
    { $left ->
        [one] Your turn: one action left. Take a card or a pirate.
       *[other] Your turn: up to { $left } actions. Take a card or a pirate.
    }
cartagena-pick-pirate = Which pirate shall go?
cartagena-pick-card = Where to? Take a card, a marked space or a button.
cartagena-which = More than one move leads there: take the pirate or the card first.
cartagena-bomb-with = Bomb with { $card }
cartagena-move-advance = { $paid } { $to }
cartagena-move-retreat = Back { $to }, +{ $count }
cartagena-move-stop = End the turn
cartagena-move-draw = Draw one card
cartagena-move-push = Push { $owner } { $to }, +{ $count }
cartagena-move-sail =
    { $shore ->
        [tortuga] Sail to Tortuga
       *[cartagena] Sail back to Cartagena
    }
cartagena-move-captainssail =
    { $shore ->
        [tortuga] Captain: sail to Tortuga first
       *[cartagena] Captain: sail to Cartagena first
    }
cartagena-move-pistol = Pistol at { $other }
cartagena-move-parrot = Send the parrot
cartagena-move-hook = Throw the hook
cartagena-move-bomb = { $paid }: two { $to }
cartagena-move-chest = Open the chest on { $place }
cartagena-move-discard = Throw away { $card }
cartagena-move-rob = Take { $card }
cartagena-move-give = { $card } for { $other }
cartagena-move-keep = Keep { $card }
cartagena-move-bury = { $card } under the deck
cartagena-crowded =
    { $count ->
        [3] full: three stand there
       *[other] { $count } stand there
    }
cartagena-draws =
    { $count ->
        [one] you draw one card
       *[other] you draw { $count } cards
    }
cartagena-draws-known = you draw { $cards }
cartagena-leaves =
    { $count ->
        [one] then { $name } could go back { $to } for one card
       *[other] then { $name } could go back { $to } for { $count } cards!
    }
cartagena-asked-discarddown = Over the limit: throw away { $over } more
cartagena-asked-takings = Cards are taken
cartagena-asked-chooseloot = { $other }’s hand: which card do you take?
cartagena-asked-handout = The parrot’s cards: which one does { $other } get? The last two stay with you.
cartagena-asked-keepone = The hook’s catch: which card do you keep?
cartagena-asked-buryrest = The others go under the deck: which one first?
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
cartagena-log-won = { $name } has everyone home!
cartagena-log-reshuffled = The discards are shuffled into a new deck.
cartagena-ways = { $count } moves: see the marked spaces.
