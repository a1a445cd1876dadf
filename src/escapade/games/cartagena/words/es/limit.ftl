# El límite de cartas.
cartagena-refusal-no-discard = Solo te descartas si superas el límite cuando se juega una carta gris
cartagena-refusal-over-limit = Tienes más de { $limit } cartas: descártate primero
cartagena-refusal-discards-first = Otro jugador debe descartarse primero
cartagena-log-discarded = { $name } descarta { $card-a }.
cartagena-group-discard = descartar
cartagena-action-discard = Descartar { $card-a }
    .short = { $card }
cartagena-question-discarddown =
    { $over ->
        [one] Se ha jugado una carta gris y tienes demasiadas cartas: descarta 1 carta
       *[other] Se ha jugado una carta gris y tienes demasiadas cartas: descarta { $over } cartas
    }
