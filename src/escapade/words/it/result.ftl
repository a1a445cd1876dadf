# La fine di una partita: che cosa dice il risultato e che cosa giocare dopo.
result-turns =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turni
    }
turning-point = Svolta: { $name }, da { $before } a { $after }
rating-change = Punteggio { $before } → { $after }
ratings-unchanged = Nessun punteggio cambia: una partita conta solo per chi ha attivato il punteggio e ha fatto almeno una mossa.
rematch-go = Vai alla rivincita
same-deal = Rigioca con le stesse carte
stronger-bots = Bot più forti: { $changes }
