# Tú, tus claves de API y tus datos, la clasificación, los demás jugadores.
rooms = Tus páginas
room-you = Tú
room-keys = Claves de API y webhooks
room-data = Tus datos
room-moderation = Moderación: mensajes denunciados
name-says = Se verá en todas las mesas a las que te unas a partir de ahora.

# Cuentas
account = Cuenta
account-keep = Crear una cuenta
guest-says = Juegas sin cuenta. Solo este navegador te conoce.
account-says = Puedes jugar sin cuenta. Si tienes una, tu nombre, tus partidas, tus puntuaciones y tus ajustes te acompañan en todos tus dispositivos.
account-make = Crear cuenta
account-made = Tu cuenta está lista. Todo lo que has jugado hasta ahora está en ella.
account-is = Has iniciado sesión como { $login }.
account-keeps = Tu nombre, tus partidas, tus puntuaciones y tus ajustes te acompañan allí donde inicies sesión.
login = Usuario
login-hint = Sirve para iniciar sesión. Nadie más lo ve. Letras a–z, cifras y . _ -
password = Contraseña
password-hint = Al menos 8 caracteres. Guárdala bien: si la pierdes, no se puede recuperar.
password-old = Contraseña actual
password-new = Contraseña nueva
password-says = Tendrás que volver a iniciar sesión en tus otros dispositivos.
password-change = Cambiar contraseña
password-changed = Contraseña cambiada.
sign-in = Iniciar sesión
sign-in-have = Ya tengo una cuenta
sign-in-says = Las partidas que has jugado aquí sin cuenta, como { $name }, no pasarán a esa cuenta. Si quieres conservarlas, crea una cuenta nueva.
signed-in = Hola de nuevo, { $name }.
sign-out = Cerrar sesión
sign-out-everywhere = Cerrar sesión en todas partes
sign-out-says = No se pierde nada. Puedes volver a iniciar sesión aquí o en cualquier dispositivo.
signed-out = Has cerrado sesión. En este dispositivo juegas ahora sin cuenta, con el nombre { $name }.
guest-leave = Olvidarme en este dispositivo
guest-leave-says = Sin cuenta no hay vuelta atrás: pierdes el nombre { $name }, tu lista de partidas y tus puntuaciones, y las partidas que estás jugando siguen sin ti. Para conservarlo todo, crea antes una cuenta.
guest-leave-do = Salir y empezar de cero

# Partidas
games-finished = Partidas terminadas
games-finished-none = Aún no hay partidas terminadas. Las encontrarás aquí, con su repetición.
games-earlier = Partidas anteriores
replay-of = Repetición: { $game }, { $day }
rated = puntuable
result-won = victoria
result-lost = derrota
result-resigned = rendición
result-left = todo el mundo se fue
result-names = victoria de { $names }

# Puntuaciones
ratings = Puntuaciones
ratings-says = La puntuación muestra tu nivel en un juego. No la tendrás hasta que la actives. Solo cuentan las partidas puntuables contra personas que también la tienen activada; las partidas contra bots no cuentan. Quienes tienen puntuación aparecen en la clasificación.
rate-me = Activar mi puntuación y aparecer en la clasificación
ratings-none-yet = Aún no has jugado partidas puntuables. Crea una partida, abre «Más opciones» y marca «Puntuable».
rated-games =
    { $count ->
        [one] { $count } partida puntuable
       *[other] { $count } partidas puntuables
    }
rating-provisional = provisional
rating-provisional-says = La puntuación es provisional hasta que hayas jugado cinco partidas puntuables contra tres personas distintas; entonces aparece en la clasificación.
as-others-see = Cómo me ven los demás

# La clasificación
leaders-none = Aún no hay nadie en la clasificación.
leaders-how = Una partida terminada cuenta si se creó como puntuable (en «Más opciones») y al menos dos de sus jugadores tienen activada la puntuación.
leaders-open = Crear una partida
leaders-place = Puesto
leaders-player = Jugador
leaders-rating = Puntuación
leaders-games = Partidas
leaders-says = Todo el mundo empieza con 0. Las victorias suben la puntuación y las derrotas la bajan. Cuanto más se juega, más fiable es.
leaders-you = ¿Y tú?

# Otros jugadores
person-account = Con cuenta
person-guest = Invitado
person-you = Esto es lo que los demás ven de ti.
person-you-back = Volver a tu página
person-none = Jugador no encontrado
person-none-says = Puede que la dirección esté incompleta o que esa persona haya borrado sus datos.
person-unrated = { $name } no tiene puntuación pública.
person-games = Partidas públicas
person-games-none = { $name } no ha terminado ninguna partida pública.
versus = { $name } y tú
versus-none = Aún no tenéis partidas terminadas en común. Envía a { $name } el enlace de una partida.
versus-games =
    { $count ->
        [one] { $count } partida terminada en común. Quién quedó por delante:
       *[other] { $count } partidas terminadas en común. Quién quedó por delante:
    }
versus-ahead = tú
versus-behind = { $name }
versus-level = empate

