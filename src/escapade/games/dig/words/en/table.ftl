# Blackgate (Dig Your Way Out) at the table: its areas and cards, its actions, its log.
dig-area-cell-block = Cell block
    .to = to the Cell block
dig-area-block-a = Block A
    .to = to Block A
dig-area-block-b = Block B
    .to = to Block B
dig-area-cafeteria = Cafeteria
    .to = to the Cafeteria
dig-area-recreation = Recreation
    .to = to Recreation
dig-area-infirmary = Infirmary
    .to = to the Infirmary
dig-area-showers = Showers
    .to = to the Showers
dig-area-solitary = Solitary
    .to = to Solitary
dig-area-search =
    { $count ->
        [one] a Search draws one card
       *[other] a Search draws { $count } cards
    }
dig-area-no-craft = no crafting here
dig-area-die = rolls: { $numbers }
dig-area-no-die = no roll leads here
dig-area-ours = ≈ numbers partly ours
dig-signs = cigarettes: { $count }
dig-area-craft = one can craft here
dig-card-spoon = Spoon
    .a = a Spoon
dig-card-knife = Knife
    .a = a Knife
dig-card-pick = Pick
    .a = a Pick
dig-card-shovel = Shovel
    .a = a Shovel
dig-card-lucky-charm = Lucky charm
    .a = a Lucky charm
dig-card-gold-chain = Gold chain
    .a = a Gold chain
dig-card-signet-ring = Signet ring
    .a = a Signet ring
dig-card-rosary = Rosary
    .a = a Rosary
dig-card-needle-and-ink = Needle and ink
    .a = Needle and ink
dig-card-bandana = Bandana
    .a = a Bandana
dig-card-leather-gloves = Leather gloves
    .a = Leather gloves
dig-card-steel-toe-boots = Steel-toe boots
    .a = Steel-toe boots
dig-card-silk-shirt = Silk shirt
    .a = a Silk shirt
dig-card-prayer-beads = Prayer beads
    .a = Prayer beads
dig-card-sunglasses = Sunglasses
    .a = Sunglasses
dig-card-knit-cap = Knit cap
    .a = a Knit cap
dig-card-broom-handle = Broom handle
    .a = a Broom handle
dig-card-scissors = Scissors
    .a = Scissors
dig-card-frying-pan = Frying pan
    .a = a Frying pan
dig-card-toothbrush = Toothbrush
    .a = a Toothbrush
dig-card-razor-blade = Razor blade
    .a = a Razor blade
dig-card-soap-in-a-sock = Soap in a sock
    .a = Soap in a sock
dig-card-bicycle-chain = Bicycle chain
    .a = a Bicycle chain
dig-card-broken-bottle = Broken bottle
    .a = a Broken bottle
dig-card-brass-knuckles = Brass knuckles
    .a = Brass knuckles
dig-card-care-package = Care package
    .a = a Care package
dig-card-cheap-shot = Cheap shot
    .a = a Cheap shot
dig-card-cell-toss = Cell toss
    .a = a Cell toss
dig-card-snitch = Snitch
    .a = a Snitch
dig-card-guards-keys = Guard’s keys
    .a = the Guard’s keys
dig-card-pickpocket = Pickpocket
    .a = a Pickpocket
dig-card-first-aid-kit = First-aid kit
    .a = a First-aid kit
dig-card-riot = Riot
    .a = a Riot
dig-card-drugs = Drugs
    .a = Drugs
dig-card-mobile-phone = Mobile phone
    .a = a Mobile phone
dig-card-gold-watch = Gold watch
    .a = a Gold watch
dig-card-magazine = Magazine
    .a = a Magazine
dig-card-whisky-flask = Whisky flask
    .a = a Whisky flask
dig-a-card = a card
    .a = a card
dig-text-accessory = Joins: { $gangs }
dig-text-material = Makes: { $cards }
dig-text-weapon = A Weapon: extort and fight with it
dig-text-tool =
    { $points ->
        [one] A tool: digs one point
       *[other] A tool: digs { $points } points
    }
