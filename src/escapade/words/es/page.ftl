# Todas las páginas y lo que comparten los juegos: cabecera, inicio, mesa, registro, chat.
title = Escapade
home = Inicio
skip = Saltar al contenido
home-link = Escapade, inicio
settings = Ajustes
about = Acerca de
notice = Los juegos pertenecen a sus autores y editoriales. Escapade es una adaptación no oficial, hecha por gente a la que le gustan, con imágenes y textos propios.
offline = No tienes conexión. Tus partidas seguirán en cuanto la recuperes.
unreachable = No se puede conectar con el servidor. Vuelve a intentarlo en un momento.
server-away = El servidor no responde. La página lo sigue intentando y continuará sola.
new-version = Hay una nueva versión de Escapade.
part-missing = No se ha podido cargar una parte de esta página.
reload = Recargar
tables-unknown = No se puede saber mientras el servidor no responda.
table-unreachable = Ahora no se puede mostrar esta mesa
table-unreachable-says = La partida está guardada en el servidor. Aparecerá aquí en cuanto responda.
reconnecting = Se ha perdido la conexión. Reconectando…
play-bots = Jugar contra bots
play-friends = Jugar con amigos
more-options = Más opciones
variant = Variante
own-tables = Tus partidas
own-tables-none = Aún no tienes partidas. Empieza ahora la primera.
open-tables = Partidas abiertas
open-tables-none = Ahora mismo no hay partidas abiertas.
go-on = Continuar
sit-down = Unirse
hints-on = con pistas
look-on = Ver
seat-open = asiento libre
deleted-player = Perfil borrado
name = Nombre
rules = Reglas
table = Mesa
bot-hare = Liebre
bot-hare-says = salta a la primera ocasión
bot-magpie = Urraca
bot-magpie-says = se lanza a por todo lo que brilla
bot-fox = Zorro
bot-fox-says = va unas jugadas por delante
bot-raven = Cuervo
bot-raven-says = ha visto acabar muchas partidas
bot-owl = Búho
bot-owl-says = piensa hasta medio segundo
bot-random = Azar
bot-greedy = Voraz
bot-choice = { $level } · { $name }: { $says }
bot-level = bot, nivel { $level } de { $levels }
bot-plain = bot
bots-reduced = { $count ->
    [one] { $bots } no juega a pleno rendimiento, porque las reglas no están compiladas en este servidor.
   *[other] { $bots } no juegan a pleno rendimiento, porque las reglas no están compiladas en este servidor.
}
value-yes = sí
value-no = no
value-random = al azar
language = Idioma
speed = Animaciones
speed-calm = Normales
speed-quick = Rápidas
speed-instant = Desactivadas
sound-on = Sonido: activado
sound-off = Sonido: desactivado
auto-end = Terminar mi turno automáticamente cuando no quede nada más que hacer
comfort = Velocidad y tamaño
size = Tamaño
size-normal = Normal
size-large = Grande
size-larger = Muy grande
your-name = Tu nombre
save = Guardar
saved = Guardado.
back = Volver
you = tú
players = Jugadores
copy = Copiar
copied = Copiado
status-gathering = Esperando jugadores
status-turn = Turno de { $name }
status-yours =
    { $seats ->
        [one] Te toca
       *[other] { $name }, te toca
    }
status-over = Victoria de { $names }
status-paused = En pausa
seat-resigned = se ha rendido
seat-held = juega un bot
seat-away = ausente
undo = Deshacer
undo-ask = Pedir deshacer
resign = Rendirse
rematch = Revancha
record = Archivo de la partida
watching =
    { $count ->
        [one] { $count } espectador
       *[other] { $count } espectadores
    }
log = Registro
log-empty = Nada todavía.
log-sat = { $name } se une.
log-renamed = { $name } ahora se llama { $other }.
log-stood = El asiento { $number } queda libre.
log-resized = La partida es ahora para { $count } jugadores.
log-started = Empieza la partida.
log-undone = { $name } deshace una jugada.
log-proposed-undo = { $name } pide deshacer una jugada.
log-proposed-pause = { $name } pide una pausa.
log-proposed-resume = { $name } pide continuar.
log-voted-yes = { $name } acepta.
log-voted-no = { $name } no acepta.
log-paused = La partida está en pausa.
log-resumed = La partida continúa.
log-credited = El servidor estaba parado. Ese tiempo no cuenta en los relojes.
log-held = { $name } no está. Juega un bot en su lugar.
log-returned = { $name } ha vuelto.
log-resigned = { $name } se rinde.
log-timed-out = A { $name } se le ha acabado el tiempo.
log-by-clock = Tiempo agotado: se hace una jugada automática por { $name }.
log-rematched = La revancha está lista.
log-ended-played =
    { $count ->
        [one] { $name } gana.
       *[other] { $name } ganan.
    }
log-ended-resigned =
    { $count ->
        [one] Los demás se han rendido: gana { $name }.
       *[other] Los demás se han rendido: ganan { $name }.
    }
log-ended-time =
    { $count ->
        [one] Se ha acabado el tiempo: gana { $name }.
       *[other] Se ha acabado el tiempo: ganan { $name }.
    }
log-ended-left = Todo el mundo se ha ido.
vote-undo = { $name } quiere deshacer una jugada. ¿De acuerdo?
vote-pause = { $name } quiere una pausa. ¿De acuerdo?
vote-waiting = Falta que todo el mundo acepte
vote-withdraw = Retirar
labelled = { $label }: { $text }
yes = Sí
no = No
chat = Chat
say = Mensaje
send = Enviar
curtain = { $name }, te toca
curtain-says = Pasa el dispositivo. ¡Que no mire nadie más!
curtain-open = Soy { $name }
no-table = Partida no encontrada
confirm = Confirmar
cancel = Cancelar
close = Cerrar
move-text = Jugada en notación
moves = Jugadas posibles
you-room = Tú
leaders = Clasificación
rules-of = Reglas de { $game }
rules-search = Buscar en las reglas
rules-nothing-found = Sin resultados.
rules-play = Jugar
rules-print = Imprimir
rules-show = Mostrar la regla { $rule }
rules-own-page = Abrir en una pestaña nueva
no-page = Página no encontrada
no-page-says = Puede que la dirección esté incompleta o que ya no exista.
box = Caja
box-open = Corregir los datos de tu propia caja
box-bots = Los bots se entrenaron sin esta caja.

refusal-unreachable = No se puede conectar con el servidor. Vuelve a intentarlo en un momento.
refusal-cookies-blocked = Tu navegador bloquea las cookies de esta página. Para jugar, Escapade necesita una que indica cuál es tu asiento. Permite las cookies en esta página y recárgala.
