# Die Seite mit den Einstellungen.
theme = Design
theme-auto = System
theme-light = Hell
theme-dark = Dunkel
sound = Ton
confirm-moves = Spielzüge bestätigen
notices = Benachrichtige mich, wenn ich am Zug bin
notices-forbidden = Dein Browser blockiert Benachrichtigungen dieser Seite. Du kannst sie in den Einstellungen des Browsers erlauben.
settings-here = In diesem Browser gespeichert. Mit einem Konto gelten die Einstellungen auf all deinen Geräten.
settings-everywhere = In deinem Konto gespeichert. Die Einstellungen gelten auf all deinen Geräten.
