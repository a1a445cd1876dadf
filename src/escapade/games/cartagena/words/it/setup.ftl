# Come si prepara una posizione a mano, sul tavolo di analisi.
cartagena-setup = Per ogni giocatore: le caselle dei pirati separate da punti (0 è la partenza), i due punti e le carte in mano con le loro lettere, per esempio 0.0.3.3.5.7:b2kh.
