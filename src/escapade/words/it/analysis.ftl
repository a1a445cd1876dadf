# Il tavolo di analisi: una posizione, mosse di tutti, varianti.
analysis = Tabellone di analisi
analysis-title = Analisi – { $game }
analysis-say = Gioca le mosse di tutti, annullale, prova altre linee e chiedi al Gufo. Tutte le carte sono scoperte e nulla viene salvato.
analysis-moves = Mosse
analysis-start = Inizio
analysis-back = Indietro
analysis-forward = Avanti
analysis-remove = Elimina mossa
analysis-no-moves = Fai una mossa sul tabellone. Un’altra mossa dalla stessa posizione apre una variante.
analysis-seat = Mostra le mosse di
analysis-nothing = Niente da analizzare: c’è una sola mossa, oppure è una corsa contro il tempo.
analysis-play = Continua da qui
analysis-play-seat = Giochi come
analysis-play-bot = Bot
analysis-play-on = Gioca contro i bot
analysis-puzzle = Salva come problema
analysis-puzzle-say = Ogni turno possibile viene provato. Se uno è chiaramente il migliore, questa posizione diventa un tuo problema, con un link da condividere.
analysis-puzzle-name = Nome (facoltativo)
analysis-puzzle-saved = Salvato. Link al problema
analysis-link = Link
analysis-link-say = Il link apre questa posizione con tutte le tue mosse.
analysis-setup = Prepara una posizione
analysis-set = Prepara
analysis-notation = L’intera posizione in notazione
analysis-deck = Nel mazzo ci sono tutte le carte che non sono altrove. Un punto interrogativo è una carta che nessuno conosce.
analysis-deal =
    { $count ->
        [one] Nuova distribuzione, { $count } giocatore
       *[other] Nuova distribuzione, { $count } giocatori
    }
