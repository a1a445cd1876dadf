# Strona z ustawieniami.
theme = Motyw
theme-auto = Systemowy
theme-light = Jasny
theme-dark = Ciemny
sound = Dźwięk
confirm-moves = Potwierdzaj ruchy
notices = Powiadamiaj mnie, gdy jest moja kolej
notices-forbidden = Przeglądarka blokuje powiadomienia z tej strony. Możesz je włączyć w jej ustawieniach.
settings-here = Zapisane w tej przeglądarce. Z kontem będą takie same na wszystkich twoich urządzeniach.
settings-everywhere = Zapisane przy twoim koncie, takie same na wszystkich twoich urządzeniach.
