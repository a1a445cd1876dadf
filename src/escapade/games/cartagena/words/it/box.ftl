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
