# Dig Your Way Out: títulos, acciones, respuestas, sus efectos y preguntas.
dig-group-search = Buscar
dig-group-go = Moverse
dig-group-cautious = Movimiento cauteloso
dig-group-dig = Cavar
dig-group-here = Aquí
dig-group-craft = Fabricar
dig-group-buy = Comprar
dig-group-sell = Vender
dig-group-join = Unirse a una banda
dig-group-play = Carta de Acción
dig-group-extort = Extorsionar
dig-group-con = Estafador
dig-group-people = Jugadores
dig-group-background = Pasado
dig-group-end = Terminar turno
dig-group-michel = Michel(le)
dig-action-search =
    { $count ->
        [0] Buscar: nada que encontrar
        [one] Buscar: robar 1 carta
       *[other] Buscar: robar { $count } cartas
    }
dig-action-burgle = Ladrón: buscar y robar { $count } cartas
dig-action-roll = Tirar el dado y moverse
dig-action-cautious = Movimiento cauteloso { $area-to }
dig-action-drive = Conductor: ir { $area-to }
dig-action-follow = Seguir a { $other } { $area-to }
dig-action-escape = Escapista: ir { $area-to }
dig-action-dig = Cavar con { $card-a }: +{ $points }
dig-action-mine = Minero: cavar con { $card-a }: +{ $points }
dig-action-heal = Curar una Paliza
dig-action-steal-spoon = Birlar una Cuchara
dig-action-craft =
    { $count ->
        [one] Fabricar { $card-a } con { $parts-a }
       *[other] Fabricar { $count } × { $card } con { $parts-a }
    }
    .brief =
        { $count ->
            [one] Fabricar { $card-a }
           *[other] Fabricar { $count } × { $card }
        }
dig-action-craft-keeping =
    { $count ->
        [one] Fabricar { $card-a }, conservar { $kept-a }
       *[other] Fabricar { $count } × { $card }, conservar { $kept-a }
    }
dig-action-tinker =
    { $count ->
        [one] Manitas: fabricar { $card-a } sin { $missing }
       *[other] Manitas: fabricar { $count } × { $card } sin { $missing }
    }
dig-action-tinker-keeping =
    { $count ->
        [one] Manitas: fabricar { $card-a } sin { $missing }, conservar { $kept-a }
       *[other] Manitas: fabricar { $count } × { $card } sin { $missing }, conservar { $kept-a }
    }
dig-action-buy =
    { $count ->
        [one] Comprar { $card-a } por { $price }
       *[other] Comprar { $count } × { $card } por { $price }
    }
dig-action-fence =
    { $count ->
        [one] Perista: comprar { $card-a } por { $price }
       *[other] Perista: comprar { $count } × { $card } por { $price }
    }
dig-action-sell = Vender { $card-a }: +{ $count }
dig-action-join =
    { $count ->
        [one] Unirse { $gang-to } por 1 accesorio
       *[other] Unirse { $gang-to } por { $count } accesorios
    }
dig-action-join-as-godparent =
    { $count ->
        [0] Padrino: unirse { $gang-to } gratis
        [one] Padrino: unirse { $gang-to } por 1 accesorio
       *[other] Padrino: unirse { $gang-to } por { $count } accesorios
    }
dig-action-play = Jugar { $card-a }
dig-action-play-on = Jugar { $card-a } contra { $other }
dig-action-play-own = Contra ti: jugar { $card-a }
dig-action-play-to = Jugar { $card-a }: ir { $area-to }
dig-action-extort = Exigir { $tool-a } a { $other } con { $weapon-a }
dig-action-con = Pedir { $card-a } a { $other }
dig-action-exchange = Intercambio con { $other }
dig-action-look = Mirar la mano de { $other }
dig-action-cut-purse = Cortabolsas: quitar una carta al azar a { $other }
dig-action-cut-purse-choose = Cortabolsas: quitar la carta que elijas a { $other }
dig-action-burn = Pirómano: los demás de esta zona descartan una carta al azar
dig-action-counterfeit = Falsificador: tomar { $count } cigarrillos
dig-action-smuggle = Contrabandista: tomar { $count } cigarrillos
dig-action-smuggle-gang = Contrabandista: tomar { $count } cigarrillos y un Cuchillo
dig-action-campaign = Preso político: curar todas tus Palizas, robar una carta
dig-action-campaign-gang = Preso político: curar todas tus Palizas, robar una carta, tomar una Cuchara
dig-action-send-michel = Terminar turno y tirar por { $michel }
dig-action-stop = Terminar turno
dig-answer-pass = Pasar
dig-answer-reveal = Revelar { $background }
dig-answer-go = Ir { $area-to }
dig-answer-reroll = Volver a tirar
dig-answer-discard = Descartar { $card-a }
dig-answer-keep = Quedarse con { $badge }
dig-answer-fight = Pelear con { $card-a }
dig-answer-sharp = Navajero: pelear con { $card-a }
dig-answer-fists = Pelear a puñetazo limpio
dig-answer-give-in = Entregar { $card-a }
dig-answer-no-fight = No pelear
dig-answer-no-help = No ayudar
dig-answer-take = Quitar { $card-a }
dig-answer-take-back = Recuperar { $card-a }
dig-answer-sell = Vender { $card-a }: +{ $count }
dig-answer-end-sale = Cerrar la venta: +{ $count }
dig-answer-sift = Descartar { $card-a }, robar otra carta
dig-answer-keep-all = Conservar todas las cartas
dig-answer-give = Dar { $card-a }
dig-answer-give-cigarette = Dar un cigarrillo
dig-answer-end-exchange = Listo
dig-answer-ask = Pedírsela a { $other }
dig-answer-draw = Robar una carta
dig-answer-send-michel = Enviar a { $michel } { $area-to }
dig-note-cost =
    { $count ->
        [0] no cuesta ninguna acción
        [one] cuesta 1 acción
       *[other] cuesta { $count } acciones
    }
