# L’analisi di una partita finita: turni decisivi, errori, note e analisi insieme.
review-title = Analisi della partita
review-making = Decisioni analizzate: { $done } su { $total }
review-decisive = Turni decisivi
review-decisive-none = Nessun turno ha cambiato molto le probabilità.
review-turn = { $name }: { $before } → { $after }
review-mistakes = Errori
review-mistakes-of =
    { $count ->
        [0] { $name }: nessun errore
        [one] { $name }: { $count } errore
       *[other] { $name }: { $count } errori
    }
review-better = Meglio: { $move }
review-cost = { $chance } invece di { $best }
review-turn-back = Turno precedente
review-turn-forward = Turno successivo
review-retry = Correggi i miei errori
review-retry-title = Errore { $number } di { $count }
review-retry-say = Hai giocato: { $move }. Gioca qualcosa di meglio.
review-retry-good = Vale quanto la mossa migliore!
review-retry-worse = Probabilità di vincere: { $best } con la mossa migliore, { $chance } con la tua.
review-retry-again = Riprova
review-retry-show = Mostra la mossa migliore
review-retry-best = La mossa migliore: { $move }
review-retry-next = Errore successivo
review-retry-done = Torna all’analisi
review-note = La mia nota su questo passo
review-note-save = Salva la nota
review-note-only = Le tue note le vedi solo tu.
review-noted = Passi con una nota
review-link = Link a questo passo
review-together = Analisi insieme
review-together-say = Guida l’analisi: chi ti segue vede il passo che stai guardando.
review-lead = Guida
review-lead-stop = Smetti di guidare
review-you-lead = Stai guidando.
review-leads = { $name } guida l’analisi.
review-follow = Segui
review-following = Stai seguendo { $name }.
review-explore = Esplora per conto mio
reason-win = Si lascia sfuggire la vittoria.
reason-gives-win = Lascia vincere { $name }.
