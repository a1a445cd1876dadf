# Tutte le pagine, e ciò che i giochi hanno in comune: intestazione, pagina iniziale, modulo, sala d’attesa, tavolo, registro, chat, impostazioni.
title = Escapade
home = Home
skip = Vai al contenuto
home-link = Escapade, pagina iniziale
settings = Impostazioni
about = Informazioni
notice = I giochi appartengono ai loro autori ed editori. Escapade è una versione non ufficiale, fatta da chi li ama, con immagini e testi propri.
offline = Non c’è connessione. Le tue partite riprenderanno quando tornerai online.
unreachable = Il server non è raggiungibile. Riprova tra un momento.
server-away = Il server non risponde. La pagina continua a provare e riprenderà da sola.
new-version = C’è una nuova versione di Escapade.
part-missing = Non è stato possibile caricare una parte di questa pagina.
reload = Ricarica
tables-unknown = Non si può sapere finché il server non risponde.
table-unreachable = In questo momento non si può mostrare questo tavolo
table-unreachable-says = La partita è conservata sul server. Comparirà qui appena il server risponderà.
reconnecting = Connessione persa. Riconnessione…
play-bots = Gioca contro i bot
play-friends = Gioca con gli amici
more-options = Altre opzioni
variant = Variante
own-tables = Le tue partite
own-tables-none = Ancora nessuna partita. Per la prima basta un clic.
open-tables = Partite aperte
open-tables-none = Al momento non ci sono partite aperte.
go-on = Continua
sit-down = Partecipa
look-on = Guarda
seat-open = posto libero
guest-name = Ospite { $number }
deleted-player = Profilo eliminato
new-title = Nuova partita: { $game }
presets = Preimpostazione
who-plays = Giocatori
how-many = Numero di giocatori
seat-number = Posto { $number }
seat-me = Io
colour = Colore
colour-0 = Blu
colour-1 = Rosso
colour-2 = Verde
colour-3 = Giallo
colour-4 = Viola
colour-5 = Rosa
character = Personaggio
seat-bot = Bot
seat-friend = Invito tramite link
seat-beside = Stesso dispositivo
which-bot = Bot al posto { $number }
name-of-seat = Nome al posto { $number }
name = Nome
rules = Regole
table = Tavolo
time = Limite di tempo
time-none = Nessun limite
time-move = 1 minuto per turno
time-bank = 10 minuti a testa + 10 secondi per turno
time-days = 2 giorni per turno
control-move = { $minutes } min per turno
control-bank = { $minutes } min a testa + { $increment } s per turno
control-days =
    { $days ->
        [one] { $days } giorno per turno
       *[other] { $days } giorni per turno
    }
visibility = Chi può trovarla
visibility-public = tutti
visibility-link = solo chi ha il link
seat-removed = L’host ti ha tolto il posto.
full-watching = Tutti i posti sono occupati: stai guardando.
public = Pubblica: chiunque può trovare questa partita e partecipare
open-table = Crea partita
bot-hare = Lepre
bot-hare-says = scatta alla prima occasione
bot-magpie = Gazza
bot-magpie-says = arraffa tutto ciò che luccica
bot-fox = Volpe
bot-fox-says = pensa qualche mossa in anticipo
bot-raven = Corvo
bot-raven-says = ha visto finire molte partite
bot-owl = Gufo
bot-owl-says = riflette per un secondo intero
bot-random = Caso
bot-greedy = Ingordo
bot-choice = { $level } · { $name }: { $says }
bot-level = bot, livello { $level } di { $levels }
bot-plain = bot
bot-levels = Bot: il primo livello è per chi comincia, l’ultimo è difficile da battere.
bots-reduced = { $count ->
    [one] { $bots } non gioca al massimo, perché su questo server le regole non sono compilate.
   *[other] { $bots } non giocano al massimo, perché su questo server le regole non sono compilate.
}
value-yes = sì
value-no = no
value-random = a caso
language = Lingua
theme = Tema
theme-auto = Sistema
theme-light = Chiaro
theme-dark = Scuro
speed = Animazioni
speed-calm = Normali
speed-quick = Veloci
speed-instant = Disattivate
sound = Audio
sound-on = Audio: attivo
sound-off = Audio: disattivato
confirm-moves = Chiedi conferma a ogni mossa
auto-end = Termina automaticamente il mio turno quando non resta altro da fare
comfort = Velocità e dimensioni
size = Dimensioni
size-normal = Normali
size-large = Grandi
size-larger = Molto grandi
notices = Avvisami quando tocca a me
notices-forbidden = Il tuo browser blocca le notifiche di questa pagina. Puoi consentirle nelle impostazioni del browser.
your-name = Il tuo nome
use-name = Usa questo nome
save = Salva
saved = Salvato.
back = Indietro
you = tu
players = Giocatori
seats = Posti
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
qr-label = Codice QR con il link a questa partita
copy = Copia
copied = Copiato
status-gathering = In attesa di giocatori
status-turn = Tocca a { $name }
status-yours =
    { $seats ->
        [one] Tocca a te
       *[other] { $name }, tocca a te
    }