dig-text-goods = Only to sell
dig-text-cartel1 = Sell: 2 cigarettes more
dig-text-cartel2 = Buy costs 1 less
dig-text-cartel3 = Sell in any open area
dig-text-cartel4 = Start of turn: 1 cigarette
dig-text-bikers1 = Win a fight: take back a Weapon you laid
dig-text-bikers2 = Once a fight: your fists count as a Weapon
dig-text-bikers3 = Win as attacker: a random card more
dig-text-bikers4 = Ignore the first Beating between your turns
dig-text-triad1 = Search: 1 card more
dig-text-triad2 = Search twice a turn
dig-text-triad3 = Start of turn: see a hand in your area
dig-text-triad4 = Once a turn after a Search: discard a card, draw another
dig-text-crew1 = Roll a move again, once
dig-text-crew2 = Change the roll of a move by 1
dig-text-crew3 = Once a turn: a Cautious move costs 1 action
dig-text-crew4 = Once a turn: end a move beside a player, draw a card
dig-text-mafia1 = Who extorts you pays you a cigarette first
dig-text-mafia2 = Action cards cannot name you
dig-text-mafia3 = Once a turn: an Action card costs no action
dig-text-mafia4 = Hold 13 cards
dig-text-brotherhood1 = Craft with 1 Beating, dig with 2
dig-text-brotherhood2 = Craft in the Cell block and the Showers
dig-text-brotherhood3 = Once a turn: keep a material when crafting
dig-text-brotherhood4 = Each Spoon digs 1 point more
dig-text-smuggler = After your Sell: 3 cigarettes. Cartel: and a Knife
dig-text-knifeman = You lay a Weapon in a fight: two must answer it. Cartel: you win
dig-text-fence = Your turn: Buy anywhere, no action. Cartel: for 2 less
dig-text-enforcer = You lose a fight: no Beating. Bikers: the opponent takes it
dig-text-getaway-driver = Instead of rolling: go to any open area. Bikers: and an action more
dig-text-arsonist = Your turn: others in your area discard a card at random. Bikers: draw as many
dig-text-counterfeiter = Your turn: 4 cigarettes. Triad: 6
dig-text-cutpurse = Start of your turn: a random card from a player in your area. Triad: see and choose
dig-text-informant = Another plays an Action card: cancel it. Triad: and take it
dig-text-burglar = You Search: 3 cards more. Crew: 5
dig-text-street-fighter = You are extorted: it ends. Crew: the attacker takes a Beating
dig-text-escape-artist = Your turn in Solitary: go to any open area. Crew: to the Cell block, dig at once
dig-text-con-artist = Your turn: name a card; a player gives you one if held. Mafia: ask two
dig-text-godparent = You join a gang: an accessory less. Mafia: see two cards, keep one
dig-text-embezzler = Another sells: take half. Mafia: take all
dig-text-miner = You dig: 1 point more. Brotherhood: 2
dig-text-handyman = Your turn: craft with a material missing, anywhere. Brotherhood: twice
dig-text-political-prisoner = Your turn: remove all Beatings, draw a card. Brotherhood: and a Spoon
dig-text-care-package = Draw 3 cards, take 3 cigarettes
dig-text-cheap-shot = Any player takes a Beating
dig-text-cell-toss = All hands are gathered, shuffled and dealt out again
dig-text-snitch = Any player goes to Solitary
dig-text-guards-keys = Go to any open area
dig-text-pickpocket = A random card from a player in your area
dig-text-first-aid-kit = Remove all your Beatings
dig-text-riot = Every player rolls and moves
dig-gang-cartel = Cartel
dig-gang-bikers = Bikers
dig-gang-triad = Triad
dig-gang-crew = Crew
dig-gang-mafia = Mafia
dig-gang-brotherhood = Brotherhood
dig-badge = { $gang } { $number }
dig-background-smuggler = Smuggler
dig-background-knifeman = Knifeman
dig-background-fence = Fence
dig-background-enforcer = Enforcer
dig-background-getaway-driver = Getaway driver
dig-background-arsonist = Arsonist
dig-background-counterfeiter = Counterfeiter
dig-background-cutpurse = Cutpurse
dig-background-informant = Informant
dig-background-burglar = Burglar
dig-background-street-fighter = Street fighter
dig-background-escape-artist = Escape artist
dig-background-con-artist = Con artist
dig-background-godparent = Godparent
dig-background-embezzler = Embezzler
dig-background-miner = Miner
dig-background-handyman = Handyman
dig-background-political-prisoner = Political prisoner
dig-michel = Michel
dig-michelle = Michelle
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
dig-duel-waits = { $name } must answer …
dig-use-dig = Dig
dig-use-fight = Fight
dig-use-make = Make
dig-use-join = Join
dig-use-play = Play
dig-use-sell = Sell
dig-no-cards = No cards in hand.
dig-reach = Within reach:
dig-reach-ready = { $what }: everything is there
dig-reach-short = { $what }: { $card } is missing
dig-reach-any = { $what }: one more of { $cards }
dig-wait = { $name } is thinking …
dig-your-turn =
    { $left ->
        [0] No action left: end your turn.
        [one] Your turn: one action left. Take a button, a card, a room or a person.
       *[other] Your turn: { $left } actions. Take a button, a card, a room or a person.
    }
