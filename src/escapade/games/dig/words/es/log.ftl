# Dig Your Way Out: el registro.
dig-log-searched =
    { $count ->
        [one] { $name } busca y roba una carta.
       *[other] { $name } busca y roba { $count } cartas.
    }
dig-log-searched-known = { $name } busca y roba { $cards-a }.
dig-log-searched-nothing = { $name } busca y no encuentra nada.
dig-log-drew =
    { $count ->
        [one] { $name } roba una carta.
       *[other] { $name } roba { $count } cartas.
    }
dig-log-drew-known = { $name } roba { $cards-a }.
dig-several = { $count } × { $card }
dig-log-discarded = { $name } descarta { $cards-a }.
dig-log-crafted-from =
    { $count ->
        [one] { $name } fabrica { $card-a } con { $parts-a }.
       *[other] { $name } fabrica { $count } × { $card } con { $parts-a }.
    }
dig-log-crafted =
    { $count ->
        [one] { $name } fabrica { $card-a }.
       *[other] { $name } fabrica { $count } × { $card }.
    }
dig-log-stolen = { $name } birla { $card-a }.
dig-log-bought =
    { $count ->
        [one] { $name } compra { $card-a } por { $price ->
            [one] un cigarrillo
           *[other] { $price } cigarrillos
        }.
       *[other] { $name } compra { $count } × { $card } por { $price ->
            [one] un cigarrillo
           *[other] { $price } cigarrillos
        }.
    }
dig-log-fetched = { $name } toma { $card-a } del montón.
dig-log-played = { $name } juega { $card-a }.
dig-log-played-at = { $name } juega { $card-a } contra { $other }.
dig-log-played-to = { $name } juega { $card-a } para ir { $area-to }.
dig-log-claimed = { $name } se queda con { $card-a }.
dig-log-handedover = { $name } entrega { $card-a } a { $other }.
dig-log-gave = { $name } da { $card-a } a { $other }.
dig-log-took = { $name } quita { $card-a } a { $other }.
dig-log-looked = { $name } mira la mano de { $other }.
dig-log-gathered = Todas las manos se juntan, se barajan y se reparten de nuevo.
dig-log-reshuffled = Los descartes se barajan y forman un mazo nuevo.
dig-log-earned =
    { $count ->
        [one] { $name } recibe un cigarrillo.
       *[other] { $name } recibe { $count } cigarrillos.
    }
dig-log-paid =
    { $count ->
        [one] { $name } paga un cigarrillo.
       *[other] { $name } paga { $count } cigarrillos.
    }
dig-log-toll =
    { $count ->
        [one] { $name } paga un cigarrillo a { $other }.
       *[other] { $name } paga { $count } cigarrillos a { $other }.
    }
dig-log-gave-cigarettes =
    { $count ->
        [one] { $name } da un cigarrillo a { $other }.
       *[other] { $name } da { $count } cigarrillos a { $other }.
    }
dig-log-sold = { $name } vende { $cards-a }.
dig-log-sale-paid =
    { $count ->
        [one] { $name } recibe un cigarrillo por la venta.
       *[other] { $name } recibe { $count } cigarrillos por la venta.
    }
dig-log-sale-share =
    { $count ->
        [one] { $name } se queda con un cigarrillo de la venta.
       *[other] { $name } se queda con { $count } cigarrillos de la venta.
    }
dig-log-sale-unpaid = { $name } no recibe nada por la venta.
dig-log-rolled = { $name } saca un { $number }.
dig-log-rolled-went = { $name } saca un { $number } y va { $area-to }.
dig-log-rolled-michel = { $name } saca un { $number } para { $michel }.
dig-log-went = { $name } va { $area-to }.
dig-log-went-cautiously = { $name } va { $area-to } con un movimiento cauteloso.
dig-log-went-to-solitary = Llevan a { $name } { $area-to }.
dig-log-michelwent = { $michel } va { $area-to }.
dig-log-actiongained = { $name } consigue una acción adicional.
dig-log-dug =
    { $points ->
        [one] { $name } cava con { $card-a }: { $points } punto.
       *[other] { $name } cava con { $card-a }: { $points } puntos.
    }
dig-log-won =
    { $names-count ->
        [one] ¡{ $names } escapa: el túnel está terminado!
       *[other] ¡{ $names } escapan: el túnel está terminado!
    }
dig-log-fightbegan = { $name } extorsiona a { $other } y exige { $card-a }.
dig-log-threatened = { $name } amenaza con { $card-a }.
dig-log-laid = { $name } pelea con { $card-a }.
dig-log-fistsused = { $name } pelea a puñetazo limpio.
dig-log-tookback = { $name } recupera { $card-a }.
dig-log-lost = { $name } pierde la pelea contra { $other }.
dig-log-lost-michel = { $name } pierde la pelea contra { $michel }.
dig-log-won-michel = { $name } gana la pelea contra { $michel }.
dig-log-michelturned = { $michel } extorsiona a { $other }, saca un Cuchillo y exige: { $tools }.
dig-log-michelturned-again = { $michel } saca otro Cuchillo.
dig-log-michelturned-blank = { $michel } saca una carta en blanco.
dig-log-michelturned-spared = { $michel } saca una carta en blanco y deja en paz a { $name }.
dig-log-michelreshuffled = Las cartas de Michel se barajan y forman un mazo nuevo.
dig-log-beaten = { $name } recibe una Paliza.
dig-log-shrugged = { $name } ignora la Paliza.
dig-log-healed =
    { $count ->
        [one] { $name } se cura una Paliza.
       *[other] { $name } se cura { $count } Palizas.
    }
dig-log-joining = { $name } quiere unirse { $gang-to }.
dig-log-joined = { $name } se une { $gang-to } ({ $badge }: { $says }).
dig-log-buried = { $name } renuncia a { $badge }.
dig-log-peeked =
    { $count ->
        [one] { $name } mira una carta de banda { $gang-of }.
       *[other] { $name } mira { $count } cartas de banda { $gang-of }.
    }
dig-log-revealed = { $name } revela su Pasado: { $background }.
dig-log-revealed-informant = { $name } revela su Pasado: { $background }. La carta de Acción queda anulada.
dig-log-revealed-enforcer = { $name } revela su Pasado: { $background }. La Paliza queda anulada.
dig-log-revealed-street-fighter = { $name } revela su Pasado: { $background }. La extorsión termina.
dig-log-exchanged = { $name } hace un intercambio con { $other }.
dig-log-too-many = { $name } tiene demasiadas cartas.
