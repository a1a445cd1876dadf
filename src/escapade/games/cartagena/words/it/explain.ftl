# Cartagena: a che cosa servono carte e luoghi, in una frase.
cartagena-explain-card = Gioca questa carta per far avanzare un tuo pirata fino alla prossima casella libera con questo simbolo.
cartagena-explain-pistol = Fai avanzare un pirata fino alla prossima pistola libera, oppure guarda la mano di un altro giocatore e prendi una carta.
cartagena-explain-parrot = Fai avanzare un pirata fino al prossimo pappagallo libero, oppure pesca carte, tienine 2 e danne una a ciascun altro giocatore.
cartagena-explain-hook = Fai avanzare un pirata fino al prossimo uncino libero, oppure pesca 4 carte e tienine 1.
cartagena-explain-sabre = Fai avanzare un pirata fino alla prossima sciabola libera; due sciabole insieme valgono come qualsiasi altra carta.
cartagena-explain-bomb = Fai avanzare un pirata fino alla prossima bomba libera, oppure giocala con un’altra carta per muovere insieme due pirati della stessa casella.
cartagena-explain-chest = Fai avanzare un pirata fino al prossimo forziere libero, oppure apri un forziere al posto di tutto il turno.
cartagena-explain-grey = Una carta grigia: quando la giochi, tutti gli altri con più di 7 carte scartano fino ad averne 7, e tu prendi una carta a ciascuno di loro.
cartagena-explain-space = Un pirata si ferma qui con una carta con questo simbolo se non c’è nessuno. Arretrare fino a 1 o 2 pirati fa pescare altrettante carte.
cartagena-explain-cell = La cella: da qui partono tutti i pirati, e nessuno vi ritorna.
cartagena-explain-boat = La barca: vince chi per primo porta qui tutti i suoi pirati.
cartagena-explain-ferry = La barca naviga fra Cartagena e Tortuga e porta fino a 3 pirati di ogni giocatore.
cartagena-explain-hideout = Il covo: vince chi per primo porta qui tutti i suoi pirati.
cartagena-explain-token = Un forziere chiuso: fino a 3 carte, niente o un serpente. Un pirata che inizia il turno qui può aprirlo.
cartagena-explain-deck = Il mazzo: da qui si pescano le carte quando un pirata arretra.
cartagena-explain-row = La fila scoperta: chi pesca prende la carta successiva, a partire dalla freccia.
