# Du, deine API-Schlüssel und Daten, die Rangliste, andere Leute.
rooms = Deine Seiten
room-you = Du
room-keys = API-Schlüssel und Webhooks
room-data = Deine Daten
room-moderation = Moderation: gemeldete Nachrichten
name-says = So heißt du ab jetzt an jedem neuen Tisch.

# Konten
account = Konto
account-keep = Konto anlegen
guest-says = Du bist Gast. Nur dieser Browser kennt dich.
account-says = Du kannst ohne Konto spielen. Mit einem Konto hast du deinen Namen, deine Partien, Wertungen und Einstellungen auf all deinen Geräten.
account-make = Konto anlegen
account-made = Dein Konto ist bereit. Alles, was du bisher gespielt hast, gehört dazu.
account-is = Du bist als { $login } angemeldet.
account-keeps = Name, Partien, Wertungen und Einstellungen sind überall gleich, wo du dich anmeldest.
login = Benutzername
login-hint = Damit meldest du dich an. Sonst sieht ihn niemand. Buchstaben a bis z, Ziffern und . _ -
password = Passwort
password-hint = Mindestens 8 Zeichen. Bewahre es gut auf: Ein verlorenes Passwort lässt sich nicht zurücksetzen.
password-old = Bisheriges Passwort
password-new = Neues Passwort
password-says = Auf deinen anderen Geräten musst du dich danach neu anmelden.
password-change = Passwort ändern
password-changed = Passwort geändert.
sign-in = Anmelden
sign-in-have = Ich habe schon ein Konto
sign-in-says = Partien, die du hier als Gast { $name } gespielt hast, gehen nicht in dieses Konto über. Willst du sie behalten, lege stattdessen ein neues Konto an.
signed-in = Willkommen zurück, { $name }.
sign-out = Abmelden
sign-out-everywhere = Auf allen Geräten abmelden
sign-out-says = Es geht nichts verloren. Du kannst dich hier oder auf jedem anderen Gerät wieder anmelden.
signed-out = Du bist abgemeldet. Auf diesem Gerät bist du jetzt ein neuer Gast: { $name }.
guest-leave = Mich auf diesem Gerät vergessen
guest-leave-says = Als Gast kannst du nicht zurückkommen: Du verlierst den Namen { $name }, deine Liste der Partien und deine Wertungen, und laufende Partien gehen ohne dich weiter. Willst du sie behalten, lege vorher ein Konto an.
guest-leave-do = Gehen und neuer Gast werden

# Partien
games-finished = Beendete Partien
games-finished-none = Noch keine beendeten Partien. Du findest sie später hier, mit Wiederholung.
games-earlier = Frühere Partien
replay-of = Wiederholung: { $game }, { $day }
rated = gewertet
result-won = gewonnen
result-lost = verloren
result-resigned = aufgegeben
result-left = alle gegangen
result-names = gewonnen: { $names }

# Wertungen
ratings = Wertungen
ratings-says = Eine Wertung zeigt, wie gut du ein Spiel spielst. Wertungen sind aus, bis du sie einschaltest. Es zählen nur gewertete Partien gegen Menschen, die ihre Wertung eingeschaltet haben; Partien gegen Bots zählen nicht. Wer eine Wertung hat, steht in der Rangliste.
rate-me = Wertung einschalten und mich in der Rangliste zeigen
ratings-none-yet = Noch keine gewerteten Partien. Erstelle eine Partie unter „Mehr Optionen“ und wähle „Gewertet“.
rated-games =
    { $count ->
        [one] { $count } gewertete Partie
       *[other] { $count } gewertete Partien
    }
rating-provisional = vorläufig
rating-provisional-says = Eine Wertung ist vorläufig, bis du fünf gewertete Partien gegen drei verschiedene Menschen gespielt hast; dann steht sie in der Rangliste.
as-others-see = So sehen mich andere

# Die Rangliste
leaders-none = Noch steht niemand in der Rangliste.
leaders-how = Eine beendete Partie zählt, wenn sie als gewertete Partie erstellt wurde (unter „Mehr Optionen“) und mindestens zwei der Beteiligten ihre Wertung eingeschaltet haben.
leaders-open = Partie erstellen
leaders-place = Rang
leaders-player = Spieler
leaders-rating = Wertung
leaders-games = Partien
leaders-says = Alle beginnen bei 0. Siege erhöhen die Wertung, Niederlagen senken sie. Je mehr Partien du spielst, desto verlässlicher wird sie.
leaders-you = Und du?

# Andere Leute
person-account = Mit Konto
person-guest = Gast
person-you = So sehen dich andere.
person-you-back = Zurück zu deiner Seite
person-none = Profil nicht gefunden
person-none-says = Vielleicht ist die Adresse unvollständig, oder die Daten wurden gelöscht.
person-unrated = { $name } hat keine öffentliche Wertung.
person-games = Öffentliche Partien
person-games-none = { $name } hat noch keine öffentliche Partie beendet.
versus = Du und { $name }
versus-none = Ihr habt noch keine Partie zusammen beendet. Schicke { $name } einen Link zu einer Partie.
versus-games =
    { $count ->
        [one] { $count } Partie zusammen beendet. Wer vorn lag:
       *[other] { $count } Partien zusammen beendet. Wer vorn lag:
    }
versus-ahead = du
versus-behind = { $name }
versus-level = Gleichstand