dig-choose-way = How do you want to get there?
dig-choose-person = { $name }: what do you want to do?
dig-choose = What do you want to do with it?
dig-choose-search = Search how?
dig-choose-go = Where to? Take a room.
dig-choose-dig = Dig with which tool?
dig-choose-here = What do you do here?
dig-choose-make = What do you make?
dig-choose-buy = What do you buy?
dig-choose-sell = Which card do you sell first?
dig-choose-join = Which gang?
dig-choose-play = At whom, or where to?
dig-choose-extort = Whom, for which tool, with which Weapon?
dig-choose-con = Whom do you ask, and for which card?
dig-choose-people = With whom?
dig-choose-background = Reveal your Background?
dig-choose-end = End the turn how?
dig-step-search = Search
dig-step-go = Cautious move
dig-step-dig = Dig
dig-step-here = Here
dig-step-make = Craft
dig-step-buy = Buy
dig-step-sell = Sell
dig-step-join = Join a gang
dig-step-extort = Extort
dig-step-con = Con artist: ask for a card
dig-step-people = People
dig-step-background = Background
dig-step-end = End
dig-step-tool = for: { $tool }
dig-step-weapon = with: { $weapon }
dig-step-play = Play: { $card }
dig-costs = costs { $count } actions
dig-tunnel-then = then the tunnel has { $points } of { $goal }
dig-move-search =
    { $count ->
        [one] Search: one card
       *[other] Search: { $count } cards
    }
dig-move-burgle = Burglar: Search for { $count } cards
dig-move-roll = Move: roll the die
dig-move-cautiousmove =
    { $cost ->
        [one] Cautious move { $to } (1 action)
       *[other] Cautious move { $to } ({ $cost } actions)
    }
dig-move-drive = Getaway driver: { $to }
dig-move-follow = Follow { $other } { $to }
dig-move-escape = Escape artist: { $to }
dig-move-dig = Dig with { $card }: +{ $points }
dig-move-mine = Miner: dig with { $card }: +{ $points }
dig-move-heal = Heal a Beating
dig-move-stealspoon = Steal a Spoon
dig-move-craft =
    { $count ->
        [one] Craft { $card } (from { $uses })
       *[other] Craft { $count } × { $card } (from { $uses })
    }
dig-move-craft-keeping = Craft { $card }, keeping { $keeps }
dig-move-tinker = Handyman: { $card } without { $lacks }
dig-move-tinker-keeping = Handyman: { $card } without { $lacks }, keeping { $keeps }
dig-move-buy =
    { $count ->
        [one] Buy { $card } for { $price }
       *[other] Buy { $count } × { $card } for { $price }
    }
dig-move-buyfromfence =
    { $count ->
        [one] Fence: { $card } for { $price }
       *[other] Fence: { $count } × { $card } for { $price }
    }
