# Dig Your Way Out: headings, actions, answers, their effects, and questions.
dig-group-search = Search
dig-group-go = Move
dig-group-cautious = Cautious move
dig-group-dig = Dig
dig-group-here = Here
dig-group-craft = Craft
dig-group-buy = Buy
dig-group-sell = Sell
dig-group-join = Join a gang
dig-group-play = Action card
dig-group-extort = Extort
dig-group-con = Con artist
dig-group-people = Players
dig-group-background = Background
dig-group-end = End turn
dig-group-michel = Michel(le)
dig-action-search =
    { $count ->
        [0] Search: nothing to find
        [one] Search: draw 1 card
       *[other] Search: draw { $count } cards
    }
dig-action-burgle = Burglar: search and draw { $count } cards
dig-action-roll = Roll the die and move
dig-action-cautious = Cautious move { $area-to }
dig-action-drive = Getaway driver: go { $area-to }
dig-action-follow = Follow { $other } { $area-to }
dig-action-escape = Escape artist: go { $area-to }
dig-action-dig = Dig with { $card-a }: +{ $points }
dig-action-mine = Miner: dig with { $card-a }: +{ $points }
dig-action-heal = Heal a Beating
dig-action-steal-spoon = Steal a Spoon
dig-action-craft =
    { $count ->
        [one] Craft { $card-a } from { $parts }
       *[other] Craft { $count } × { $card } from { $parts }
    }
    .brief =
        { $count ->
            [one] Craft { $card-a }
           *[other] Craft { $count } × { $card }
        }
dig-action-craft-keeping =
    { $count ->
        [one] Craft { $card-a }, keep { $kept-a }
       *[other] Craft { $count } × { $card }, keep { $kept-a }
    }
dig-action-tinker =
    { $count ->
        [one] Handyman: craft { $card-a } without { $missing-a }
       *[other] Handyman: craft { $count } × { $card } without { $missing-a }
    }
dig-action-tinker-keeping =
    { $count ->
        [one] Handyman: craft { $card-a } without { $missing-a }, keep { $kept-a }
       *[other] Handyman: craft { $count } × { $card } without { $missing-a }, keep { $kept-a }
    }
dig-action-buy =
    { $count ->
        [one] Buy { $card-a } for { $price }
       *[other] Buy { $count } × { $card } for { $price }
    }
dig-action-fence =
    { $count ->
        [one] Fence: buy { $card-a } for { $price }
       *[other] Fence: buy { $count } × { $card } for { $price }
    }
dig-action-sell = Sell { $card-a }: +{ $count }
dig-action-join =
    { $count ->
        [one] Join the { $gang } for 1 accessory
       *[other] Join the { $gang } for { $count } accessories
    }
dig-action-join-as-godparent =
    { $count ->
        [0] Godparent: join the { $gang } for free
        [one] Godparent: join the { $gang } for 1 accessory
       *[other] Godparent: join the { $gang } for { $count } accessories
    }
dig-action-play = Play { $card-a }
dig-action-play-on = Play { $card-a } on { $other }
dig-action-play-own = On yourself: play { $card-a }
dig-action-play-to = Play { $card-a }: go { $area-to }
dig-action-extort = Demand { $tool-a } from { $other }, with { $weapon-a }
dig-action-con = Ask { $other } for { $card-a }
dig-action-exchange = Exchange with { $other }
dig-action-look = Look at { $other }’s hand
dig-action-cut-purse = Cutpurse: take a random card from { $other }
dig-action-cut-purse-choose = Cutpurse: take a card of your choice from { $other }
dig-action-burn = Arsonist: everyone else here discards a random card
dig-action-counterfeit = Counterfeiter: take { $count } cigarettes
dig-action-smuggle = Smuggler: take { $count } cigarettes
dig-action-smuggle-gang = Smuggler: take { $count } cigarettes and a Knife
dig-action-campaign = Political prisoner: heal all Beatings, draw a card
dig-action-campaign-gang = Political prisoner: heal all Beatings, draw a card, take a Spoon
dig-action-send-michel = End turn and roll for { $michel }
dig-action-stop = End turn
dig-answer-pass = Pass
dig-answer-reveal = Reveal { $background }
dig-answer-go = Go { $area-to }
dig-answer-reroll = Roll again
dig-answer-discard = Discard { $card-a }
dig-answer-keep = Keep { $badge }
dig-answer-fight = Fight with { $card-a }
dig-answer-sharp = Knifeman: fight with { $card-a }
dig-answer-fists = Fight with bare fists
dig-answer-give-in = Hand over { $card-a }
dig-answer-no-fight = Don’t fight
dig-answer-no-help = Don’t help
dig-answer-take = Take { $card-a }
dig-answer-take-back = Take back { $card-a }
dig-answer-sell = Sell { $card-a }: +{ $count }
dig-answer-end-sale = Finish the sale: +{ $count }
dig-answer-sift = Discard { $card-a }, draw a card
dig-answer-keep-all = Keep all cards
dig-answer-give = Give { $card-a }
dig-answer-give-cigarette = Give a cigarette
dig-answer-end-exchange = Done
dig-answer-ask = Ask { $other }
dig-answer-draw = Draw a card
dig-answer-send-michel = Send { $michel } { $area-to }
dig-note-cost =
    { $count ->
        [0] costs no action
        [one] costs 1 action
       *[other] costs { $count } actions
    }
