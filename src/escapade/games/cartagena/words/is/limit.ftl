# Spilahámarkið.
cartagena-refusal-no-discard = Þú hendir aðeins spilum ef þú ert yfir hámarkinu og gráu spili er spilað út
cartagena-refusal-over-limit = Þú ert með fleiri en { $limit } spil: hentu fyrst spilum
cartagena-refusal-discards-first = Annar leikmaður þarf að henda spilum fyrst
cartagena-log-discarded = { $name } hendir { $card-dat }.
cartagena-group-discard = henda
cartagena-action-discard = Henda { $card-dat }
    .short = { $card }
cartagena-question-discarddown =
    { $over ->
        [one] Gráu spili var spilað út og þú ert með of mörg spil: hentu { $over } spili
       *[other] Gráu spili var spilað út og þú ert með of mörg spil: hentu { $over } spilum
    }
