# Segnalazioni e silenzi, per i moderatori del server.
moderation = Moderazione
moderation-nobody = Solo i moderatori di questo server vedono questa pagina. Chi gestisce il server nomina moderatore un account con «escapade moderators --add UTENTE».
reports-open = Segnalazioni aperte
reports-closed = Segnalazioni chiuse
reports-none = Nessuna segnalazione.
report-times = { $times ->
        [one] Segnalato da { $times } giocatore, { $when }
       *[other] Segnalato da { $times } giocatori, l’ultima volta { $when }
    }
muted-until = Chat silenziata fino a { $when }
mute-for = Silenzia per
mute-hours = { $hours ->
        [1] un’ora
        [24] un giorno
        [168] una settimana
        [720] un mese
       *[other] { $hours } ore
    }
mute-and-close = Silenzia e chiudi
report-close = Chiudi
mute-lift = Ridai la parola
