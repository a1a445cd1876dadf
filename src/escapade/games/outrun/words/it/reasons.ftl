# Perché una decisione è peggiore di un’altra.
outrun-reason-rooms =
    { $count ->
        [one] Avanza di { $count } stanza in meno.
       *[other] Avanza di { $count } stanze in meno.
    }
outrun-reason-front = Le carte davanti rendono più difficile la propria corsa.
outrun-reason-hand =
    { $played ->
        [one] Tiene { $played } carta invece di { $better }.
       *[other] Tiene { $played } carte invece di { $better }.
    }
outrun-reason-ill = L’infezione rimane.
outrun-reason-rival = Lascia a { $name } una corsa più facile.
