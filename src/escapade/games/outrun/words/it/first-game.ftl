# Una prima partita guidata.
outrun-first-goal = Sei di notte in un museo, con un vampiro alle spalle. Attraversa di corsa le nove stanze ed esci prima degli altri. Qui hai tutto il tempo che vuoi.
outrun-first-reveal = Ogni round mostra un percorso di carte. Rivela il primo.
outrun-first-run = Gioca le carte nell’ordine del percorso: A, D, H, G, B. Poi premi Traguardo. La carta successiva è evidenziata; Indietro riprende una carta.
outrun-first-moved = Giusto, e prima della lepre: sei in posizione 6, che ti fa avanzare di 2 stanze, e la lepre solo di 1. Il vampiro ha messo una carta al centro: Al contrario.
outrun-first-again = Chi è stato più veloce rivela il percorso successivo. Fallo, e ricordati di Al contrario.
outrun-first-reverse = Al contrario significa: dalla fine all’inizio. Gioca H, A, D, C, G e premi Traguardo.
outrun-first-place = La lepre ha dimenticato Al contrario e resta dov’è. Puoi scegliere una posizione più a sinistra, ma quella più a destra ti porta più lontano: premi «Resta in posizione 6: 2 stanze».
outrun-first-vampire = Al centro c’è un’altra carta: Strada sbagliata C. Resta lì insieme ad Al contrario, e valgono entrambe per tutti.
outrun-first-third = Rivela il percorso successivo.
outrun-first-both = Prima al contrario, poi senza la C: gioca H, B, A, F e premi Traguardo.
outrun-first-done = Ora sai come si gioca! In una vera partita il tempo corre e la carta successiva non è evidenziata. L’orso, lo zombie e il drago usano le carte in altri modi; prova prima il vampiro.