dig-note-tunnel = túnel: { $points } de { $goal }
dig-note-wins = gana la partida
dig-note-discard =
    { $count ->
        [one] debes descartar 1 carta
       *[other] debes descartar { $count } cartas
    }
dig-note-sell-more = luego puedes vender más cartas
dig-note-toll =
    { $count ->
        [one] antes pagas 1 cigarrillo a { $other }
       *[other] antes pagas { $count } cigarrillos a { $other }
    }
dig-note-dues = descartas { $cards-a }
dig-note-gives-up = renuncias a { $badge }
dig-note-michel = { $michel } está ahí y te extorsionará
dig-note-michel-comes = estás ahí y te extorsionará
dig-note-lose-fight = pierdes la pelea: una Paliza y una carta menos
dig-note-free-dig = ahí puedes cavar enseguida, gratis
dig-note-extra-action = da una acción adicional
dig-note-two-cards = elige entre dos cartas de banda
dig-question-turn =
    { $left ->
        [0] No te quedan acciones. Termina tu turno.
        [one] Te toca: te queda 1 acción.
       *[other] Te toca: te quedan { $left } acciones.
    }
dig-question-turn-background = No te quedan acciones. Termina tu turno o usa tu Pasado.
dig-question-waits = { $name } está pensando…
dig-question-discard-down = Tienes demasiadas cartas: descarta { $count }.
dig-question-way = Has sacado un { $roll }. ¿Adónde vas?
dig-question-riot = ¡Motín! Has sacado un { $roll }. ¿Adónde corres?
dig-question-michel-way = Has sacado un { $roll } para { $michel }. ¿Adónde va?
dig-question-dues =
    { $count ->
        [one] { $gang }: te falta por descartar 1 accesorio.
       *[other] { $gang }: te faltan por descartar { $count } accesorios distintos.
    }
dig-question-keep = { $gang }: ¿con cuál de las dos cartas te quedas?
dig-question-extorted = { $name } exige { $tool-a }. ¿Cedes o peleas?
dig-question-extorted-without-tool = { $name } exige { $tool-a }. No tienes esa carta. ¿Peleas?
dig-question-extorted-without-weapon = { $name } exige { $tool-a }. No tienes ningún Arma. ¿Cedes?
dig-question-extorted-unarmed = { $name } exige { $tool-a }. No tienes esa carta ni ningún Arma.
dig-question-fight =
    { $count ->
        [one] ¿Sigues peleando con un Arma o pierdes la pelea?
       *[other] ¿Sigues peleando con { $count } Armas o pierdes la pelea?
    }
dig-question-fight-unarmed = No tienes ningún Arma para seguir peleando.
dig-question-help = ¿Juegas un Arma para ayudar a { $other }?
dig-question-take-back = Has ganado. ¿Qué Arma recuperas?
dig-question-sell =
    { $count ->
        [one] 1 cigarrillo por ahora. ¿Vendes otra carta?
       *[other] { $count } cigarrillos por ahora. ¿Vendes otra carta?
    }
dig-question-sift = ¿Descartas una carta y robas otra?
dig-question-give = ¿Qué das a { $other }? Elige las cartas de una en una.
dig-question-informant = { $shown } ¿Tienes el Pasado Informante?
dig-question-embezzler = { $name } vende. ¿Tienes el Pasado Malversador?
dig-question-enforcer = Has perdido la pelea. ¿Tienes el Pasado Matón?
dig-question-con-again = ¿Pides { $card-a } a un segundo jugador?
dig-question-loot = Mano de { $other }: ¿qué carta quitas?
dig-question-free-dig = Has escapado a tu bloque. ¿Cavas enseguida?
dig-question-tinker-again = Manitas: ¿fabricas otra vez con un material menos?
dig-question-michel = { $michel } saca un Cuchillo y exige: { $tools }. ¿Cedes o peleas?
dig-question-michel-without-tool = { $michel } saca un Cuchillo y exige: { $tools }. No tienes esa herramienta. ¿Peleas?
dig-question-michel-without-weapon = { $michel } saca un Cuchillo y exige: { $tools }. No tienes ningún Arma. ¿Cedes?
dig-question-michel-unarmed = { $michel } saca un Cuchillo y exige: { $tools }. No tienes esa herramienta ni ningún Arma.
dig-question-michel-again = { $michel } saca otro Cuchillo. ¿Sigues peleando con un Arma o pierdes la pelea?
dig-question-michel-again-unarmed = { $michel } saca otro Cuchillo. No te queda ningún Arma.
dig-question-michel-prize = Has vencido a { $michel }. ¿Robas una carta?
dig-question-lose-tool = { $michel } se lleva una herramienta. ¿Cuál descartas?
