# Zgłoszenia i wyciszenia, dla moderatorów serwera.
moderation = Moderacja
moderation-nobody = Tę stronę widzą tylko moderatorzy tego serwera. Administrator serwera nadaje kontu uprawnienia moderatora poleceniem „escapade moderators --add UŻYTKOWNIK”.
reports-open = Otwarte zgłoszenia
reports-closed = Zamknięte zgłoszenia
reports-none = Brak zgłoszeń.
report-times = { $times ->
        [one] Zgłoszenie od { $times } gracza, { $when }
       *[other] Zgłoszenia od { $times } graczy, ostatnie { $when }
    }
muted-until = Wyciszenie do { $when }
mute-for = Wycisz na
mute-hours = { $hours ->
        [1] godzinę
        [24] dzień
        [168] tydzień
        [720] miesiąc
        [few] { $hours } godziny
       *[other] { $hours } godzin
    }
mute-and-close = Wycisz i zamknij
report-close = Zamknij
mute-lift = Przywróć głos
