# Limit kart.
cartagena-refusal-no-discard = Karty odrzuca się tylko ponad limit, gdy ktoś zagra szarą
cartagena-refusal-over-limit = Masz więcej niż { $limit } kart: najpierw odrzuć nadmiar
cartagena-refusal-discards-first = Najpierw odrzucanie kart
cartagena-log-discarded = { $name } odrzuca { $card-acc }.
cartagena-group-discard = odrzuć
cartagena-action-discard = Odrzuć { $card-acc }
    .short = { $card }
cartagena-question-discarddown = Ktoś zagrał szarą kartę. Ponad limit: odrzuć jeszcze { $over }
