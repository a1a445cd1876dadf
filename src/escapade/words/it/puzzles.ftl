# I problemi, il problema del giorno e la corsa del giorno.
puzzles-say = Posizioni tratte da partite tra bot in cui un turno è chiaramente il migliore. Le tue mosse sono controllate secondo le regole; ciò che è coperto non conta.
puzzles-title = Problemi – { $game }
puzzles-solved = { $count } su { $all } risolti
puzzle-title = Problema – { $game }
puzzle-number = Problema { $number } di { $count }
puzzle-easy = facile
puzzle-medium = medio
puzzle-hard = difficile
puzzle-done = risolto
puzzle-certain = Conta solo su ciò che è certo: niente pescate fortunate, niente aiuto dagli altri giocatori.
puzzle-people =
    { $count ->
        [one] { $count } persona ci ha provato, { $solved } l’ha risolto al primo tentativo.
       *[other] { $count } persone ci hanno provato, { $solved } l’hanno risolto al primo tentativo.
    }
puzzle-reason-win = Così vinci la partita, qualunque cosa abbiano in mano gli altri giocatori.
puzzle-wrong-win = Dopo questa mossa non è più certo che tu vinca in questo turno.
puzzle-hint = Indizio
puzzle-hint-move = Comincia così: { $move }
puzzle-show = Mostra soluzione
puzzle-again = Riprova
puzzle-next = Problema successivo
puzzle-solved = Risolto!
puzzle-answer = La soluzione:
no-puzzle = Questo problema non esiste
no-puzzle-says = L’indirizzo potrebbe essere sbagliato o vecchio.
daily-run-say = Un percorso di Outrun, uguale per tutti fino a mezzanotte (UTC). Il server misura il tuo tempo, e conta solo la tua prima corsa.
daily-run-running = Il cronometro è partito.
daily-run-right = Giusto, in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
daily-run-wrong = Questa corsa era sbagliata. Domani ci sarà un altro percorso.
daily-run-seconds = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
daily-run-missed = sbagliata
daily-run-times = Tempi di oggi
daily-run-nobody = Oggi non ha ancora corso nessuno.
daily-run-you = tu
puzzle-own = Problema personale
puzzles-own = I tuoi problemi
puzzles-own-say = Creati sul tabellone di analisi. Manda a chi vuoi il link di un problema da provare.
puzzle-delete = Elimina «{ $name }»
