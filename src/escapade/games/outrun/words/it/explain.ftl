# Outrun: mostri, posizioni e stanze, in una frase.
outrun-explain-vampire = Il vampiro: dopo ogni round si rivela al centro una carta interferenza, per tutti.
outrun-explain-bear = L’orso: dopo ogni round tutti pescano una carta interferenza e possono giocarne su chi vogliono.
outrun-explain-zombie = Lo zombie: chi ha l’infezione riceve una carta interferenza a ogni round, finché non gioca l’antidoto.
outrun-explain-dragon = Il drago: chi è sul segno delle carte pesca due carte interferenza, e chi riceve un’ustione perde quelle che ha davanti.
outrun-explain-infected = Infezione: per guarire gioca l’antidoto per ultimo in una corsa giusta.
outrun-explain-rooms = Le stanze: vince chi per primo lascia l’ultima.
outrun-explain-place = Chi ha corso bene sta qui, il più veloce a destra, e avanza di tante stanze quante ne indica il numero.
outrun-explain-zero = Chi ha sbagliato o è in ritardo sta qui e non avanza.
outrun-explain-movement = Giocala dove il percorso mostra questo simbolo, una volta per corsa.
outrun-explain-path = Il percorso: gioca le tue carte movimento in quest’ordine, se le carte interferenza non lo cambiano, poi premi Traguardo.
outrun-explain-figure = Una corsa giusta fa avanzare di stanza in stanza: più è veloce, più si va lontano.
