# La chat al tavolo, e silenziare o segnalare altri.
chat-empty = Ancora nessun messaggio.
chat-phrases = Frasi rapide
chat-phrase-hello = Ciao!
chat-phrase-luck = Buona fortuna!
chat-phrase-nice = Bella mossa!
chat-phrase-played = Ben giocato!
chat-phrase-thanks = Grazie!
chat-phrase-moment = Un momento, per favore.
chat-phrase-sorry = Scusa!
chat-people = Silenzia o segnala
chat-hide = Nascondi i messaggi di { $name }
chat-show = Mostra i messaggi di { $name }
chat-mute-for-all = Silenzia { $name } per tutti
chat-unmute = Ridai la parola a { $name }
chat-report = Segnala { $name }
chat-reported = Segnalazione inviata. I moderatori di questo server vedranno ciò che ha scritto { $name }.
chat-hidden = { $count ->
        [one] { $count } messaggio nascosto
       *[other] { $count } messaggi nascosti
    }
