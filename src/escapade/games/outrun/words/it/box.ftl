# Nomi delle liste di dati stampati nella pagina di una scatola.
outrun-box-symbols = Simboli delle carte movimento
outrun-box-rooms = Stanze di una plancia delle stanze
outrun-box-paths = Carte percorso
outrun-box-cards = Carte interferenza
outrun-box-board = Plancia mostro: { $monster }
outrun-box-numbers = Numeri delle posizioni, la più lenta per prima
outrun-box-open = Posizioni libere
outrun-box-sign = Posizioni (0: l’area +0) con il segno: { $sign }
outrun-box-players = Giocatori: { $number }
outrun-box-copies = Copie
outrun-box-vampires = Con il segno del vampiro
outrun-box-zombies = Con il segno dello zombie
outrun-box-trace = Traccia il percorso: trascina da un simbolo all’altro, cliccali in ordine o digita le loro lettere. Backspace toglie l’ultimo.
outrun-box-path = Percorso { $number }
outrun-box-again = Ricomincia
