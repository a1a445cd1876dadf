# Una prima partita guidata.
cartagena-first-goal = I pirati blu e rotondi sono tuoi. Portali tutti e sei attraverso il tunnel fino alla barca prima della lepre. Cinque sono ancora nella cella, uno è quasi arrivato.
cartagena-first-hand = Le tue carte sono sotto il tabellone. In un turno hai fino a tre azioni: far avanzare un pirata con una carta, o farne arretrare uno per pescare carte.
cartagena-first-advance = Prima azione: scegli il cappello nella tua mano, poi un pirata nella cella. Corre fino al primo cappello libero, sulla casella 3.
cartagena-first-taken = Ora la chiave: sceglila, poi un altro pirata nella cella. La prima chiave, sulla casella 6, è occupata, quindi il pirata prosegue fino alla 9. Le caselle occupate ti rendono più veloce.
cartagena-first-back = Ti resta una sola carta: procuratene altre. Scegli il tuo pirata sulla casella 9, poi premi «Arretra fino alla casella 6, +2»: lì ci sono due pirati, quindi peschi due carte.
cartagena-first-bot = Era la tua terza azione, e il turno è finito da solo. La lepre ha giocato un teschio e si è fermata dopo un’azione. Tocca di nuovo a te.
cartagena-first-own = Gioca il cappello con un pirata della cella. Sul primo cappello c’è un tuo pirata: viene saltato anche lui, e il nuovo arriva sulla casella 11.
cartagena-first-full = Tre pirati riempiono la casella 6, quindi chi arretra li supera. Scegli il tuo pirata sulla casella 11, poi premi «Arretra fino alla casella 5, +1»: lì c’è un pirata, quindi peschi una carta.
cartagena-first-boat = Terza azione: gioca la pistola con il tuo pirata sulla casella 33. Davanti non ci sono più pistole, quindi corre dritto alla barca!
cartagena-first-leap = Ora un grande salto. Gioca il pugnale con il tuo pirata sulla casella 6: i pugnali su 7 e 15 sono occupati, quindi una sola carta lo porta alla 24.
cartagena-first-stop = Non è obbligatorio usare tutte e tre le azioni. Tieni la bottiglia per un momento migliore e termina il turno.
cartagena-first-done = Ora sai tutto ciò che serve: avanza con le carte, arretra per pescarne altre e sfrutta la posizione degli altri. Vince chi porta per primo tutti e sei i pirati sulla barca.
