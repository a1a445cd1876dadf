# Der Chat am Tisch, und andere stummschalten oder melden.
chat-empty = Noch keine Nachrichten.
chat-phrases = Kurze Sätze
chat-phrase-hello = Hallo!
chat-phrase-luck = Viel Glück!
chat-phrase-nice = Guter Zug!
chat-phrase-played = Gut gespielt!
chat-phrase-thanks = Danke!
chat-phrase-moment = Einen Moment, bitte.
chat-phrase-sorry = Entschuldigung!
chat-people = Stummschalten oder melden
chat-hide = { $name } ausblenden
chat-show = { $name } wieder anzeigen
chat-mute-for-all = { $name } für alle stummschalten
chat-unmute = Stummschaltung von { $name } aufheben
chat-report = { $name } melden
chat-reported = Gemeldet. Die Moderation dieses Servers sieht, was { $name } geschrieben hat.
chat-hidden = { $count ->
        [one] { $count } Nachricht ausgeblendet
       *[other] { $count } Nachrichten ausgeblendet
    }
