# Una partida nueva: su formulario y su mesa antes de empezar.
new-title = Nueva partida: { $game }
presets = Plantilla
who-plays = Jugadores
how-many = Número de jugadores
seats = Asientos
seat-number = Asiento { $number }
seat-me = Yo
seat-bot = Bot
seat-friend = Alguien, por enlace
seat-beside = Mismo dispositivo
name-of-seat = Nombre para el asiento { $number }
which-bot = Bot del asiento { $number }
colour = Color
colour-0 = Azul
colour-1 = Rojo
colour-2 = Verde
colour-3 = Amarillo
colour-4 = Morado
colour-5 = Rosa
character = Personaje
bot-levels = Bots: el primer nivel es para principiantes; el último es difícil de vencer.
time = Límite de tiempo
time-none = Sin límite
time-move = 1 minuto por turno
time-bank = 10 minutos por jugador + 10 segundos por turno
time-days = 2 días por turno
control-move = { $minutes } min por turno
control-bank = { $minutes } min por jugador + { $increment } s por turno
control-days =
    { $days ->
        [one] { $days } día por turno
       *[other] { $days } días por turno
    }
hold = Si alguien se desconecta
hold-0 = esperar
hold-60 = juega un bot tras 1 minuto
hold-300 = juega un bot tras 5 minutos
hold-after = juega un bot tras { $seconds } s
visibility = Quién la encuentra
visibility-public = todo el mundo
visibility-link = solo quien tenga el enlace
public = Pública: cualquiera puede encontrar esta partida y unirse
rated-table = Puntuable: cuenta para quienes tienen activada la puntuación
rated-says = Partida puntuable: cuenta para quienes tienen activada la puntuación.
hints-table = Pistas: todos ven qué carta viene después (no en partidas puntuables; los tiempos no cuentan como récords)
hints-says = Partida con pistas: todos ven qué carta viene después. Los tiempos no cuentan como récords.
box-none = Sin caja: los datos de Escapade
open-table = Crear partida
seat-removed = El anfitrión te ha quitado el asiento.
full-watching = Todos los asientos están ocupados: estás mirando.
use-name = Usar este nombre
which-bots = Bot que añadir
let-bot-sit = Añadir bot
stand-up = Dejar el asiento
free-seat = Quitar
beside-name = Jugador en este dispositivo
beside-add = Añadir jugador
start = Empezar partida
waiting-for =
    { $count ->
        [one] Queda { $count } asiento libre.
       *[other] Quedan { $count } asientos libres.
    }
all-here = Ya está todo el mundo.
waiting-host = Ya está todo el mundo. Falta que el anfitrión empiece la partida.
invite = Invitar
invite-link = Enlace a esta partida
invite-says = Cualquiera que tenga el enlace puede unirse o ver la partida. No hace falta cuenta.
invite-alone = Este enlace solo funciona en este ordenador. Para invitar a otros dispositivos, inicia el servidor para tu red.
qr-label = Código QR con el enlace a esta partida
how-to-play = Cómo se juega
