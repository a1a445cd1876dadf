# Una nuova partita: il modulo e il tavolo prima dell’inizio.
new-title = Nuova partita: { $game }
presets = Preimpostazione
who-plays = Giocatori
how-many = Numero di giocatori
seats = Posti
seat-number = Posto { $number }
seat-me = Io
seat-bot = Bot
seat-friend = Invito tramite link
seat-beside = Stesso dispositivo
name-of-seat = Nome al posto { $number }
which-bot = Bot al posto { $number }
colour = Colore
colour-0 = Blu
colour-1 = Rosso
colour-2 = Verde
colour-3 = Giallo
colour-4 = Viola
colour-5 = Rosa
character = Personaggio
bot-levels = Bot: il primo livello è per chi comincia, l’ultimo è difficile da battere.
time = Limite di tempo
time-none = Nessun limite
time-move = 1 minuto per turno
time-bank = 10 minuti a testa + 10 secondi per turno
time-days = 2 giorni per turno
control-move = { $minutes } min per turno
control-bank = { $minutes } min a testa + { $increment } s per turno
control-days =
    { $days ->
        [one] { $days } giorno per turno
       *[other] { $days } giorni per turno
    }
hold = Se qualcuno si disconnette
hold-0 = si aspetta
hold-60 = gioca un bot dopo 1 minuto
hold-300 = gioca un bot dopo 5 minuti
hold-after = gioca un bot dopo { $seconds } s
visibility = Chi può trovarla
visibility-public = tutti
visibility-link = solo chi ha il link
public = Pubblica: chiunque può trovare questa partita e partecipare
rated-table = Classificata: conta per chi ha attivato il punteggio
rated-says = Partita classificata: conta per chi ha attivato il punteggio.
hints-table = Suggerimenti: tutti vedono quale carta viene dopo (non nelle partite classificate; i tempi non contano come record)
hints-says = Partita con suggerimenti: tutti vedono quale carta viene dopo. I tempi non contano come record.
box-none = Nessuna scatola: i dati di Escapade
open-table = Crea partita
seat-removed = L’host ti ha tolto il posto.
full-watching = Tutti i posti sono occupati: stai guardando.
use-name = Usa questo nome
which-bots = Bot da aggiungere
let-bot-sit = Aggiungi bot
stand-up = Lascia il posto
free-seat = Rimuovi
beside-name = Giocatore su questo dispositivo
beside-add = Aggiungi giocatore
start = Inizia la partita
waiting-for =
    { $count ->
        [one] C’è ancora { $count } posto libero.
       *[other] Ci sono ancora { $count } posti liberi.
    }
all-here = Ci siete tutti.
waiting-host = Ci siete tutti. Manca solo che l’host inizi la partita.
invite = Invita
invite-link = Link a questa partita
invite-says = Chi ha il link può partecipare o guardare. Non serve un account.
invite-alone = Questo link funziona solo su questo computer. Avvia il server per la tua rete se vuoi invitare altri dispositivi.
qr-label = Codice QR con il link a questa partita
how-to-play = Come si gioca
