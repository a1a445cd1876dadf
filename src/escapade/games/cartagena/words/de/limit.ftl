# Das Kartenlimit.
cartagena-refusal-no-discard = Abwerfen musst du nur, wenn du über dem Limit bist und eine graue Karte gespielt wird
cartagena-refusal-over-limit = Du hast mehr als { $limit } Karten: Wirf zuerst welche ab
cartagena-refusal-discards-first = Zuerst muss noch jemand anders Karten abwerfen
cartagena-log-discarded = { $name } wirft { $card-acc } ab.
cartagena-group-discard = abwerfen
cartagena-action-discard = { $card } abwerfen
    .short = { $card }
cartagena-question-discarddown =
    { $over ->
        [one] Eine graue Karte wurde gespielt, und du hast zu viele Karten: Wirf 1 Karte ab
       *[other] Eine graue Karte wurde gespielt, und du hast zu viele Karten: Wirf { $over } Karten ab
    }
