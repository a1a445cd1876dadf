# Por qué el servidor rechaza una petición, para la página y la API. Cada nombre es `refusal-` y un código de server/refusals.py; una prueba los compara.
refusal-not-started = La partida aún no ha empezado
refusal-started-already = La partida ya ha empezado
refusal-game-over = La partida ha terminado
refusal-not-over = La partida aún no ha terminado
refusal-record-secret = El archivo de la partida es secreto hasta que termine
refusal-replay-later = La repetición estará disponible cuando termine la partida; hasta entonces, mírala en directo
refusal-no-such-seat = En esta mesa no hay asiento { $seat }, solo { $seats }
refusal-no-seat-of-yours = No tienes asiento en esta mesa
refusal-not-your-seat = El asiento { $seat } no es tuyo
refusal-host-only = Solo el anfitrión de esta mesa puede hacer eso
refusal-all-seats-taken = Todos los asientos están ocupados
refusal-seat-taken = El asiento { $seat } está ocupado
refusal-one-seat = En una partida puntuable solo puedes ocupar un asiento
refusal-second-seat = Solo el anfitrión puede añadir jugadores en el mismo dispositivo
refusal-one-device = Aquí todos juegan a la vez. Para compartir un dispositivo, crea una partida nueva y añade a todos en su formulario
refusal-removed = El anfitrión te acaba de quitar el asiento. Podrás volver a unirte en un minuto
refusal-seat-open = El asiento { $seat } ya está libre
refusal-seats-open =
    { $count ->
        [one] Queda { $count } asiento libre; espera o añade un bot
       *[other] Quedan { $count } asientos libres; espera o añade bots
    }
refusal-seats-occupied = { $count ->
        [one] Antes tiene que levantarse alguien: sobra { $count } jugador
       *[other] Antes tiene que levantarse alguien: sobran { $count } jugadores
    }
refusal-box-players = Con la caja corregida de esta mesa no pueden jugar { $players }
refusal-colour-taken = Ese color ya lo tiene otra persona
refusal-paused = La partida está en pausa
refusal-paused-already = La partida ya está en pausa
refusal-not-paused = La partida no está en pausa
refusal-stale = La partida ha avanzado mientras tanto; vuelve a mirar
refusal-action-unreadable =
    { $kind ->
        [move] «{ $text }» no es una jugada. Jugadas posibles: { $known }
        [run] «{ $text }» no es una carrera. Escríbela así: { $known }
       *[other] { $detail }
    }
refusal-rule = Las reglas no lo permiten
refusal-nothing-to-take-back = No hay nada que deshacer
refusal-seen-already = Has visto información oculta, así que esto ya no se puede deshacer
refusal-vote-waits = Hay otra petición pendiente
refusal-nothing-proposed = No hay ninguna petición pendiente
refusal-answered-already = Ya has respondido
refusal-you-resigned = Te has rendido
refusal-resigned-already = Ya te has rendido
refusal-bot-holds = Un bot juega por ti
refusal-person-plays = En el asiento { $seat } no juega un bot
refusal-nobody-left = El jugador del asiento { $seat } no se ha ido
refusal-nobody-holds = Ningún bot juega por ti en el asiento { $seat }
refusal-in-time = Al jugador aún le quedaba tiempo
refusal-store-away = El servidor no puede acceder ahora a su base de datos. Tu jugada no se pierde y se volverá a enviar.
refusal-table-damaged = Esta partida no se puede leer. Sus jugadas se conservan, y quien administra el servidor puede ver por qué.
refusal-not-stored = No se ha podido guardar, así que no ha ocurrido; vuelve a intentarlo
refusal-muted = El anfitrión de esta mesa te ha silenciado
refusal-muted-everywhere = { $hours ->
        [one] Un moderador te ha silenciado. Podrás volver a escribir en menos de una hora
       *[other] Un moderador te ha silenciado. Podrás volver a escribir dentro de { $hours } horas
    }
