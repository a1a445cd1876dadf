# Dig Your Way Out: aree, segnalini e mazzi, in una frase.
dig-explain-cell-block = Qui si scava: gioca un attrezzo per segnare i suoi punti.
dig-explain-cafeteria = Qui puoi rubare un Cucchiaio.
dig-explain-recreation = Qui puoi vendere carte per sigarette e comprare Coltelli e attrezzi.
dig-explain-infirmary = Qui puoi curare un Pestaggio.
dig-explain-showers = Qui non c’è niente di speciale, ma una ricerca trova più carte.
dig-explain-solitary = Da qui puoi solo andartene; ci si finisce per effetto delle carte.
dig-explain-beating = Pestaggi: con 1 non puoi costruire, con 2 non puoi né costruire né scavare.
dig-explain-cigarettes = Le sigarette sono denaro: nella Sala ricreativa ci si comprano Coltelli e attrezzi.
dig-explain-held = Le carte in mano a questo giocatore. Quelle che hai visto sono scoperte.
dig-explain-tunnel = Il tunnel: chi arriva per primo a { $goal } punti evade e vince.
dig-explain-deck = Carte Ricerca: materiali, armi, accessori, carte Azione e cose da vendere.
dig-explain-michel-deck = Carte che dicono se Michel o Michelle combatte: metà sono bianche.
dig-explain-michel-card = Una carta Michel ({ $shown }): con un Coltello lo scontro continua, senza è finito.
dig-explain-roll = Il dado dice in quali due aree può portare un movimento.
dig-explain-figure = La figura sta nell’area in cui si trova questo giocatore. Con un’Arma puoi estorcere carte a un giocatore nella tua area.
dig-explain-discards = Gli scarti: quando le carte Ricerca finiscono, queste vengono mescolate in un nuovo mazzo.
