# Tu, le tue chiavi API e i tuoi dati, la classifica, gli altri giocatori.
rooms = Le tue pagine
room-you = Tu
room-keys = Chiavi API e webhook
room-data = I tuoi dati
room-moderation = Moderazione: messaggi segnalati
name-says = Comparirà a ogni tavolo a cui ti siedi da ora in poi.

# Account
account = Account
account-keep = Crea un account
guest-says = Giochi come ospite. Ti conosce solo questo browser.
account-says = Puoi giocare senza account. Se ne hai uno, nome, partite, punteggi e impostazioni sono gli stessi su tutti i tuoi dispositivi.
account-make = Crea account
account-made = Il tuo account è pronto. Contiene tutto quello che hai giocato finora.
account-is = Hai effettuato l’accesso come { $login }.
account-keeps = Il tuo nome, le partite, i punteggi e le impostazioni sono gli stessi ovunque tu acceda.
login = Nome utente
login-hint = Ti serve per accedere. Nessun altro lo vede. Lettere dalla a alla z, cifre e . _ -
password = Password
password-hint = Almeno 8 caratteri. Conservala bene: se la perdi, non si può reimpostare.
password-old = Password attuale
password-new = Nuova password
password-says = Sugli altri dispositivi dovrai accedere di nuovo.
password-change = Cambia password
password-changed = Password cambiata.
sign-in = Accedi
sign-in-have = Ho già un account
sign-in-says = Le partite che hai giocato qui come ospite { $name } non passeranno a quell’account. Per conservarle, crea invece un account.
signed-in = È bello rivederti, { $name }.
sign-out = Esci dall’account
sign-out-everywhere = Esci su tutti i dispositivi
sign-out-says = Non perdi nulla. Puoi accedere di nuovo, qui o su qualsiasi dispositivo.
signed-out = Hai lasciato il tuo account. Su questo dispositivo ora giochi da zero come ospite, con il nome { $name }.
guest-leave = Dimenticami su questo dispositivo
guest-leave-says = Chi gioca come ospite e se ne va non può tornare: perdi il nome { $name }, l’elenco delle partite e i punteggi, e le partite in corso continuano senza di te. Per conservarli, crea prima un account.
guest-leave-do = Ricomincia da zero come ospite

# Partite
games-finished = Partite finite
games-finished-none = Ancora nessuna partita finita. Le troverai qui, con i replay.
games-earlier = Partite precedenti
replay-of = Replay: { $game }, { $day }
rated = classificata
result-won = vittoria
result-lost = sconfitta
result-resigned = abbandono
result-left = abbandonata da tutti
result-names = vittoria di { $names }

# Punteggi
ratings = Punteggi
ratings-says = Un punteggio mostra quanto sei forte in un gioco. I punteggi sono disattivati finché non li attivi. Contano solo le partite classificate contro chi li ha attivati; quelle contro i bot no. Chi ha un punteggio compare nella classifica.
rate-me = Assegnami un punteggio e mostrami nella classifica
ratings-none-yet = Ancora nessuna partita classificata. Crea una partita in «Altre opzioni» e scegli «Classificata».
rated-games =
    { $count ->
        [one] { $count } partita classificata
       *[other] { $count } partite classificate
    }
rating-provisional = provvisorio
rating-provisional-says = Un punteggio è provvisorio finché non hai giocato cinque partite classificate contro tre persone diverse; poi compare nella classifica.
as-others-see = Come mi vedono gli altri

# La classifica
leaders-none = La classifica è ancora vuota.
leaders-how = Una partita finita conta se è stata creata come classificata (in «Altre opzioni») e se almeno due giocatori hanno attivato il punteggio.
leaders-open = Crea una partita
leaders-place = Pos.
leaders-player = Giocatore
leaders-rating = Punteggio
leaders-games = Partite
leaders-says = Si parte da 0. Le vittorie alzano il punteggio, le sconfitte lo abbassano. Più partite giochi, più è affidabile.
leaders-you = E tu?

# Altri giocatori
person-account = Profilo con account
person-guest = Ospite
person-you = Ecco che cosa vedono gli altri di te.
person-you-back = Torna alla tua pagina
person-none = Giocatore non trovato
person-none-says = L’indirizzo potrebbe essere incompleto, oppure il giocatore ha eliminato i propri dati.
person-unrated = { $name } non ha un punteggio pubblico.
person-games = Partite pubbliche
person-games-none = { $name } non ha ancora finito partite pubbliche.
versus = Tu e { $name }
versus-none = Non avete ancora finito una partita insieme. Manda a { $name } il link a una partita.
versus-games =
    { $count ->
        [one] { $count } partita finita insieme. Chi è arrivato davanti:
       *[other] { $count } partite finite insieme. Chi è arrivato davanti:
    }
versus-ahead = tu
versus-behind = { $name }
versus-level = pari

