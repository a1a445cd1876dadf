# Perché un turno è peggiore di un altro.
cartagena-reason-cards =
    { $played ->
        [one] Finisce il turno con { $played } carta invece di { $better }.
       *[other] Finisce il turno con { $played } carte invece di { $better }.
    }
cartagena-reason-boat =
    { $count ->
        [one] Porta al traguardo un pirata in meno.
       *[other] Porta al traguardo { $count } pirati in meno.
    }
cartagena-reason-way =
    { $count ->
        [one] Avanza di { $count } casella in meno.
       *[other] Avanza di { $count } caselle in meno.
    }
cartagena-reason-leaves =
    { $count ->
        [one] Lascia che { $name } arretri { $to-to } per { $count } carta.
       *[other] Lascia che { $name } arretri { $to-to } per { $count } carte.
    }
cartagena-reason-symbols =
    { $played ->
        [one] Finisce il turno con un solo simbolo in mano invece di { $better }.
       *[other] Finisce il turno con { $played } simboli diversi in mano invece di { $better }.
    }
cartagena-reason-bridge = Lascia che { $name } avanzi fino a { $played } caselle con una carta invece di { $better }.