# API-Schlüssel
keys = API-Schlüssel
keys-says = Ein Programm von dir, zum Beispiel ein Bot, kann in deinem Namen spielen. Statt deines Passworts benutzt es einen API-Schlüssel. Erstelle für jedes Programm einen eigenen, dann kannst du jeden einzeln widerrufen.
keys-none = Du hast keine API-Schlüssel.
key-new = Neuer API-Schlüssel
key-name = Name des Schlüssels
key-name-hint = Damit du ihn wiedererkennst, zum Beispiel „mein erster Bot“.
key-may = Berechtigungen
scope-read = Lesen: sehen, was du siehst, etwa deine Tische, deine Karten und deine beendeten Partien
scope-play = Spielen: in deinem Namen spielen, aufgeben und chatten
scope-tables = Tische: in deinem Namen Partien erstellen, Plätze einnehmen und verlassen
scope-account = Konto: alles andere, etwa dein Name, deine Einstellungen und weitere API-Schlüssel, sogar das Löschen deines Kontos. Bots brauchen das nicht
scope-read-short = lesen
scope-play-short = spielen
scope-tables-short = Tische
scope-account-short = Konto
key-make = Schlüssel erstellen
key-fresh = Der Schlüssel „{ $name }“ wird nur dieses eine Mal angezeigt. Kopiere ihn jetzt und hüte ihn wie ein Passwort.
key-secret = Neuer Schlüssel
key-drop = Widerrufen
key-drop-which = Schlüssel { $name } widerrufen
bots-yours = Schreibe einen Bot
bots-yours-says = Das Beispiel hat 40 Zeilen Python. Gib ihm deinen API-Schlüssel und den letzten Teil vom Link einer Partie, dann nimmt es einen freien Platz ein und spielt:
bot-example = Beispiel-Bot (bot.py)
api-described = Dokumentation der API

# Die API
api = API
api-says = Alles, was du hier tun kannst, kann ein Programm über HTTP tun. Seinen API-Schlüssel schickt es in einem Header mit, wie unten gezeigt. Felder mit Fragezeichen sind optional. Spielzüge lassen sich auch über einen WebSocket unter /api/socket senden, mit denselben Nachrichten wie im Stream. Die Beschreibungen des Servers sind auf Englisch.
api-openapi = OpenAPI-Beschreibung
api-lobby = Partien und Warteraum
api-table = Am Tisch
api-people = Leute
api-host = Für alle, die einen Server betreiben
api-takes = Anfrage
api-gives = Antwort: { $kind }

# Webhooks
hooks = Webhooks
hooks-says = Wenn du am Zug, aber nicht da bist, oder wenn eine deiner Partien endet, kann der Server eine Nachricht an eine Webadresse schicken: zum Beispiel an einen Discord-Kanal oder an ein Programm von dir.
hooks-none = Du hast keine Webhooks.
hook-address = Adresse
hook-hint = Bei Discord: Kanaleinstellungen, Integrationen, Webhooks, Webhook-URL kopieren. Die Adresse muss öffentlich sein und mit https:// beginnen.
hook-about = Partien
hook-all = alle meine Partien
hook-table = { $game } mit { $names }
hook-other = eine Partie
hook-add = Webhook hinzufügen
hook-fresh = Das Signaturgeheimnis wird nur dieses eine Mal angezeigt. Ein Programm, das die Nachrichten empfängt, prüft damit ihre Signatur; ein Chat wie Discord braucht es nicht.
hook-secret = Signaturgeheimnis
hook-try = Testen
hook-try-which = { $url } testen
hook-heard = Gesendet. Sieh in deinem Kanal nach.
hook-drop = Entfernen
hook-drop-which = { $url } entfernen
notice-turn = { $game }, am Zug: { $names }. Tisch { $table }
notice-over = { $game } ist zu Ende. Gewonnen: { $names }. Tisch { $table }
notice-over-nobody = { $game } ist zu Ende. Tisch { $table }
notice-test = Escapade kann dich hier erreichen. Du wirst benachrichtigt, wenn du am Zug bist und wenn eine deiner Partien endet.
hooks-or-browser = Auch dein Browser kann dich benachrichtigen, ganz ohne Webhook:

# Deine Daten
data-take = Herunterladen
data-take-says = Alles, was über dich gespeichert ist, in einer Datei (JSON): dein Name, Plätze und Ergebnisse, Chatnachrichten, Wertungen, die Namen deiner API-Schlüssel und die Adressen deiner Webhooks.
data-download = Daten herunterladen
data-delete = Löschen
data-goes = Wird sofort und endgültig gelöscht
data-goes-name = dein Name, dein Konto mit Passwort, deine Einstellungen
data-goes-play = deine Wertungen, deine Liste der Partien und deine Plätze: In laufenden Partien gibst du auf
data-goes-chat = deine Chatnachrichten
data-goes-keys = deine API-Schlüssel und Webhooks
data-stays = Bleibt erhalten
data-stays-moves = die Partien selbst, denn sie gehören auch den anderen: deine Spielzüge, mit „{ deleted-player }“ statt deines Namens
data-stays-others = Wertungspunkte, die andere gegen dich gewonnen oder verloren haben
data-stays-copies = Sicherungskopien der ganzen Datenbank auf dem Server, bis sie ersetzt werden
data-delete-do = Alle meine Daten löschen
data-sure = { $name }, das lässt sich nicht rückgängig machen. Alle deine Daten löschen?
data-sure-account = { $name }, das lässt sich nicht rückgängig machen. Das Konto { $login } und alle deine Daten löschen?
data-delete-sure = Ja, alles löschen
data-keep = Nein, behalten
gone = Deine Daten sind gelöscht
gone-says = Wenn du wieder spielst, bist du ein neuer Gast.