# Claves de API
keys = Claves de API
keys-says = Un programa tuyo, por ejemplo un bot, puede jugar en tu nombre. Usa una clave de API en lugar de tu contraseña. Crea una clave para cada programa; así podrás revocarlas por separado.
keys-none = No tienes claves de API.
key-new = Nueva clave de API
key-name = Nombre de la clave
key-name-hint = Para reconocerla más adelante, por ejemplo «mi primer bot».
key-may = Permisos
scope-read = Leer: ver lo que tú ves, como tus mesas, tus cartas y tus partidas terminadas
scope-play = Jugar: hacer jugadas, rendirse y chatear en tu nombre
scope-tables = Mesas: crear partidas, ocupar y dejar asientos en tu nombre
scope-account = Cuenta: todo lo demás, como tu nombre, tus ajustes y otras claves de API, e incluso borrar tu cuenta. Los bots no lo necesitan
scope-read-short = leer
scope-play-short = jugar
scope-tables-short = mesas
scope-account-short = cuenta
key-make = Crear clave
key-fresh = La clave «{ $name }» solo se muestra esta vez. Cópiala ahora y guárdala tan bien como una contraseña.
key-secret = Clave nueva
key-drop = Revocar
key-drop-which = Revocar la clave { $name }
bots-yours = Escribir un bot
bots-yours-says = El ejemplo ocupa 40 líneas de Python. Dale tu clave de API y la última parte del enlace de una partida; ocupará un asiento libre y jugará:
bot-example = Bot de ejemplo (bot.py)
api-described = Documentación de la API

# La API
api = API
api-says = Todo lo que puedes hacer aquí lo puede hacer un programa por HTTP. Envía su clave de API en una cabecera, como se muestra abajo. Los campos con signo de interrogación son opcionales. Las jugadas también se pueden enviar por un WebSocket en /api/socket, con los mismos mensajes que el flujo de eventos. Las descripciones del servidor están en inglés.
api-openapi = Descripción OpenAPI
api-lobby = Partidas y sala de espera
api-table = En la mesa
api-people = Jugadores
api-host = Para quien administra el servidor
api-takes = Petición
api-gives = Respuesta: { $kind }

# Webhooks
hooks = Webhooks
hooks-says = Cuando te toca y no estás, o cuando termina una de tus partidas, el servidor puede enviar un mensaje a una dirección web: un canal de Discord, por ejemplo, o un programa tuyo.
hooks-none = No tienes webhooks.
hook-address = Dirección
hook-hint = En Discord: ajustes del canal, Integraciones, Webhooks, Copiar URL de webhook. La dirección debe ser pública y empezar por https://.
hook-about = Partidas
hook-all = todas mis partidas
hook-table = { $game } con { $names }
hook-other = una partida
hook-add = Añadir webhook
hook-fresh = El secreto de firma solo se muestra esta vez. Un programa que recibe los mensajes comprueba con él su firma; un chat como Discord no lo necesita.
hook-secret = Secreto de firma
hook-try = Probar
hook-try-which = Probar { $url }
hook-heard = Enviado. Mira tu canal.
hook-drop = Quitar
hook-drop-which = Quitar { $url }
notice-turn = { $game }: turno de { $names }. Mesa { $table }
notice-over = { $game }: partida terminada. Victoria de { $names }. Mesa { $table }
notice-over-nobody = { $game }: partida terminada. Mesa { $table }
notice-test = Escapade puede avisarte aquí. Recibirás un mensaje cuando te toque y cuando termine una de tus partidas.
hooks-or-browser = Tu navegador también puede avisarte, sin webhook:

# Tus datos
data-take = Descargar
data-take-says = Todo lo que se guarda sobre ti, en un archivo (JSON): tu nombre, tus asientos y resultados, tus mensajes del chat, tus puntuaciones, los nombres de tus claves de API y las direcciones de tus webhooks.
data-download = Descargar mis datos
data-delete = Borrar
data-goes = Se borra de inmediato y para siempre
data-goes-name = tu nombre, tu cuenta y tu contraseña, tus ajustes
data-goes-play = tus puntuaciones, tu lista de partidas y tus asientos: te rindes en las partidas que estás jugando
data-goes-chat = tus mensajes del chat
data-goes-keys = tus claves de API y tus webhooks
data-stays = Se conserva
data-stays-moves = las partidas en sí, porque también son de los demás jugadores: tus jugadas, con «{ deleted-player }» en lugar de tu nombre
data-stays-others = los puntos que otros han ganado o perdido contra ti
data-stays-copies = las copias de seguridad de toda la base de datos, hasta que se sustituyan
data-delete-do = Borrar todos mis datos
data-sure = { $name }, esto no se puede deshacer. ¿Borrar todos tus datos?
data-sure-account = { $name }, esto no se puede deshacer. ¿Borrar la cuenta { $login } y todos tus datos?
data-delete-sure = Sí, borrarlo todo
data-keep = No, conservarlo
gone = Tus datos se han borrado
gone-says = Si vuelves a jugar, empezarás de cero, con un nombre de invitado nuevo.
