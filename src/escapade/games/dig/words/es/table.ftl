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
dig-ours-areas = Se conocen dos números de Búsqueda (Bloque de celdas 1, Comedor 2). Los demás los hemos elegido nosotros: más cartas donde no hay otra cosa que hacer.
dig-ours-die = Se conocen dos de las seis parejas de zonas del dado (1 y 4). Las demás las hemos elegido nosotros.
dig-ours-tunnel = Un túnel necesita de 8 a 12 puntos, menos cuantos más jugadores haya. Los números exactos los hemos elegido nosotros, también para los equipos.
dig-ours-values = Los jugadores no se ponen de acuerdo sobre cuánto valen un Pico y una Pala. Aquí los valores habituales son 1, 2 y 3; los otros son 1, 3 y 4.
dig-ours-stacks = Hemos elegido nosotros cuántas cartas hay en los montones a la vista y sus iconos de cigarrillo.
dig-ours-recipes = Las herramientas y los Cuchillos se fabrican con materiales. Hemos elegido nosotros con cuáles.
dig-ours-michel = Algunas cartas de Michel muestran un Cuchillo y herramientas. Hemos elegido nosotros cuántas.
dig-ours-search = Hay 77 cartas de Búsqueda. Sus nombres, números e iconos los hemos elegido nosotros.
dig-ours-gangs = Hay seis bandas con cuatro cartas cada una. Las 24 habilidades las hemos elegido nosotros.
dig-ours-backgrounds = Hay 18 Pasados, tres por banda. Todos sus efectos los hemos elegido nosotros.
dig-click = Elige una acción, o haz clic en una carta, una zona o un preso.
dig-left = Acciones restantes: { $count }
dig-keys = 1–9 eligen una carta de tu mano, «s» busca, «m» tira el dado para moverse, «p» pasa y «.» termina el turno. Con Tab se pasa de una zona, un preso, una carta o un botón a otro.
