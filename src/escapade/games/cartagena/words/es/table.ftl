# Cartagena en la mesa: piezas, jugadas, registro. `to`, `from`, `at` y `of`: «a la casilla 5», «desde», «en», «de».
cartagena-skull = calavera
    .hyphenated = cala{"\u00AD"}vera
    .a = una calavera
    .many = calaveras
cartagena-dagger = daga
    .a = una daga
    .many = dagas
cartagena-key = llave
    .a = una llave
    .many = llaves
cartagena-bottle = botella
    .a = una botella
    .many = botellas
cartagena-hat = sombrero
    .hyphenated = som{"\u00AD"}brero
    .a = un sombrero
    .many = sombreros
cartagena-pistol = pistola
    .a = una pistola
    .many = pistolas
cartagena-parrot = loro
    .a = un loro
    .many = loros
cartagena-hook = garfio
    .a = un garfio
    .many = garfios
cartagena-sabre = sable
    .a = un sable
    .many = sables
cartagena-bomb = bomba
    .a = una bomba
    .many = bombas
cartagena-chest = cofre
    .a = un cofre
    .many = cofres
cartagena-grey-card = { $symbol } gris
    .a = { $symbol-a } gris
    .many = { $symbol-many } grises
cartagena-a-card = una carta
    .a = una carta
cartagena-several = { $count } { $card-many }
cartagena-pair = { $cards } como { $symbol }
cartagena-cell = la celda
    .short = celda
    .to = a la celda
    .from = desde la celda
    .at = en la celda
    .of = de la celda
cartagena-boat = el barco
    .short = barco
    .to = al barco
    .from = desde el barco
    .at = en el barco
    .of = del barco
cartagena-hideout = el escondite
    .short = escondite
    .to = al escondite
    .from = desde el escondite
    .at = en el escondite
    .of = del escondite
cartagena-space = casilla { $number }
    .short = { $number }
    .to = a la { $number }
    .from = desde la { $number }
    .at = en la casilla { $number }
    .of = de la casilla { $number }
cartagena-board = Tablero
cartagena-crowd = { $name }: { $count }
cartagena-nobody = nadie
cartagena-token = un cofre cerrado
cartagena-can-land = Puedes moverte aquí
cartagena-can-move = Tu pirata puede moverse
cartagena-other-pirate = Pirata de { $name } { $place-at }
cartagena-piles = Cartas en la mesa
cartagena-deck = Mazo: { $count }
cartagena-next = siguiente
cartagena-row = Fila descubierta, primero la siguiente carta: { $cards }
cartagena-discards = Descartes: { $count }
cartagena-hand = Tu mano
cartagena-card-label =
    { $count ->
        [one] { $card }
       *[other] { $card } ×{ $count }
    }
cartagena-no-cards = Sin cartas en la mano.
cartagena-home = fugados: { $home }/{ $all }
cartagena-held =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
cartagena-wait = { $name } está pensando…
cartagena-click = ¿Carta o pirata?
cartagena-click-empty = ¿Pirata o botón?
cartagena-pick-pirate = ¿Qué pirata se mueve?
cartagena-pick-card = ¿Adónde? Elige una carta, una casilla marcada o un botón.
cartagena-pick-place = ¿Adónde? Elige una casilla marcada o un botón.
cartagena-log-advance = { $name } juega { $card-a }: { $from-short } → { $to-short }.
cartagena-log-moved = { $name } mueve un pirata: { $from-short } → { $to-short }.
cartagena-log-drew =
    { $count ->
        [one] { $name } roba una carta.
       *[other] { $name } roba { $count } cartas.
    }
cartagena-log-drew-known = { $name } roba { $cards-a }.
cartagena-log-picked =
    { $count ->
        [one] { $name } toma una carta de la fila.
       *[other] { $name } toma { $count } cartas de la fila.
    }
cartagena-log-picked-known = { $name } toma de la fila { $cards-a }.
cartagena-log-laid = { $name } juega { $card-a }.
cartagena-log-took = { $name } quita { $card-a } a { $other }.
cartagena-log-won = ¡Todos los piratas de { $name } se han fugado!
cartagena-log-reshuffled = Los descartes se barajan y forman un mazo nuevo.
cartagena-ways = { $count } jugadas: mira las casillas marcadas.
cartagena-open-hand = Cartas en la mano
