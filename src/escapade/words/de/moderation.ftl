# Meldungen und Stummschaltungen, für die Moderation des Servers.
moderation = Moderation
moderation-nobody = Diese Seite sieht nur die Moderation dieses Servers. Wer den Server betreibt, ernennt ein Konto mit „escapade moderators --add BENUTZERNAME“.
reports-open = Offene Meldungen
reports-closed = Erledigte Meldungen
reports-none = Keine Meldungen.
report-times = { $times ->
        [one] Von { $times } Person gemeldet, { $when }
       *[other] Von { $times } Personen gemeldet, zuletzt { $when }
    }
muted-until = Stummgeschaltet bis { $when }
mute-for = Stummschalten für
mute-hours = { $hours ->
        [1] eine Stunde
        [24] einen Tag
        [168] eine Woche
        [720] einen Monat
       *[other] { $hours } Stunden
    }
mute-and-close = Stummschalten und erledigen
report-close = Erledigen
mute-lift = Stummschaltung aufheben
