# Alle Seiten und was alle Spiele gemeinsam haben: Kopfzeile, Startseite, Tisch, Verlauf, Chat.
title = Escapade
home = Startseite
skip = Zum Inhalt springen
home-link = Escapade, Startseite
settings = Einstellungen
about = Info
notice = Die Spiele gehören ihren Autoren und Verlagen. Escapade ist eine inoffizielle Umsetzung von Leuten, die sie mögen, mit eigenen Bildern und Texten.
offline = Du bist offline. Deine Partien gehen weiter, sobald du wieder online bist.
unreachable = Der Server ist nicht erreichbar. Bitte versuche es gleich noch einmal.
server-away = Der Server antwortet nicht. Die Seite versucht es weiter; sobald er antwortet, geht es von selbst weiter.
new-version = Es gibt eine neue Version von Escapade.
part-missing = Ein Teil dieser Seite konnte nicht geladen werden.
reload = Neu laden
tables-unknown = Nicht bekannt, solange der Server nicht antwortet.
table-unreachable = Dieser Tisch kann gerade nicht gezeigt werden
table-unreachable-says = Die Partie liegt auf dem Server. Sie erscheint hier, sobald er antwortet.
reconnecting = Verbindung unterbrochen. Neuer Versuch …
play-bots = Gegen Bots spielen
play-friends = Mit Freunden spielen
more-options = Mehr Optionen
variant = Variante
own-tables = Deine Partien
own-tables-none = Noch keine Partie. Beginne jetzt die erste.
open-tables = Offene Partien
open-tables-none = Gerade gibt es keine offenen Partien.
go-on = Weiterspielen
sit-down = Mitspielen
hints-on = mit Tipps
look-on = Zuschauen
seat-open = freier Platz
deleted-player = Gelöschtes Profil
name = Name
rules = Regeln
table = Tisch
bot-hare = Hase
bot-hare-says = hüpft los, sobald es geht
bot-magpie = Elster
bot-magpie-says = schnappt sich, was glitzert
bot-fox = Fuchs
bot-fox-says = denkt ein paar Züge voraus
bot-raven = Rabe
bot-raven-says = hat schon viele Partien enden sehen
bot-owl = Eule
bot-owl-says = überlegt bis zu einer halben Sekunde
bot-random = Zufällig
bot-greedy = Gierig
bot-choice = { $level } · { $name }: { $says }
bot-level = Bot, Stufe { $level } von { $levels }
bot-plain = Bot
bots-reduced = { $count ->
    [one] { $bots } spielt nicht mit voller Stärke, weil die Regeln auf diesem Server nicht kompiliert sind.
   *[other] { $bots } spielen nicht mit voller Stärke, weil die Regeln auf diesem Server nicht kompiliert sind.
}
value-yes = ja
value-no = nein
value-random = zufällig
language = Sprache
speed = Animationen
speed-calm = Normal
speed-quick = Schnell
speed-instant = Aus
sound-on = Ton: an
sound-off = Ton: aus
auto-end = Meinen Zug automatisch beenden, wenn nichts anderes mehr möglich ist
comfort = Tempo und Größe
size = Größe
size-normal = Normal
size-large = Groß
size-larger = Sehr groß
your-name = Dein Name
save = Speichern
saved = Gespeichert.
back = Zurück
you = du
players = Am Tisch
copy = Kopieren
copied = Kopiert
status-gathering = Vor dem Start
status-turn = { $name } ist am Zug
status-yours =
    { $seats ->
        [one] Dein Zug
       *[other] { $name }, dein Zug
    }
status-over = Gewonnen: { $names }
status-paused = Pause
seat-resigned = hat aufgegeben
seat-held = Bot springt ein
seat-away = abwesend
undo = Zurücknehmen
undo-ask = Um Rücknahme bitten
resign = Aufgeben
rematch = Revanche
record = Aufzeichnung
watching =
    { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }
log = Verlauf
log-empty = Noch nichts passiert.
log-sat = { $name } spielt mit.
log-renamed = { $name } heißt jetzt { $other }.
log-stood = Platz { $number } ist frei.
log-resized = Jetzt ist Platz für { $count }.
log-started = Die Partie beginnt.
log-undone = { $name } nimmt einen Spielzug zurück.
log-proposed-undo = { $name } möchte einen Spielzug zurücknehmen.
log-proposed-pause = { $name } bittet um eine Pause.
log-proposed-resume = { $name } möchte weiterspielen.
log-voted-yes = { $name } stimmt zu.
log-voted-no = { $name } lehnt ab.
log-paused = Die Partie pausiert.
log-resumed = Die Partie geht weiter.
log-credited = Der Server war nicht erreichbar. Diese Zeit wird den Uhren gutgeschrieben.
log-held = { $name } ist abwesend. Ein Bot springt ein.
log-returned = { $name } ist zurück.
log-resigned = { $name } gibt auf.
log-timed-out = Die Zeit von { $name } ist abgelaufen.
log-by-clock = Die Zeit ist um: Für { $name } wird automatisch gespielt.
log-rematched = Die Revanche steht bereit.
log-ended-played =
    { $count ->
        [one] { $name } gewinnt.
       *[other] { $name } gewinnen.
    }
log-ended-resigned =
    { $count ->
        [one] Alle anderen haben aufgegeben: { $name } gewinnt.
       *[other] Alle anderen haben aufgegeben: { $name } gewinnen.
    }
log-ended-time =
    { $count ->
        [one] Die Zeit ist um: { $name } gewinnt.
       *[other] Die Zeit ist um: { $name } gewinnen.
    }
log-ended-left = Alle sind gegangen.
vote-undo = { $name } möchte einen Spielzug zurücknehmen. Einverstanden?
vote-pause = { $name } möchte eine Pause. Einverstanden?
vote-waiting = Alle müssen zustimmen
vote-withdraw = Zurückziehen
labelled = { $label }: { $text }
yes = Ja
no = Nein
chat = Chat
say = Nachricht
send = Senden
curtain = { $name }, du bist am Zug
curtain-says = Gib das Gerät weiter. Alle anderen schauen weg.
curtain-open = Ich bin { $name }
no-table = Partie nicht gefunden
confirm = Bestätigen
cancel = Abbrechen
close = Schließen
move-text = Spielzug in Notation
moves = Mögliche Spielzüge
you-room = Du
leaders = Rangliste
rules-of = Regeln von { $game }
rules-search = Regeln durchsuchen
rules-nothing-found = Keine Treffer.
rules-play = Spielen
rules-print = Drucken
rules-show = Regel { $rule } zeigen
rules-own-page = In neuem Tab öffnen
no-page = Seite nicht gefunden
no-page-says = Vielleicht ist die Adresse unvollständig oder veraltet.
box = Schachtel
box-open = Daten der eigenen Schachtel korrigieren
box-bots = Die Bots wurden ohne diese Schachtel trainiert.

refusal-unreachable = Der Server ist nicht erreichbar. Bitte versuche es gleich noch einmal.
refusal-cookies-blocked = Dein Browser blockiert Cookies für diese Seite. Zum Spielen braucht Escapade eines, das sagt, welcher Platz deiner ist. Erlaube Cookies für diese Seite und lade sie neu.
