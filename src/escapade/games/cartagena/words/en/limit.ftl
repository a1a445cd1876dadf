# The card limit.
cartagena-refusal-no-discard = Cards are thrown away only over the limit, when a grey card is laid
cartagena-refusal-over-limit = You hold more than { $limit } cards: throw some away first
cartagena-refusal-discards-first = The discards come first
cartagena-log-discarded = { $name } discards { $card-a }.
cartagena-group-discard = throw away
cartagena-action-discard = Throw away { $card-a }
    .short = { $card }
cartagena-question-discarddown = A grey card was played. You hold too many: throw away { $over } more
