# Una prima partita guidata.
dig-first-goal = Sei nella prigione di Blackgate e vuoi uscire. Scava con gli attrezzi un tunnel da 12 punti prima della lepre: un Cucchiaio vale 1, un Piccone 2, una Pala 3.
dig-first-turn = Sei nel Blocco celle, dove si scava. Ma non hai ancora nessun attrezzo. In ogni turno hai due azioni.
dig-first-search = Cerca: nel Blocco celle peschi una carta. Forse va bene con il tuo Manico di scopa.
dig-first-move = Forbici! Con il Manico di scopa fanno un Piccone, ma non qui: le guardie sorvegliano il Blocco celle. Premi «Tira il dado e muoviti».
dig-first-cafeteria = Un 4 porta nella Sala ricreativa o alla Mensa. Scegli la Mensa: lì puoi costruire, e ci sono Cucchiai da rubare.
dig-first-end = Hai usato entrambe le azioni. Termina il turno.
dig-first-spoon = La lepre ha cercato. Ora ruba un Cucchiaio: costa un’azione e non serve fortuna.
dig-first-craft = Costruisci il Piccone: scarti Manico di scopa e Forbici, e un Piccone vale 2 punti.
dig-first-rest = Due attrezzi con due azioni! Termina il turno.
dig-first-home = Torna al Blocco celle a scavare! Un Movimento prudente ti ci porta senza dado, ma costa entrambe le azioni. Premi il Blocco celle sulla pianta o «Movimento prudente…», poi il pulsante che appare.
dig-first-wait = Sei dove si può scavare. Termina il turno.
dig-first-dig = Scava con il Cucchiaio: resta per sempre nel tuo tunnel, e ottieni il tuo primo punto tunnel.
dig-first-more = La seconda azione: scava con il Piccone. Vale altri 2 punti.
dig-first-ways = 3 punti su 12! Ci sono altri modi per procurarti attrezzi: vendi nella Sala ricreativa carte come la tua Rivista e compra lì gli attrezzi, oppure prendine uno a un altro giocatore con un’Arma.
dig-first-done = Ancora due cose: con tre accessori della stessa gang puoi unirti a quella gang, e con due Pestaggi non puoi scavare. Ora sai abbastanza per giocare!
