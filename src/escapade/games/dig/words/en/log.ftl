# Dig Your Way Out: the log.
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
dig-several = { $count } × { $card }
dig-log-discarded = { $name } discards { $cards-a }.
dig-log-crafted-from =
    { $count ->
        [one] { $name } crafts { $card-a } from { $parts }.
       *[other] { $name } crafts { $count } × { $card } from { $parts }.
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
dig-log-claimed = { $name } takes { $card-a }.
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
        [one] { $name } takes a cigarette from the sale.
       *[other] { $name } takes { $count } cigarettes from the sale.
    }
dig-log-sale-unpaid = { $name } gets nothing for the sale.
dig-log-rolled = { $name } rolls { $number }.
dig-log-rolled-went = { $name } rolls { $number } and goes { $area-to }.
dig-log-rolled-michel = { $name } rolls { $number } for { $michel }.
dig-log-went = { $name } goes { $area-to }.
dig-log-went-cautiously = { $name } makes a cautious move { $area-to }.
dig-log-went-to-solitary = { $name } is taken { $area-to }.
dig-log-michelwent = { $michel } goes { $area-to }.
dig-log-actiongained = { $name } gets an extra action.
dig-log-dug =
    { $points ->
        [one] { $name } digs with { $card-a }: { $points } point.
       *[other] { $name } digs with { $card-a }: { $points } points.
    }
dig-log-won =
    { $names-count ->
        [one] { $names } escapes: the tunnel is finished!
       *[other] { $names } escape: the tunnel is finished!
    }
dig-log-fightbegan = { $name } extorts { $other } and demands { $card-a }.
dig-log-threatened = { $name } threatens with { $card-a }.
dig-log-laid = { $name } fights with { $card-a }.
dig-log-fistsused = { $name } fights with bare fists.
dig-log-tookback = { $name } takes back { $card-a }.
dig-log-lost = { $name } loses the fight against { $other }.
dig-log-lost-michel = { $name } loses the fight against { $michel }.
dig-log-won-michel = { $name } wins the fight against { $michel }.
dig-log-michelturned = { $michel } extorts { $other }, reveals a Knife and demands: { $tools }.
dig-log-michelturned-again = { $michel } reveals another Knife.
dig-log-michelturned-blank = { $michel } reveals a blank card.
dig-log-michelturned-spared = { $michel } reveals a blank card and leaves { $name } alone.
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
