# Perché un turno è peggiore di un altro.
dig-reason-tunnel =
    { $count ->
        [one] Rinuncia a scavare { $count } punto.
       *[other] Rinuncia a scavare { $count } punti.
    }
dig-reason-tools = Finisce il turno con attrezzi che valgono { $played } invece di { $better }.
dig-reason-home = Non è nel proprio Blocco celle, dove si potrebbe scavare con gli attrezzi.
dig-reason-danger = Lascia gli attrezzi dove chi è meglio armato può prenderli.
dig-reason-weapons =
    { $played ->
        [one] Finisce il turno con { $played } arma invece di { $better }.
       *[other] Finisce il turno con { $played } armi invece di { $better }.
    }
dig-reason-beatings =
    { $played ->
        [one] Ha { $played } Pestaggio invece di { $better }.
       *[other] Ha { $played } Pestaggi invece di { $better }.
    }
dig-reason-cigarettes =
    { $played ->
        [one] Finisce il turno con { $played } sigaretta invece di { $better }.
       *[other] Finisce il turno con { $played } sigarette invece di { $better }.
    }
dig-reason-gang = Non entra in nessuna gang.
dig-reason-hand =
    { $played ->
        [one] Finisce il turno con { $played } carta invece di { $better }.
       *[other] Finisce il turno con { $played } carte invece di { $better }.
    }
dig-reason-rival = Lascia a { $name } attrezzi che valgono { $played } invece di { $better }.
dig-reason-materials = Finisce il turno con meno materiali per costruire.
dig-reason-area = Porta { $played-to } invece che { $better-to }.
