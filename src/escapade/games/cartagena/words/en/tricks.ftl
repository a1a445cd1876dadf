# The pirate's play: objects, pairs of sabres, chests.
cartagena-refusal-no-pairs = Two sabres count as another card only in the pirate's play
cartagena-refusal-no-objects = A card is used for its object only in the pirate's play
cartagena-refusal-pistol-at-oneself = A pistol is held at another player
cartagena-refusal-pistol-at-nobody = A player with an empty hand cannot be chosen
cartagena-refusal-no-pistol = A card is taken out of a hand only at pistol point
cartagena-refusal-take-first = First choose the card you take at pistol point
cartagena-refusal-not-in-that-hand = That hand holds no { $card }
cartagena-refusal-no-parrot = Cards are given away only when a parrot brought them
cartagena-refusal-give-first = First hand out the parrot's cards
cartagena-refusal-not-brought = The parrot brought no { $card }
cartagena-refusal-give-clockwise = Each other player gets at most one card, and they are handed out clockwise
cartagena-refusal-no-hook = A card is chosen only when a hook caught some
cartagena-refusal-keep-first = First choose the card you keep from the hook
cartagena-refusal-no-hook-to-bury = Cards go under the deck only when a hook caught them
cartagena-refusal-bury-first = First put the hook's other cards under the deck
cartagena-refusal-no-two-pirates = You have no two pirates on { $place }
cartagena-refusal-chest-late = A chest is opened instead of the whole turn, so only at its beginning
cartagena-refusal-no-chest = No pirate of yours stands with a chest on { $place }
cartagena-refusal-not-caught = The hook caught no { $card }
cartagena-log-peeked =
    { $count ->
        [one] { $name } looks at a card from the deck.
       *[other] { $name } looks at { $count } cards from the deck.
    }
cartagena-log-peeked-known = { $name } looks at { $cards-a } from the deck.
cartagena-log-kept = { $name } keeps { $card-a }.
cartagena-log-putunder = { $name } puts { $card-a } under the deck.
cartagena-log-gave = { $name } gives { $other } { $card-a }.
cartagena-log-looked = { $name } looks at { $other }’s hand.
cartagena-log-opened =
    { $token ->
        [0] { $name } opens the chest on { $place }: nothing.
        [1] { $name } opens the chest on { $place }: one card.
        [4] { $name } opens the chest on { $place }: a snake!
       *[other] { $name } opens the chest on { $place }: { $token } cards.
    }
cartagena-log-chestslaid = The chest tokens are shuffled and laid out again.
cartagena-group-use = use { $card }
cartagena-group-bomb = { $bomb } and { $card }
cartagena-group-rob = take
cartagena-group-give = give { $other }
cartagena-group-keep = keep
cartagena-group-bury = put under the deck
cartagena-action-pistol = Pistol at { $other }
    .short = at { $other }, take a card
cartagena-action-parrot = Send the parrot
    .short = draw { $count }, keep { $kept }, give the rest
cartagena-action-hook = Throw the hook
    .short = draw { $count }, keep 1, the rest under
cartagena-action-bomb = { $paid }: two { $to-to }
    .short = two → { $to-short }
    .full = { $paid }: two { $to-to } ({ $from-from })
cartagena-action-chest = Open the chest on { $place }
    .short = open the chest on { $place } instead of a turn
cartagena-action-rob = Take { $card-a }
    .short = { $card }
cartagena-action-give = { $card } for { $other }
    .short = { $card }
cartagena-action-keep = Keep { $card-a }
    .short = { $card }
cartagena-action-bury = { $card } under the deck
    .short = { $card }
cartagena-question-chooseloot = { $other }’s hand: which card do you take?
cartagena-question-handout = The parrot’s cards: which one does { $other } get? The last { $kept } stay with you.
cartagena-question-keepone = The hook’s catch: which card do you keep?
cartagena-question-buryrest = The others go under the deck: which one first?
