# Limit kart.
cartagena-refusal-no-discard = Karty odrzuca się tylko powyżej limitu, gdy ktoś zagra szarą kartę
cartagena-refusal-over-limit = Masz więcej niż { $limit } kart: najpierw odrzuć nadmiar
cartagena-refusal-discards-first = Najpierw karty odrzuca inny gracz
cartagena-log-discarded = { $name } odrzuca { $card-acc }.
cartagena-group-discard = odrzuć
cartagena-action-discard = Odrzuć { $card-acc }
    .short = { $card }
cartagena-question-discarddown =
    { $over ->
        [one] Zagrano szarą kartę, a masz za dużo kart: odrzuć 1 kartę
        [few] Zagrano szarą kartę, a masz za dużo kart: odrzuć { $over } karty
       *[many] Zagrano szarą kartę, a masz za dużo kart: odrzuć { $over } kart
    }
