# Il limite di carte.
cartagena-refusal-no-discard = Scarti solo quando superi il limite e viene giocata una carta grigia
cartagena-refusal-over-limit = Hai più di { $limit } carte: prima scarta
cartagena-refusal-discards-first = Prima deve scartare un altro giocatore
cartagena-log-discarded = { $name } scarta { $card-a }.
cartagena-group-discard = scarta
cartagena-action-discard = Scarta { $card-a }
    .short = { $card }
cartagena-question-discarddown =
    { $over ->
        [one] È stata giocata una carta grigia e hai troppe carte: scarta 1 carta
       *[other] È stata giocata una carta grigia e hai troppe carte: scarta { $over } carte
    }
