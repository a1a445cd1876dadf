# Tutte le pagine, e ciò che i giochi hanno in comune: intestazione, pagina iniziale, tavolo, registro, chat.
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
own-tables-none = Ancora nessuna partita. Inizia adesso la prima.
open-tables = Partite aperte
open-tables-none = Al momento non ci sono partite aperte.
go-on = Continua
sit-down = Partecipa
hints-on = con suggerimenti
look-on = Guarda
seat-open = posto libero
deleted-player = Profilo eliminato
name = Nome
rules = Regole
table = Tavolo
bot-hare = Lepre
bot-hare-says = scatta alla prima occasione
bot-magpie = Gazza
bot-magpie-says = arraffa tutto ciò che luccica
bot-fox = Volpe
bot-fox-says = prevede qualche mossa
bot-raven = Corvo
bot-raven-says = ha visto finire molte partite
bot-owl = Gufo
bot-owl-says = riflette fino a mezzo secondo
bot-random = Caso
bot-greedy = Ingordo
bot-choice = { $level } · { $name }: { $says }
bot-level = bot, livello { $level } di { $levels }
bot-plain = bot
bots-reduced = { $count ->
    [one] { $bots } non gioca al massimo, perché su questo server le regole non sono compilate.
   *[other] { $bots } non giocano al massimo, perché su questo server le regole non sono compilate.
}
value-yes = sì
value-no = no
value-random = a caso
language = Lingua
speed = Animazioni
speed-calm = Normali
speed-quick = Veloci
speed-instant = Disattivate
sound-on = Audio: attivo
sound-off = Audio: disattivato
auto-end = Termina automaticamente il mio turno quando non resta altro da fare
comfort = Velocità e dimensioni
size = Dimensioni
size-normal = Normali
size-large = Grandi
size-larger = Molto grandi
your-name = Il tuo nome
save = Salva
saved = Salvato.
back = Indietro
you = tu
players = Giocatori
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
log-renamed = { $name } ora si chiama { $other }.
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
log-credited = Il server non era attivo. Quel tempo non conta per gli orologi.
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
labelled = { $label }: { $text }
yes = Sì
no = No
chat = Chat
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
rules-of = Regole di { $game }
rules-search = Cerca nelle regole
rules-nothing-found = Nessun risultato.
rules-play = Gioca
rules-print = Stampa
rules-show = Mostra la regola { $rule }
rules-own-page = Apri in una nuova scheda
no-page = Pagina non trovata
no-page-says = L’indirizzo potrebbe essere incompleto o non più valido.
box = Scatola
box-open = Correggi i dati della tua scatola
box-bots = I bot non si sono allenati con questa scatola.

refusal-unreachable = Il server non è raggiungibile. Riprova tra un momento.
refusal-cookies-blocked = Il tuo browser blocca i cookie di questa pagina. Per giocare a Escapade ne serve uno, che indica qual è il tuo posto. Consenti i cookie per questa pagina e ricaricala.
