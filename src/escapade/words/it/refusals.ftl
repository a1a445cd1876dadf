# Perché il server rifiuta una richiesta, per la pagina e per l’API. Ogni id è `refusal-` più un codice di server/refusals.py; un test li confronta.
refusal-not-started = La partita non è ancora cominciata
refusal-started-already = La partita è già cominciata
refusal-game-over = La partita è finita
refusal-not-over = La partita non è ancora finita
refusal-record-secret = Il file della partita è segreto finché la partita non è finita
refusal-replay-later = Il replay è disponibile a partita finita; fino ad allora puoi guardarla in diretta
refusal-no-such-seat = A questo tavolo non c’è il posto { $seat }, solo { $seats }
refusal-no-seat-of-yours = Non hai un posto a questo tavolo
refusal-not-your-seat = Il posto { $seat } non è tuo
refusal-host-only = Solo l’host di questo tavolo può farlo
refusal-all-seats-taken = Tutti i posti sono occupati
refusal-seat-taken = Il posto { $seat } è occupato
refusal-one-seat = In una partita classificata puoi avere un solo posto
refusal-second-seat = Solo l’host può aggiungere giocatori sullo stesso dispositivo
refusal-one-device = Qui si gioca tutti nello stesso momento. Per condividere un dispositivo, crea una nuova partita e aggiungi tutti nel suo modulo
refusal-removed = L’host ti ha appena tolto il posto. Puoi rientrare tra un minuto
refusal-seat-open = Il posto { $seat } è già libero
refusal-seats-open =
    { $count ->
        [one] C’è ancora { $count } posto libero; aspetta o aggiungi un bot
       *[other] Ci sono ancora { $count } posti liberi; aspetta o aggiungi dei bot
    }
refusal-seats-occupied = { $count ->
        [one] Prima qualcuno deve alzarsi: c’è { $count } giocatore di troppo
       *[other] Prima qualcuno deve alzarsi: ci sono { $count } giocatori di troppo
    }
refusal-box-players = Con la scatola corretta di questo tavolo non si può giocare in { $players }
refusal-colour-taken = Questo colore è già di qualcun altro
refusal-paused = La partita è in pausa
refusal-paused-already = La partita è già in pausa
refusal-not-paused = La partita non è in pausa
refusal-stale = Nel frattempo la partita è andata avanti; guarda di nuovo
refusal-action-unreadable =
    { $kind ->
        [move] «{ $text }» non è una mossa. Mosse possibili: { $known }
        [run] «{ $text }» non è una corsa. Si scrive così: { $known }
       *[other] { $detail }
    }
refusal-rule = Le regole non lo permettono
refusal-nothing-to-take-back = Non c’è niente da annullare
refusal-seen-already = Hai visto informazioni nascoste, quindi non si può annullare
refusal-vote-waits = C’è già un’altra richiesta in sospeso
refusal-nothing-proposed = Non c’è nessuna richiesta in sospeso
refusal-answered-already = Hai già risposto
refusal-you-resigned = Hai abbandonato la partita
refusal-resigned-already = Hai già abbandonato la partita
refusal-bot-holds = Un bot sta giocando al tuo posto
refusal-person-plays = Al posto { $seat } non gioca un bot
refusal-nobody-left = Il giocatore al posto { $seat } non è uscito
refusal-nobody-holds = Al posto { $seat } nessun bot gioca per te
refusal-in-time = Il giocatore aveva ancora tempo
refusal-store-away = In questo momento il server non raggiunge il suo database. La tua mossa è conservata e verrà inviata di nuovo.
refusal-table-damaged = Questa partita non si può leggere. Le sue mosse sono conservate e chi gestisce il server può vedere il motivo.
refusal-not-stored = Non è stato possibile salvare, quindi non è successo nulla; riprova
refusal-muted = L’host di questo tavolo ti ha tolto la parola
refusal-muted-everywhere = { $hours ->
        [one] Un moderatore ti ha silenziato. Potrai scrivere di nuovo entro un’ora
       *[other] Un moderatore ti ha silenziato. Potrai scrivere di nuovo tra { $hours } ore
    }
