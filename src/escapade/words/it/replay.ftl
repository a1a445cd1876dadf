# Il replay di una partita finita.
replay-title = Replay di { $game }
replay-where = { $step } / { $steps }
replay-steps = Passi della partita
replay-step = Passo
replay-first = Vai all’inizio
replay-back = Passo precedente
replay-forward = Passo successivo
replay-last = Vai alla fine
replay-run = Riproduci
replay-stop = Pausa
replay-none = Replay non trovato
replay-to-table = Torna al tavolo
replay-hint = Frecce: passo precedente e successivo, con Maiusc un turno intero. Home e Fine: inizio e fine. Spazio: riproduci o pausa.
analyse-step = Analizza da qui