dig-note-tunnel = tunnel: { $points } of { $goal }
dig-note-wins = wins the game
dig-note-discard =
    { $count ->
        [one] you must discard 1 card
       *[other] you must discard { $count } cards
    }
dig-note-sell-more = you can then sell more cards
dig-note-toll =
    { $count ->
        [one] { $other } gets 1 cigarette from you first
       *[other] { $other } gets { $count } cigarettes from you first
    }
dig-note-dues = you discard { $cards-a }
dig-note-gives-up = you give up { $badge }
dig-note-michel = { $michel } is there and will extort you
dig-note-michel-comes = you are there and will be extorted
dig-note-lose-fight = you lose the fight: a Beating and a card
dig-note-free-dig = you can dig there at once, for free
dig-note-extra-action = gives an extra action
dig-note-two-cards = choose between two gang cards
dig-question-turn =
    { $left ->
        [0] No action left. End your turn.
        [one] Your turn: 1 action left.
       *[other] Your turn: { $left } actions left.
    }
dig-question-turn-background = No action left. End your turn, or use your Background.
dig-question-waits = { $name } is thinking …
dig-question-discard-down = You have too many cards: discard { $count }.
dig-question-way = You rolled { $roll }. Where do you go?
dig-question-riot = Riot! You rolled { $roll }. Where do you run?
dig-question-michel-way = You rolled { $roll } for { $michel }. Where to?
dig-question-dues =
    { $count ->
        [one] { $gang }: discard 1 more accessory.
       *[other] { $gang }: discard { $count } more different accessories.
    }
dig-question-keep = { $gang }: which of the two cards do you keep?
dig-question-extorted = { $name } demands { $tool-a }. Hand it over, or fight?
dig-question-extorted-without-tool = { $name } demands { $tool-a }. You don’t have one. Do you fight?
dig-question-extorted-without-weapon = { $name } demands { $tool-a }. You have no Weapon. Hand it over?
dig-question-extorted-unarmed = { $name } demands { $tool-a }. You have neither it nor a Weapon.
dig-question-fight =
    { $count ->
        [one] Fight on with a Weapon, or lose the fight?
       *[other] Fight on with { $count } Weapons, or lose the fight?
    }
dig-question-fight-unarmed = You have no Weapon to fight on with.
dig-question-help = Do you play a Weapon for { $other }?
dig-question-take-back = You won. Which Weapon do you take back?
dig-question-sell =
    { $count ->
        [one] 1 cigarette so far. Sell another card?
       *[other] { $count } cigarettes so far. Sell another card?
    }
dig-question-sift = Discard a card and draw another?
dig-question-give = What do you give { $other }? Choose cards one by one.
dig-question-informant = { $shown } Are you the Informant?
dig-question-embezzler = { $name } sells. Are you the Embezzler?
dig-question-enforcer = You lost the fight. Are you the Enforcer?
dig-question-con-again = Ask a second player for { $card-a }?
dig-question-loot = { $other }’s hand: which card do you take?
dig-question-free-dig = You escaped to your block. Dig at once?
dig-question-tinker-again = Handyman: craft again with a material missing?
dig-question-michel = { $michel } shows a Knife and demands: { $tools }. Discard one, or fight?
dig-question-michel-without-tool = { $michel } shows a Knife and demands: { $tools }. You have no such tool. Do you fight?
dig-question-michel-without-weapon = { $michel } shows a Knife and demands: { $tools }. You have no Weapon. Discard one?
dig-question-michel-unarmed = { $michel } shows a Knife and demands: { $tools }. You have no such tool and no Weapon.
dig-question-michel-again = { $michel } shows another Knife. Fight on with a Weapon, or lose the fight?
dig-question-michel-again-unarmed = { $michel } shows another Knife. You have no Weapon left.
dig-question-michel-prize = You beat { $michel }. Draw a card?
dig-question-lose-tool = { $michel } takes a tool. Which one do you discard?
