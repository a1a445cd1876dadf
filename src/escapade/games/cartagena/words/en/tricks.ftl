# Pirate tricks: objects, pairs of sabres, chests.
cartagena-refusal-no-pairs = Two sabres count as another card only with pirate tricks
cartagena-refusal-no-objects = Cards have special uses only with pirate tricks
cartagena-refusal-pistol-at-oneself = You can point the pistol only at another player
cartagena-refusal-pistol-at-nobody = That player has no cards
cartagena-refusal-no-pistol = You can take a card from a player only with a pistol
cartagena-refusal-take-first = First choose the card you take with the pistol
cartagena-refusal-not-in-that-hand = That player does not have { $card-a }
cartagena-refusal-no-parrot = You can give away only cards from a parrot
cartagena-refusal-give-first = First give away the parrot’s cards
cartagena-refusal-not-brought = The parrot did not bring { $card-a }
cartagena-refusal-give-clockwise = Give each other player at most one card, in clockwise order
cartagena-refusal-no-hook = You can keep a card only from a hook
cartagena-refusal-keep-first = First choose which of the hook’s cards you keep
cartagena-refusal-no-hook-to-bury = You can put only cards from a hook under the deck
cartagena-refusal-bury-first = First put the hook’s other cards under the deck
cartagena-refusal-no-two-pirates = You do not have two pirates on { $place }
cartagena-refusal-chest-late = Opening a chest takes your whole turn, so you cannot do it after an action
cartagena-refusal-no-chest = You have no pirate with a chest on { $place }
cartagena-refusal-not-caught = The hook did not catch { $card-a }
cartagena-log-peeked =
    { $count ->
        [one] { $name } looks at a card from the deck.
       *[other] { $name } looks at { $count } cards from the deck.
    }
cartagena-log-peeked-known = { $name } looks at { $cards-a } from the deck.
cartagena-log-kept =
    { $count ->
        [one] { $name } keeps a card.
       *[other] { $name } keeps { $count } cards.
    }
cartagena-log-kept-known = { $name } keeps { $cards-a }.
cartagena-log-bomb = { $name } plays { $cards-a }: two pirates { $from-short } → { $to-short }.
cartagena-log-sabres = { $name } plays two sabres as one card: { $from-short } → { $to-short }.
cartagena-log-putunder = { $name } puts { $card-a } under the deck.
cartagena-log-gave = { $name } gives { $other } { $card-a }.
cartagena-log-looked = { $name } looks at { $other }’s hand.
cartagena-log-opened =
    { $token ->
        [0] { $name } opens the chest on { $place }: nothing.
        [1] { $name } opens the chest on { $place }: 1 card.
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
cartagena-action-pistol = Point the pistol at { $other }
    .short = take a card from { $other }
cartagena-action-parrot = Send the parrot
    .short = draw { $count }, keep { $kept }, give the rest
cartagena-action-hook = Throw the hook
    .short = draw { $count }, keep 1, put the rest under the deck
cartagena-action-bomb = { $paid }: two { $to-to }
    .short = two → { $to-short }
    .full = { $paid }: two { $to-to } ({ $from-from })
cartagena-action-chest = Open the chest on { $place }
    .short = open the chest on { $place } (whole turn)
cartagena-action-rob = Take { $card-a }
    .short = { $card }
cartagena-action-give = Give { $other } { $card-a }
    .short = { $card }
cartagena-action-keep = Keep { $card-a }
    .short = { $card }
cartagena-action-bury = Put { $card-a } under the deck
    .short = { $card }
cartagena-question-chooseloot = { $other }’s hand: which card do you take?
cartagena-question-handout = Parrot: which card does { $other } get? You keep the last { $kept }.
cartagena-question-keepone = Hook: which card do you keep?
cartagena-question-buryrest = The others go under the deck: which one first?
