# Dig Your Way Out en la mesa: rótulos del tablero y de sus partes.
dig-area-search =
    { $count ->
        [one] al buscar robas 1 carta
       *[other] al buscar robas { $count } cartas
    }
dig-area-no-craft = aquí no se puede fabricar
dig-area-die = tiradas: { $numbers }
dig-area-no-die = ninguna tirada lleva aquí
dig-signs = cigarrillos: { $count }
dig-area-craft = aquí puedes fabricar
dig-michel-says = Si terminas un movimiento en su zona, te extorsiona. Al final de tu turno puedes tirar el dado para que se mueva.
dig-michel-blank = una carta en blanco
dig-michel-deck = Cartas de Michel: { $count }
dig-board = Plano de Blackgate
dig-person = Preso { $number }: { $name }
dig-nobody = nadie
dig-you-are-here = Estás aquí
dig-can-go = Puedes ir a esta zona
dig-can-send = Puedes enviar a { $names } a esta zona
dig-stack = Montón: { $card }, quedan { $count }
dig-rolled = Dado: { $number }
dig-piles = Cartas en la mesa
dig-deck = Mazo de Búsqueda: { $count }
dig-discards = Descartes: { $count }
dig-tunnels = Los presos y sus túneles
dig-team = Equipo { $team }
dig-tunnel-of = Túnel de { $names }
dig-beatings = Palizas: { $count }
dig-cigarettes = Cigarrillos: { $count }
dig-holds = Cartas en la mano: { $count }
dig-known-card =
    { $count ->
        [one] conocida: { $card }
       *[other] conocidas: { $card } ×{ $count }
    }
dig-revealed = revelado
dig-secret = secreto, solo lo conoces tú
dig-seat-note =
    { $cards ->
        [one] túnel { $points }/{ $goal } · { $cards } carta
       *[other] túnel { $points }/{ $goal } · { $cards } cartas
    }
dig-duel = Extorsión
dig-duel-wants = exige: { $tool }
dig-use-dig = Cavar
dig-use-fight = Pelear
dig-use-make = Fabricar
dig-use-join = Unirse
dig-use-play = Jugar
dig-use-sell = Vender
dig-no-cards = Sin cartas en la mano.
dig-reach = A tu alcance:
dig-reach-ready = { $what }: ya puedes
dig-reach-elsewhere = { $what }: fabrica en otra zona
dig-reach-beaten = { $what }: cúrate antes
dig-reach-short = { $what }: necesitas { $cards-a }
dig-reach-any = { $what }: falta una carta de entre { $cards }
dig-prompt-left =
    { $count ->
        [one] queda { $count } segundo
       *[other] quedan { $count } segundos
    }
dig-prompt-wait = Más tiempo
dig-answer-by = Tiempo para responder. Si se acaba, pasas.
dig-ours-title = ≈ Reconstruido: { $count }
dig-sell-which = ¿Qué carta vendes primero?
dig-click = Elige una acción, una carta, una zona o un preso.
dig-left = Acciones restantes: { $count }
dig-exchange-gives = { $name } hace un intercambio con { $other }: da { $gives-a }.
dig-exchange-gets = { $name } hace un intercambio con { $other }: recibe { $gets-a }.
dig-exchange-both = { $name } hace un intercambio con { $other }: da { $gives-a } y recibe { $gets-a }.
dig-some-cards =
    { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
dig-some-cigarettes =
    { $count ->
        [one] un cigarrillo
       *[other] { $count } cigarrillos
    }
