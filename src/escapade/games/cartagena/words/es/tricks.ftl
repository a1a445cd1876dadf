# Trucos de pirata: objetos, parejas de sables, cofres.
cartagena-refusal-no-pairs = Dos sables solo valen como otra carta con los trucos de pirata
cartagena-refusal-no-objects = Las cartas solo tienen usos especiales con los trucos de pirata
cartagena-refusal-pistol-at-oneself = Solo puedes apuntar con la pistola a otro jugador
cartagena-refusal-pistol-at-nobody = Ese jugador no tiene cartas
cartagena-refusal-no-pistol = Solo puedes quitar una carta a un jugador con una pistola
cartagena-refusal-take-first = Elige primero la carta que quitas con la pistola
cartagena-refusal-not-in-that-hand = Ese jugador no tiene esta carta: { $card }
cartagena-refusal-no-parrot = Solo puedes dar cartas que haya traído un loro
cartagena-refusal-give-first = Reparte primero las cartas del loro
cartagena-refusal-not-brought = El loro no ha traído esta carta: { $card }
cartagena-refusal-give-clockwise = Da como máximo una carta a cada uno de los demás, en el sentido de las agujas del reloj
cartagena-refusal-no-hook = Solo puedes quedarte con una carta pescada con un garfio
cartagena-refusal-keep-first = Elige primero con cuál de las cartas del garfio te quedas
cartagena-refusal-no-hook-to-bury = Solo puedes poner bajo el mazo cartas pescadas con un garfio
cartagena-refusal-bury-first = Pon primero bajo el mazo las demás cartas del garfio
cartagena-refusal-no-two-pirates = No tienes dos piratas { $place-at }
cartagena-refusal-chest-late = Abrir un cofre ocupa todo el turno, así que no puedes hacerlo después de una acción
cartagena-refusal-no-chest = No tienes ningún pirata con un cofre { $place-at }
cartagena-refusal-not-caught = El garfio no ha pescado esta carta: { $card }
cartagena-log-peeked =
    { $count ->
        [one] { $name } mira una carta del mazo.
       *[other] { $name } mira { $count } cartas del mazo.
    }
cartagena-log-peeked-known = { $name } mira cartas del mazo: { $cards-a }.
cartagena-log-kept =
    { $count ->
        [one] { $name } se queda con una carta.
       *[other] { $name } se queda con { $count } cartas.
    }
cartagena-log-kept-known = { $name } se queda con { $cards-a }.
cartagena-log-bomb = { $name } juega { $cards-a }: dos piratas { $from-short } → { $to-short }.
cartagena-log-sabres = { $name } juega dos sables como una sola carta: { $from-short } → { $to-short }.
cartagena-log-putunder = { $name } pone { $card-a } bajo el mazo.
cartagena-log-gave = { $name } da { $card-a } a { $other }.
cartagena-log-looked = { $name } mira la mano de { $other }.
cartagena-log-opened =
    { $token ->
        [0] { $name } abre el cofre { $place-of }: nada.
        [1] { $name } abre el cofre { $place-of }: 1 carta.
        [4] { $name } abre el cofre { $place-of }: ¡una serpiente!
       *[other] { $name } abre el cofre { $place-of }: { $token } cartas.
    }
cartagena-log-chestslaid = Las fichas de cofre se mezclan y se vuelven a colocar.
cartagena-group-use = usar { $card-a }
cartagena-group-bomb = { $bomb } y { $card }
cartagena-group-rob = quitar
cartagena-group-give = dar a { $other }
cartagena-group-keep = conservar
cartagena-group-bury = poner bajo el mazo
cartagena-action-pistol = Apuntar con la pistola a { $other }
    .short = quitar una carta a { $other }
cartagena-action-parrot = Enviar el loro
    .short = robar { $count }, conservar { $kept }, dar el resto
cartagena-action-hook = Lanzar el garfio
    .short = robar { $count }, conservar 1, el resto bajo el mazo
cartagena-action-bomb = { $paid }: dos piratas { $to-to }
    .short = dos → { $to-short }
    .full = { $paid }: dos piratas { $to-to } ({ $from-from })
cartagena-action-chest = Abrir el cofre { $place-of }
    .short = abrir el cofre { $place-of } (todo el turno)
cartagena-action-rob = Quitar { $card-a }
    .short = { $card }
cartagena-action-give = Dar { $card-a } a { $other }
    .short = { $card }
cartagena-action-keep = Conservar { $card-a }
    .short = { $card }
cartagena-action-bury = Poner { $card-a } bajo el mazo
    .short = { $card }
cartagena-question-chooseloot = Mano de { $other }: ¿qué carta quitas?
cartagena-question-handout = Loro: ¿qué carta le das a { $other }? Te quedas con las { $kept } últimas.
cartagena-question-keepone = Garfio: ¿con qué carta te quedas?
cartagena-question-buryrest = Las demás van bajo el mazo: ¿cuál primero?
