# Nomi delle liste di dati stampati nella pagina di una scatola.
cartagena-box-tunnel = Tessere del tunnel
cartagena-box-jungle = Tessere della giungla
cartagena-box-tokens = Segnalini forziere
cartagena-box-tile = Tessera { $number }
cartagena-box-one = 1 carta
cartagena-box-two = 2 carte
cartagena-box-three = 3 carte
cartagena-box-empty = Vuoto
cartagena-box-snake = Serpente
cartagena-ours-tunnel = Ognuna delle otto tessere mostra ogni simbolo una volta. L’ordine sul lato del tunnel lo abbiamo scelto noi.
cartagena-ours-jungle = Ognuna delle otto tessere mostra ogni simbolo una volta. L’ordine sul lato della giungla lo abbiamo scelto noi.
cartagena-ours-tokens = Gli otto segnalini forziere sono di cinque tipi: 1, 2 o 3 carte, vuoto e serpente. Quanti di ciascuno, lo abbiamo scelto noi.
