# Una prima partita guidata.
outrun-first-goal = Sei di notte in un museo, con un vampiro alle spalle. Attraversa di corsa le nove stanze ed esci prima degli altri. Qui hai tutto il tempo che vuoi.
outrun-first-reveal = Ogni round mostra un percorso di carte. Rivela il primo.
outrun-first-run = Gioca le carte nell’ordine del percorso: A, D, H, G, B. Poi premi Traguardo. La carta successiva è evidenziata; Indietro riprende una carta.
outrun-first-moved = Giusto, e prima della lepre! Sulla plancia mostro chi è più veloce sta più a destra: la tua posizione 6 ti fa avanzare di 2 stanze, quella della lepre solo di 1.
outrun-first-again = Il vampiro ha messo una carta al centro: Al contrario. Vale per tutti. Chi è stato più veloce rivela il percorso successivo: tocca a te.
outrun-first-reverse = Al contrario significa: dalla fine all’inizio. Gioca H, A, D, C, G e premi Traguardo.
outrun-first-place = La lepre ha dimenticato la carta Al contrario e resta nella sua stanza. Sulla plancia mostro potresti andare più a sinistra, ma la posizione più a destra dà più stanze: premi «Resta in posizione 6: 2 stanze».
outrun-first-vampire = Al centro c’è un’altra carta: Strada sbagliata C. Resta lì insieme ad Al contrario, e valgono entrambe per tutti.
outrun-first-third = Rivela il percorso successivo.
outrun-first-both = Prima al contrario, poi senza la C: gioca H, B, A, F e premi Traguardo.
outrun-first-done = Ora sai come si gioca! In una vera partita il tempo corre e la carta successiva non è evidenziata. L’orso, lo zombie e il drago usano le carte in altri modi; prova prima il vampiro.