refusal-report-empty = Questo giocatore qui non ha scritto nulla
refusal-report-self = Non puoi segnalarti
refusal-reports-enough = Puoi segnalare al massimo { $most } giocatori al giorno
refusal-moderators-only = Solo i moderatori di questo server possono farlo
refusal-no-such-report = Questa segnalazione non esiste
refusal-no-answers = Questo gioco non ha risposte automatiche
refusal-answer-unknown = Una risposta automatica è una tra { $answers }, non «{ $answer }»
refusal-hint-rated = Nelle partite classificate non ci sono suggerimenti
refusal-hint-people = Nelle partite con altre persone non ci sono suggerimenti
refusal-hints-rated = Una partita classificata si gioca senza suggerimenti
refusal-hints-none = «{ $game }» non ha suggerimenti da attivare
refusal-deal-people = Si può rigiocare la stessa distribuzione solo se al tavolo non c’erano altre persone
refusal-bots-busy = Nessun bot ha potuto rispondere in tempo; riprova
refusal-no-such-step = Al passo { $step } di questa partita non c’era niente da decidere
refusal-not-your-move = Non tocca a te
refusal-no-such-table = Questa partita non esiste
refusal-game-unknown = Non esiste un gioco «{ $game }»; giochi: { $games }
refusal-no-rules = Questo gioco non ha regole scritte
refusal-no-such-lesson = Non c’è nessuna lezione «{ $lesson }»
refusal-no-such-puzzle = Non c’è un problema { $puzzle } di { $game }
refusal-no-such-own-puzzle = Questo problema non esiste, o chi l’ha creato l’ha eliminato
refusal-puzzle-turn = Un problema comincia con un turno: in questa posizione non deve muovere nessuno, o tocca a un altro giocatore
refusal-puzzle-wide = Questo turno ha troppe possibilità per provarle tutte, quindi non si può dimostrare quale sia la migliore
refusal-puzzle-unclear = Qui nessun turno è chiaramente il migliore, o ogni prima mossa vale lo stesso, quindi non è un problema
refusal-puzzles-enough = Hai già { $most } problemi tuoi; prima eliminane uno
refusal-daily-run-over = Hai già corso il percorso di oggi; conta solo la prima corsa
refusal-daily-run-not-started = Rivela prima il percorso di oggi
refusal-no-such-guide-step = La partita guidata di { $game } non ha un passo { $step }
refusal-other-move-asked = Questo passo riguarda un’altra mossa. Rileggilo o scegli «Mostrami».
refusal-position = Questa posizione non è valida: { $detail }
refusal-position-people = Una partita da una posizione è solo per te e i bot, e non è classificata
refusal-position-over = In questa posizione la partita è finita
refusal-position-seats = La posizione è per { $players } giocatori, non per { $seats }
refusal-bot-unknown = Non esiste un bot «{ $bot }»; bot: { $bots }
refusal-clock-seconds = Un limite di tempo deve essere di almeno 1 secondo
refusal-clock-days = Un limite in giorni deve essere di almeno 1 giorno
refusal-option-unknown = Questo gioco non ha l’opzione «{ $name }»
refusal-option-value = { $name } non può essere «{ $value }»; scegli tra { $values }
refusal-option-players = Questo gioco è per { $least }–{ $most } giocatori, non per { $players }
refusal-option-first = Il posto { $first } non può iniziare: ci sono solo { $players } giocatori
refusal-nobody = Il server non ti conosce ancora. Ricarica la pagina; i programmi inviano prima POST /api/me, oppure una chiave API valida
refusal-no-such-person = Nessun giocatore ha questo id
refusal-name-empty = Un nome deve avere caratteri visibili
refusal-account-already = Hai già un account
refusal-settings-enough = Hai già { $most } impostazioni
refusal-login-taken = Il nome utente { $login } è già in uso
refusal-login-wrong = Nome utente o password errati
refusal-password-wrong = Password errata
refusal-token-lacks = Questa chiave API non può farlo; le manca il permesso «{ $scope }»
refusal-tokens-enough = Hai già { $most } chiavi API; prima revocane una
refusal-hooks-enough = Hai già { $most } webhook; prima rimuovine uno
refusal-hook-unreadable = «{ $url }» non è un indirizzo valido
refusal-hook-https = L’indirizzo di un webhook deve iniziare con https:// e non contenere utente né porta
refusal-hook-unknown-host = L’host { $host } non è stato trovato
refusal-hook-private = L’indirizzo di un webhook deve essere pubblico
refusal-no-such-hook = Non hai questo webhook
refusal-hook-silent = Il webhook non ha risposto
refusal-hook-answers = Il webhook ha risposto con lo stato { $status }
refusal-say-watch-first = Solo chi gioca o guarda questa partita può scrivere qui
refusal-tables-enough = Puoi seguire al massimo { $most } partite alla volta
refusal-tables-open = Da ieri hai creato { $most } partite non ancora finite; prima finiscine una
refusal-seats-held = Hai { $most } posti in partite non finite; prima finisci una partita o lascia un posto
refusal-no-message = Questo non è un messaggio valido: { $detail }
refusal-other-site = La richiesta veniva dalla pagina di un altro sito ed è stata bloccata
refusal-too-fast = Troppe richieste; rallenta un po’
refusal-wait = Aspetta qualche secondo e riprova
refusal-form = La richiesta non è valida: { $detail }
refusal-unknown-field =
    { $meant ->
        [none] Non esiste un campo «{ $field }»; campi: { $known }
       *[other] Non esiste un campo «{ $field }»; intendevi «{ $meant }»?
    }
refusal-nothing-here = A questo indirizzo non c’è niente
refusal-too-long = È troppo lungo
refusal-http = Non ha funzionato: { $detail }
refusal-our-mistake = Qualcosa è andato storto sul server

refusal-no-such-box = Non esiste una scatola { $box }
refusal-boxes-enough = Hai già { $most } scatole; prima rimuovine una
refusal-box-other-game = La scatola «{ $box }» è per un altro gioco ({ $game })
refusal-box-rated = Una partita classificata si gioca senza scatola
refusal-box = Questa scatola non è valida
