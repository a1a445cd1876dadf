# La limite de cartes.
cartagena-refusal-no-discard = On ne se défausse qu’au-dessus de la limite, quand une carte grise est jouée
cartagena-refusal-over-limit = Vous avez plus de { $limit } cartes : défaussez-vous d’abord
cartagena-refusal-discards-first = Un autre joueur doit d’abord se défausser
cartagena-log-discarded = { $name } défausse { $card-a }.
cartagena-group-discard = défausser
cartagena-action-discard = Défausser { $card-a }
    .short = { $card }
cartagena-question-discarddown =
    { $over ->
        [one] Une carte grise a été jouée et vous avez trop de cartes : défaussez { $over } carte
       *[other] Une carte grise a été jouée et vous avez trop de cartes : défaussez { $over } cartes
    }