refusal-report-empty = Este jugador no ha escrito nada aquí
refusal-report-self = No puedes denunciarte
refusal-reports-enough = Puedes denunciar como máximo a { $most } jugadores al día
refusal-moderators-only = Solo los moderadores de este servidor pueden hacer esto
refusal-no-such-report = Esta denuncia no existe
refusal-no-answers = Este juego no tiene respuestas automáticas
refusal-answer-unknown = Las respuestas automáticas son { $answers }; «{ $answer }» no es una de ellas
refusal-hint-rated = En las partidas puntuables no hay pistas
refusal-hint-people = En las partidas con otras personas no hay pistas
refusal-hints-rated = Una partida puntuable se juega sin pistas
refusal-hints-none = «{ $game }» no tiene pistas que activar
refusal-deal-people = Solo se puede repetir el mismo reparto si no había otras personas en la mesa
refusal-bots-busy = Ningún bot ha podido responder a tiempo; vuelve a intentarlo
refusal-no-such-step = En el paso { $step } de esta partida no había nada que decidir
refusal-not-your-move = No te toca
refusal-no-such-table = Esa partida no existe
refusal-game-unknown = No hay ningún juego llamado «{ $game }»; juegos: { $games }
refusal-no-rules = Este juego no tiene reglas escritas
refusal-no-such-lesson = No hay ninguna lección llamada «{ $lesson }»
refusal-no-such-puzzle = No hay ningún problema { $puzzle } de { $game }
refusal-no-such-own-puzzle = Este problema no existe o quien lo hizo lo ha borrado
refusal-puzzle-turn = Un problema empieza con un turno: en esta posición nadie tiene que jugar, o le toca a otro jugador
refusal-puzzle-wide = Este turno tiene demasiadas posibilidades para probarlas todas, así que no se puede demostrar cuál es la mejor
refusal-puzzle-unclear = Aquí ningún turno es claramente el mejor, o cualquier primera jugada vale igual, así que no es un problema
refusal-puzzles-enough = Ya tienes { $most } problemas propios; borra uno antes
refusal-daily-run-over = Ya has corrido el camino de hoy; solo cuenta la primera carrera
refusal-daily-run-not-started = Revela antes el camino de hoy
refusal-no-such-guide-step = La partida guiada de { $game } no tiene ningún paso { $step }
refusal-other-move-asked = Este paso trata de otra jugada. Vuelve a leerlo o elige «Muéstramelo».
refusal-position = Esta posición no es válida: { $detail }
refusal-position-people = Una partida desde una posición es solo para ti y los bots, y no puntúa
refusal-position-over = La partida ya ha terminado en esta posición
refusal-position-seats = La posición es para { $players } jugadores, no para { $seats }
refusal-bot-unknown = No hay ningún bot llamado «{ $bot }»; bots: { $bots }
refusal-clock-seconds = El límite de tiempo debe ser de al menos 1 segundo
refusal-clock-days = El límite de tiempo en días debe ser de al menos 1 día
refusal-option-unknown = Este juego no tiene la opción «{ $name }»
refusal-option-value = { $name } no puede ser «{ $value }»; elige entre { $values }
refusal-option-players = Este juego es de { $least } a { $most } jugadores, no de { $players }
refusal-option-first = El asiento { $first } no puede empezar: solo hay { $players } jugadores
refusal-nobody = El servidor aún no te conoce. Recarga la página; los programas envían primero POST /api/me o una clave de API válida
refusal-no-such-person = No hay ningún jugador con ese identificador
refusal-name-empty = El nombre debe tener caracteres visibles
refusal-account-already = Ya tienes una cuenta
refusal-settings-enough = Ya tienes { $most } ajustes, que es el máximo
refusal-login-taken = El usuario { $login } ya existe
refusal-login-wrong = Usuario o contraseña incorrectos
refusal-password-wrong = Contraseña incorrecta
refusal-token-lacks = Esta clave de API no puede hacer eso; le falta el permiso «{ $scope }»
refusal-tokens-enough = Ya tienes { $most } claves de API; revoca una antes
refusal-hooks-enough = Ya tienes { $most } webhooks; quita uno antes
refusal-hook-unreadable = «{ $url }» no es una dirección válida
refusal-hook-https = La dirección de un webhook debe empezar por https:// y no llevar usuario ni puerto
refusal-hook-unknown-host = No se ha encontrado el dominio { $host }
refusal-hook-private = La dirección de un webhook debe ser pública
refusal-no-such-hook = No tienes ese webhook
refusal-hook-silent = El webhook no ha respondido
refusal-hook-answers = El webhook ha respondido con el estado { $status }
refusal-say-watch-first = Aquí solo pueden chatear los jugadores y espectadores de esta partida
refusal-tables-enough = Puedes seguir como máximo { $most } partidas a la vez
refusal-tables-open = Desde ayer has creado { $most } partidas que no han terminado; termina una antes
refusal-seats-held = Ocupas { $most } asientos en partidas sin terminar; termina una partida o deja un asiento antes
refusal-no-message = Este mensaje no es válido: { $detail }
refusal-other-site = La petición venía de la página de otro sitio y se ha bloqueado
refusal-too-fast = Demasiadas peticiones; ve más despacio
refusal-wait = Espera unos segundos y vuelve a intentarlo
refusal-form = La petición no es válida: { $detail }
refusal-unknown-field =
    { $meant ->
        [none] No hay ningún campo «{ $field }»; campos: { $known }
       *[other] No hay ningún campo «{ $field }»; ¿querías decir «{ $meant }»?
    }
refusal-nothing-here = En esta dirección no hay nada
refusal-too-long = Es demasiado largo
refusal-http = No ha funcionado: { $detail }
refusal-our-mistake = Se ha producido un error en el servidor

refusal-no-such-box = No existe la caja { $box }
refusal-boxes-enough = Ya tienes { $most } cajas; quita una antes
refusal-box-other-game = La caja «{ $box }» es de otro juego ({ $game })
refusal-box-rated = Una partida puntuable se juega sin caja
refusal-box = Esta caja no es válida
