# Spjallið við borðið, og að þagga niður í öðrum eða tilkynna þá.
chat-empty = Engin skilaboð enn.
chat-phrases = Stuttar setningar
chat-phrase-hello = Halló!
chat-phrase-luck = Gangi þér vel!
chat-phrase-nice = Góður leikur!
chat-phrase-played = Vel spilað!
chat-phrase-thanks = Takk!
chat-phrase-moment = Augnablik, takk.
chat-phrase-sorry = Afsakið!
chat-people = Fela eða tilkynna
chat-hide = Fela skilaboð frá: { $name }
chat-show = Sýna skilaboð frá: { $name }
chat-mute-for-all = Loka alveg á spjall frá: { $name }
chat-unmute = Leyfa spjall aftur: { $name }
chat-report = Tilkynna: { $name }
chat-reported = Tilkynnt. Umsjónarmenn þessa þjóns sjá það sem { $name } skrifaði.
chat-hidden = { $count ->
        [one] { $count } skilaboð falin
       *[other] { $count } skilaboð falin
    }
