# Perché un turno è peggiore di un altro.
dig-reason-tunnel =
    { $count ->
        [one] Rinuncia a scavare { $count } punto.
       *[other] Rinuncia a scavare { $count } punti.
    }
dig-reason-tools = Finisce il turno con attrezzi che valgono { $played } invece di { $better }.
dig-reason-home = Non è nel proprio braccio, dove si potrebbe scavare con gli attrezzi.
dig-reason-danger = Lascia gli attrezzi dove un giocatore meglio armato può prenderli.
dig-reason-weapons = Finisce il turno con { $played } armi invece di { $better }.
dig-reason-beatings = Ha { $played } Pestaggi invece di { $better }.
dig-reason-cigarettes = Finisce il turno con { $played } sigarette invece di { $better }.
dig-reason-gang = Non entra in nessuna gang.
dig-reason-hand = Finisce il turno con { $played } carte invece di { $better }.
dig-reason-rival = Lascia a { $name } attrezzi che valgono { $played } invece di { $better }.
