# Czat przy stole oraz wyciszanie i zgłaszanie innych.
chat-empty = Nie ma jeszcze wiadomości.
chat-phrases = Krótkie zwroty
chat-phrase-hello = Cześć!
chat-phrase-luck = Powodzenia!
chat-phrase-nice = Świetny ruch!
chat-phrase-played = Dobra gra!
chat-phrase-thanks = Dziękuję!
chat-phrase-moment = Chwileczkę.
chat-phrase-sorry = Przepraszam!
chat-people = Wycisz lub zgłoś
chat-hide = Ukryj wiadomości od: { $name }
chat-show = Pokaż wiadomości od: { $name }
chat-mute-for-all = Wycisz dla wszystkich: { $name }
chat-unmute = Przywróć głos: { $name }
chat-report = Zgłoś: { $name }
chat-reported = Zgłoszono. Moderatorzy tego serwera zobaczą wiadomości, których autorem jest { $name }.
chat-hidden = { $count ->
        [one] Ukryto { $count } wiadomość
        [few] Ukryto { $count } wiadomości
       *[other] Ukryto { $count } wiadomości
    }