dig-move-sell = Sell { $card }: +{ $cigarettes }
dig-move-join = Join: { $gang } ({ $count } accessories)
dig-move-joinasgodparent = Godparent: join { $gang } ({ $count } accessories)
dig-move-play = Play { $card }
dig-move-play-at = { $card } at { $other }
dig-move-play-to = { $card }: { $to }
dig-move-extort = Extort { $other }: { $tool }, with { $weapon }
dig-move-con = Ask { $other } for { $card }
dig-move-exchange = Exchange with { $other }
dig-move-look = Look at { $other }’s hand
dig-move-cutpurse = Cutpurse: a card of { $other }
dig-move-burn = Arsonist: others here discard a card
dig-move-counterfeit = Counterfeiter: take cigarettes
dig-move-smuggle = Smuggler: 3 cigarettes more
dig-move-campaign = Political prisoner: heal and draw
dig-move-sendmichel = End the turn and roll for { $michel }
dig-move-stop = End the turn
dig-move-pass = Let it be
dig-move-pass-fight = Lay nothing
dig-move-pass-give = Enough given
dig-move-pass-sell = That is all: take the money
dig-move-pass-sift = Keep them all
dig-move-reveal = Reveal the Background
dig-move-reroll = Roll again
dig-move-givein = Give in: hand it over
dig-move-fists = Bare fists
dig-move-draw = Draw a card
dig-move-cigarette = Give a cigarette
dig-move-card = { $card }
dig-move-card-lay = Lay { $card }
dig-move-card-discard = Discard { $card }
dig-move-card-give = Give { $card }
dig-move-card-sell = Sell { $card }
dig-move-card-take = Take { $card }
dig-move-card-dig = Dig with { $card }
dig-move-area = Go { $to }
dig-move-seat = Ask { $other }
dig-move-badge = Keep { $badge }
dig-move-sharp = Knifeman: lay { $card }
dig-asked-giving = What do you give { $other }? Take cards one by one.
dig-asked-discarddown = You hold too many cards: discard { $over } more.
dig-asked-paydues = { $gang }: discard { $need } more of its accessories.
dig-asked-keepbadge = { $gang }: which of the two cards do you keep?
dig-asked-runwhere = Riot! You rolled { $roll }: where do you run?
dig-asked-chooseway = You rolled { $roll }: where to?
dig-asked-michelway = You rolled { $roll } for { $michel }: where to?
dig-asked-freedig = Escaped to your block: dig with a tool at once?
dig-asked-informantwindow = { $name } plays { $card }. Is there an Informant?
dig-asked-embezzlerwindow = { $name } is about to be paid for a sale. Is there an Embezzler?
dig-asked-enforcerwindow = The fight is lost. Is there an Enforcer?
dig-asked-tinkeragain = Handyman: craft another with a material missing?
dig-asked-askanother = Ask a second player for the same card: { $card }?
dig-asked-chooseloot = { $other }’s hand: which card do you take?
dig-asked-takeback = You won: which Weapon do you take back?
dig-asked-selling = Sold so far for { $signs }. Sell another card?
dig-asked-stand-first = Hand over what is wanted ({ $tool }), or fight?
dig-asked-stand =
    { $need ->
        [one] Answer with a Weapon, or lose the fight.
       *[other] Answer with { $need } Weapons, or lose the fight.
    }
dig-asked-stand-help = Do you lay a Weapon for { $other }?
dig-asked-facemichel-first = { $michel } shows a Knife: discard a tool shown, or fight?
dig-asked-facemichel = Another Knife: lay another Weapon, or lose the fight.
dig-asked-michelprize = { $michel } is beaten: draw a card?
dig-asked-losetool = { $michel } takes a tool: which one do you discard?
dig-asked-sift = Discard a card and draw another?
dig-prompt-left =
    { $count ->
        [one] One second left
       *[other] { $count } seconds left
    }
dig-prompt-wait = Let me think
dig-answer-by = Time to answer; after it, nothing is done
dig-log-searched =
    { $count ->
        [one] { $name } searches and draws a card.
       *[other] { $name } searches and draws { $count } cards.
    }
dig-log-searched-known = { $name } searches and draws { $cards-a }.
dig-log-searched-nothing = { $name } searches and finds nothing.
dig-log-drew =
    { $count ->
        [one] { $name } draws a card.
       *[other] { $name } draws { $count } cards.
    }
dig-log-drew-known = { $name } draws { $cards-a }.
dig-log-discarded = { $name } discards { $cards-a }.
dig-log-crafted-from =
    { $count ->
        [one] { $name } discards { $parts-a } and crafts { $card-a }.
       *[other] { $name } discards { $parts-a } and crafts { $count } × { $card }.
    }
dig-log-crafted =
    { $count ->
        [one] { $name } crafts { $card-a }.
       *[other] { $name } crafts { $count } × { $card }.
    }
dig-log-stolen = { $name } steals { $card-a }.
dig-log-bought =
    { $count ->
        [one] { $name } buys { $card-a } for { $price ->
            [one] a cigarette
           *[other] { $price } cigarettes
        }.
       *[other] { $name } buys { $count } × { $card } for { $price ->
            [one] a cigarette
           *[other] { $price } cigarettes
        }.
    }
