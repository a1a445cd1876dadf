# The chat at a table, and muting or reporting others.
chat-empty = No messages yet.
chat-phrases = Quick phrases
chat-phrase-hello = Hello!
chat-phrase-luck = Good luck!
chat-phrase-nice = Nice move!
chat-phrase-played = Well played!
chat-phrase-thanks = Thank you!
chat-phrase-moment = One moment, please.
chat-phrase-sorry = Sorry!
chat-people = Mute or report
chat-hide = Hide messages from { $name }
chat-show = Show messages from { $name }
chat-mute-for-all = Mute { $name } for everyone
chat-unmute = Unmute { $name }
chat-report = Report { $name }
chat-reported = Reported. The moderators of this server will see what { $name } said.
chat-hidden = { $count ->
        [one] { $count } message hidden
       *[other] { $count } messages hidden
    }