# Chiavi API
keys = Chiavi API
keys-says = Un tuo programma, per esempio un bot, può giocare a tuo nome. Al posto della password usa una chiave API. Crea una chiave per ogni programma, così puoi revocarle separatamente.
keys-none = Non hai chiavi API.
key-new = Nuova chiave API
key-name = Nome della chiave
key-name-hint = Per riconoscerla in seguito, per esempio «il mio primo bot».
key-may = Permessi
scope-read = Lettura: vedere ciò che vedi tu, come i tuoi tavoli, le tue carte e le tue partite finite
scope-play = Gioco: fare mosse, abbandonare e scrivere in chat a tuo nome
scope-tables = Tavoli: creare partite, occupare e lasciare posti a tuo nome
scope-account = Account: tutto il resto, come il nome, le impostazioni e le altre chiavi API, perfino eliminare l’account. Ai bot non serve
scope-read-short = lettura
scope-play-short = gioco
scope-tables-short = tavoli
scope-account-short = account
key-make = Crea chiave
key-fresh = La chiave «{ $name }» viene mostrata solo adesso. Copiala e conservala con cura, come una password.
key-secret = Nuova chiave
key-drop = Revoca
key-drop-which = Revoca la chiave { $name }
bots-yours = Scrivi un bot
bots-yours-says = L’esempio conta 40 righe di Python. Dagli la tua chiave API e l’ultima parte del link di una partita, e lui occupa un posto libero e gioca:
bot-example = Bot di esempio (bot.py)
api-described = Documentazione dell’API

# L’API
api = API
api-says = Tutto ciò che puoi fare qui, un programma può farlo via HTTP. Invia la sua chiave API in un’intestazione, come mostrato sotto. I campi con il punto interrogativo sono facoltativi. Le mosse si possono inviare anche via WebSocket a /api/socket, con gli stessi messaggi dello stream. Le descrizioni del server sono in inglese.
api-openapi = Descrizione OpenAPI
api-lobby = Partite e sala d’attesa
api-table = Al tavolo
api-people = Persone
api-host = Per chi gestisce un server
api-takes = Richiesta
api-gives = Risposta: { $kind }

# Webhook
hooks = Webhook
hooks-says = Quando tocca a te e non ci sei, o quando finisce una tua partita, il server può inviare un messaggio a un indirizzo web: un canale Discord, per esempio, o un tuo programma.
hooks-none = Non hai webhook.
hook-address = Indirizzo
hook-hint = Su Discord: impostazioni del canale, Integrazioni, Webhook, Copia URL webhook. L’indirizzo deve essere pubblico e iniziare con https://.
hook-about = Partite
hook-all = tutte le mie partite
hook-table = { $game } con { $names }
hook-other = una partita
hook-add = Aggiungi webhook
hook-fresh = La chiave di firma viene mostrata solo adesso. Un programma che riceve i messaggi la usa per verificarne la firma; a una chat come Discord non serve.
hook-secret = Chiave di firma
hook-try = Prova
hook-try-which = Prova { $url }
hook-heard = Inviato. Controlla il tuo canale.
hook-drop = Rimuovi
hook-drop-which = Rimuovi { $url }
notice-turn = { $game }: tocca a { $names }. Tavolo { $table }
notice-over = { $game }, partita finita: vittoria di { $names }. Tavolo { $table }
notice-over-nobody = { $game }, partita finita. Tavolo { $table }
notice-test = Escapade può raggiungerti qui. Riceverai un avviso quando tocca a te e quando finisce una tua partita.
hooks-or-browser = Anche il browser può avvisarti, senza webhook:

# I tuoi dati
data-take = Scarica
data-take-says = Tutto ciò che è salvato su di te in un solo file (JSON): nome, posti e risultati, messaggi in chat, punteggi, nomi delle chiavi API e indirizzi dei webhook.
data-download = Scarica i miei dati
data-delete = Elimina
data-goes = Eliminati subito e per sempre
data-goes-name = il tuo nome, l’account e la password, le impostazioni
data-goes-play = i tuoi punteggi, l’elenco delle partite e i tuoi posti: abbandoni le partite in corso
data-goes-chat = i tuoi messaggi in chat
data-goes-keys = le tue chiavi API e i tuoi webhook
data-stays = Conservati
data-stays-moves = le partite stesse, perché appartengono anche agli altri: le tue mosse, con «{ deleted-player }» al posto del tuo nome
data-stays-others = i punteggi che gli altri hanno guadagnato o perso contro di te
data-stays-copies = le copie di sicurezza dell’intero database fatte da chi gestisce il server, finché non vengono sostituite
data-delete-do = Elimina tutti i miei dati
data-sure = { $name }, non si può tornare indietro. Eliminare tutti i tuoi dati?
data-sure-account = { $name }, non si può tornare indietro. Eliminare l’account { $login } e tutti i tuoi dati?
data-delete-sure = Sì, elimina tutto
data-keep = No, conserva tutto
gone = I tuoi dati sono stati eliminati
gone-says = Se giochi di nuovo, ricominci da zero come ospite.