dig-log-fetched = { $name } takes { $card-a } from the stack.
dig-log-played = { $name } plays { $card-a }.
dig-log-played-at = { $name } plays { $card-a } on { $other }.
dig-log-played-to = { $name } plays { $card-a } to go { $area-to }.
dig-log-claimed = { $name } takes { $card-a } into hand.
dig-log-handedover = { $name } hands { $other } { $card-a }.
dig-log-gave = { $name } gives { $other } { $card-a }.
dig-log-took = { $name } takes { $card-a } from { $other }.
dig-log-looked = { $name } looks at { $other }’s hand.
dig-log-gathered = All hands are gathered, shuffled and dealt out again.
dig-log-reshuffled = The discards are shuffled into a new deck.
dig-log-earned =
    { $count ->
        [one] { $name } gets a cigarette.
       *[other] { $name } gets { $count } cigarettes.
    }
dig-log-paid =
    { $count ->
        [one] { $name } pays a cigarette.
       *[other] { $name } pays { $count } cigarettes.
    }
dig-log-toll =
    { $count ->
        [one] { $name } pays { $other } a cigarette.
       *[other] { $name } pays { $other } { $count } cigarettes.
    }
dig-log-gave-cigarettes =
    { $count ->
        [one] { $name } gives { $other } a cigarette.
       *[other] { $name } gives { $other } { $count } cigarettes.
    }
dig-log-sold = { $name } sells { $cards-a }.
dig-log-sale-paid =
    { $count ->
        [one] { $name } gets a cigarette for the sale.
       *[other] { $name } gets { $count } cigarettes for the sale.
    }
dig-log-sale-share =
    { $count ->
        [one] { $name } takes a cigarette of the sale.
       *[other] { $name } takes { $count } cigarettes of the sale.
    }
dig-log-sale-unpaid = { $name } gets nothing for the sale.
dig-log-rolled = { $name } rolls { $number }.
dig-log-rolled-went = { $name } rolls { $number } and goes { $area-to }.
dig-log-rolled-michel = { $name } rolls { $number } for { $michel }.
dig-log-went = { $name } goes { $area-to }.
dig-log-michelwent = { $michel } goes { $area-to }.
dig-log-actiongained = { $name } gets an extra action.
dig-log-dug =
    { $points ->
        [one] { $name } digs with { $card-a }: one point.
       *[other] { $name } digs with { $card-a }: { $points } points.
    }
dig-log-won =
    { $names-count ->
        [one] { $names } escapes: the tunnel is finished!
       *[other] { $names } escape: the tunnel is finished!
    }
dig-log-fightbegan = { $name } extorts { $other } and demands { $card-a }.
dig-log-fightbegan-michel = { $michel } extorts { $other }.
dig-log-threatened = { $name } threatens with { $card-a }.
dig-log-laid = { $name } fights with { $card-a }.
dig-log-fistsused = { $name } fights with bare fists.
dig-log-tookback = { $name } takes back { $card-a }.
dig-log-lost = { $name } loses the fight against { $other }.
dig-log-lost-michel = { $name } loses the fight against { $michel }.
dig-log-won-michel = { $name } wins the fight against { $michel }.
dig-log-michelturned = { $michel } turns up a Knife and demands: { $tools }.
dig-log-michelturned-again = { $michel } turns up another Knife.
dig-log-michelturned-blank = { $michel } turns up a blank card.
dig-log-michelreshuffled = The Michel cards are shuffled into a new deck.
dig-log-beaten = { $name } takes a Beating.
dig-log-shrugged = { $name } ignores the Beating.
dig-log-healed =
    { $count ->
        [one] { $name } heals a Beating.
       *[other] { $name } heals { $count } Beatings.
    }
dig-log-joining = { $name } wants to join the { $gang }.
dig-log-joined = { $name } joins the { $gang } ({ $badge }: { $says }).
dig-log-buried = { $name } gives up { $badge }.
dig-log-peeked =
    { $count ->
        [one] { $name } looks at a gang card of the { $gang }.
       *[other] { $name } looks at { $count } gang cards of the { $gang }.
    }
dig-log-revealed = { $name } reveals a Background: { $background }.
dig-log-revealed-informant = { $name } reveals a Background: { $background }. The Action card is cancelled.
dig-log-revealed-enforcer = { $name } reveals a Background: { $background }. The Beating is cancelled.
dig-log-revealed-street-fighter = { $name } reveals a Background: { $background }. The extortion is over.
dig-log-exchanged = { $name } exchanges with { $other }.
dig-log-too-many = { $name } has too many cards.
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
