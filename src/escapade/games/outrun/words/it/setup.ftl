# Come si prepara una posizione a mano, sul tavolo di analisi.
outrun-setup = Per ogni giocatore: la stanza, @ e la posizione sulla plancia mostro; poi, con i due punti, le carte davanti e le carte in mano, per esempio 3@6:reverse:boost.