status-over = Vittoria di { $names }
status-paused = In pausa
seat-resigned = abbandono
seat-held = gioca un bot
seat-away = assente
undo = Annulla mossa
undo-ask = Chiedi di annullare
resign = Abbandona
rematch = Rivincita
record = File della partita
watching =
    { $count ->
        [one] { $count } spettatore
       *[other] { $count } spettatori
    }
log = Registro
log-empty = Ancora niente.
log-sat = { $name } si siede al tavolo.
log-stood = Il posto { $number } è libero.
log-resized = La partita ora è per { $count } giocatori.
log-started = La partita comincia.
log-undone = { $name } annulla una mossa.
log-proposed-undo = { $name } chiede di annullare una mossa.
log-proposed-pause = { $name } chiede una pausa.
log-proposed-resume = { $name } chiede di riprendere.
log-voted-yes = { $name } accetta.
log-voted-no = { $name } rifiuta.
log-paused = La partita è in pausa.
log-resumed = La partita riprende.
log-credited = Il server non era attivo. Quel tempo viene restituito agli orologi.
log-held = { $name } si assenta. Un bot gioca al suo posto.
log-returned = { $name } è di nuovo al tavolo.
log-resigned = { $name } abbandona.
log-timed-out = { $name } ha esaurito il tempo.
log-by-clock = Tempo scaduto. Per { $name } viene scelta una mossa automatica.
log-rematched = La rivincita è pronta.
log-ended-played =
    { $count ->
        [one] { $name } vince.
       *[other] { $name } vincono.
    }
log-ended-resigned =
    { $count ->
        [one] Tutti gli altri hanno abbandonato: { $name } vince.
       *[other] Tutti gli altri hanno abbandonato: { $name } vincono.
    }
log-ended-time =
    { $count ->
        [one] Tempo scaduto: { $name } vince.
       *[other] Tempo scaduto: { $name } vincono.
    }
log-ended-left = Tutti hanno lasciato la partita.
vote-undo = { $name } vuole annullare una mossa. Accetti?
vote-pause = { $name } vuole fare una pausa. Accetti?
vote-waiting = Serve l’accordo di tutti
vote-withdraw = Ritira
yes = Sì
no = No
chat = Chat
chat-empty = Ancora nessun messaggio.
chat-phrases = Frasi rapide
chat-phrase-hello = Ciao!
chat-phrase-luck = Buona fortuna!
chat-phrase-nice = Bella mossa!
chat-phrase-played = Ben giocato!
chat-phrase-thanks = Grazie!
chat-phrase-moment = Un momento, per favore.
chat-phrase-sorry = Scusa!
chat-people = Silenzia o segnala
chat-hide = Nascondi i messaggi di { $name }
chat-show = Mostra i messaggi di { $name }
chat-mute-for-all = Silenzia { $name } per tutti
chat-unmute = Ridai la parola a { $name }
chat-report = Segnala { $name }
chat-reported = Segnalazione inviata. I moderatori di questo server vedranno ciò che ha scritto { $name }.
chat-hidden = { $count ->
        [one] { $count } messaggio nascosto
       *[other] { $count } messaggi nascosti
    }
say = Messaggio
send = Invia
curtain = { $name }, tocca a te
curtain-says = Passa il dispositivo. Gli altri non devono guardare.
curtain-open = Sono { $name }
no-table = Partita non trovata
confirm = Conferma
cancel = Annulla
close = Chiudi
move-text = Mossa in notazione
moves = Mosse possibili
you-room = Tu
leaders = Classifica
settings-here = Salvate in questo browser. Con un account sono le stesse su tutti i tuoi dispositivi.
settings-everywhere = Salvate con il tuo account, le stesse su tutti i tuoi dispositivi.
rated-table = Classificata: conta per chi ha attivato il punteggio
rated-says = Partita classificata: conta per chi ha attivato il punteggio.
rules-of = Regole di { $game }
rules-search = Cerca nelle regole
rules-nothing-found = Nessun risultato.
rules-play = Gioca
rules-print = Stampa
rules-show = Mostra la regola { $rule }
rules-own-page = Apri in una nuova scheda
no-page = Pagina non trovata
no-page-says = L’indirizzo potrebbe essere incompleto o non più valido.
preview = Escapade – giochi di fuga online
preview-says = Gioca a Cartagena, Outrun e Dig Your Way Out con gli amici o contro i bot, direttamente nel browser. Non serve un account.
preview-table = Partecipa a una partita di { $game }
preview-table-says = { $count ->
    [one] Per { $count } giocatore.
   *[other] Per { $count } giocatori.
} Non serve un account.
preview-replay = Replay di una partita di { $game }
box = Scatola
box-none = Nessuna scatola: i dati di Escapade
box-open = Correggi i dati della tua scatola
box-bots = I bot non si sono allenati con questa scatola.

refusal-unreachable = Il server non è raggiungibile. Riprova tra un momento.
refusal-cookies-blocked = Il tuo browser blocca i cookie di questa pagina. Per giocare a Escapade ne serve uno, che indica qual è il tuo posto. Consenti i cookie per questa pagina e ricaricala.
