# The card limit.
cartagena-refusal-no-discard = You discard only when you are over the limit and a grey card is played
cartagena-refusal-over-limit = You have more than { $limit } cards: discard first
cartagena-refusal-discards-first = Another player has to discard first
cartagena-log-discarded = { $name } discards { $card-a }.
cartagena-group-discard = discard
cartagena-action-discard = Discard { $card-a }
    .short = { $card }
cartagena-question-discarddown =
    { $over ->
        [one] A grey card was played, and you have too many cards: discard 1 card
       *[other] A grey card was played, and you have too many cards: discard { $over } cards
    }
