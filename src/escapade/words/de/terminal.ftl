# Der Tisch im Terminal. Die Befehle selbst (why, hint, more, undo, log, help, quit) werden in jeder Sprache englisch eingegeben.
terminal-you = du
terminal-person = ein Mensch
terminal-type-a-number = Gib die Nummer eines Spielzugs oder help ein.
terminal-left = Du verlässt den Tisch; die Partie bleibt unvollendet. Weiter geht es mit: escapade resume
terminal-record = Aufzeichnung: { $file }
terminal-reconstructed = Rekonstruiert, nicht der Schachtel entnommen: { $what }. Wer sie hat, kann das mit --data DATEI berichtigen.

## Asking for a move
terminal-help =
    Gib die Nummer eines Spielzugs oder seinen Text ein. Enter zeigt das Menü.
    why 7   was ein Spielzug tut oder welche Regel ihn verbietet  hint  Bot-Tipp
    more    nächste Seite; more Löffel sucht Spielzüge            undo  zurücknehmen
    log     alles, was geschehen ist                              quit  beenden
terminal-why-what = Gib why und einen Spielzug ein, zum Beispiel why { $move }.
terminal-legal = Der Spielzug { $move } ist erlaubt: { $does }.
terminal-hint = { $number } { $move }: Siegchance { $percent } %, Simulationen: { $visits }
terminal-hint-line = { $hint }; dann { $moves }
terminal-no-move = „{ $typed }“ ist kein Spielzug; gib einen aus dem Menü oder help ein.
terminal-no-number = Das Menü geht von 1 bis { $last }; { $number } ist nicht darin.
terminal-not-found = In keinem Spielzug kommt „{ $words }“ vor.
terminal-page = Seite { $page } von { $pages }: more zeigt die nächste, more WÖRTER sucht einen Spielzug
terminal-folded = { $count } Spielzüge: more { $words }
terminal-hide = Drücke Enter, um deine Hand zu verdecken
terminal-pass = Gib das Gerät an { $name } weiter und drücke dann Enter
terminal-back = Drücke Enter, um zum Tisch zurückzukehren

## The log, and taking a move back
terminal-earlier =
    { $count ->
        [one] … { $count } frühere Zeile: log
       *[other] … { $count } frühere Zeilen: log
    }
terminal-nothing-yet = Noch ist nichts geschehen.
terminal-moved-since = { $name } hat seitdem gezogen; zurücknehmen kann nur, wer zuletzt gezogen hat.
terminal-run-seen = Ein Lauf kann nicht zurückgenommen werden: Du hast den Weg gesehen.
terminal-nothing-to-undo = Du hast keinen Spielzug, den du zurücknehmen könntest.
terminal-undone = { $name } nimmt einen Spielzug zurück.

## Replays
terminal-replay-help =
    Enter geht einen Spielzug weiter, b einen zurück. Eine Zahl geht zu diesem
    Spielzug, 0 zum Austeilen. +10 und -10: zehn Spielzüge, start und end: an den
    Anfang, ans Ende. quit beendet.
terminal-replay-at = Spielzug { $move } von { $moves }
terminal-replay-end = Das ist das Ende.
terminal-replay-moves = Die Partie hat { $moves } Spielzüge.
terminal-replay-deal = Ausgeteilt. Enter geht weiter, help sagt, was es sonst gibt.

## The table of any game
terminal-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
terminal-seen = gesehen
terminal-none = keine
terminal-no-cards = keine Karten
terminal-option = { $option }: { $value }
terminal-option-off = { $option }: nein
terminal-hand = Hand von { $name }
terminal-deck = Nachziehstapel
terminal-discards = Ablagestapel
terminal-letters = Karten: { $letters }.

# Players; each letter only once
terminal-colour-blue = Blau
    .letter = B
terminal-colour-red = Rot
    .letter = R
terminal-colour-green = Grün
    .letter = G
terminal-colour-yellow = Gelb
    .letter = E
terminal-colour-purple = Lila
    .letter = L
terminal-colour-white = Weiß
    .letter = W

## Cartagena
terminal-cartagena-letters-grey = Karten: { $letters }; ein Großbuchstabe ist eine graue Karte.
terminal-cartagena-home = { $home } von { $pirates } entkommen
terminal-cartagena-deck = Nachziehstapel
terminal-cartagena-discards = Ablagestapel
terminal-cartagena-next = Als Nächstes
terminal-cartagena-drawn = Gezogen, zur Auswahl
terminal-cartagena-shore = { $place } in { $shore }

## Outrun
terminal-outrun-title = { $monster }, Runde { $round }
terminal-outrun-out = entkommen
terminal-outrun-room = Raum { $room } von { $rooms }
terminal-outrun-infected = { $where }, infiziert
terminal-outrun-finished = im Ziel
terminal-outrun-late = zu spät
terminal-outrun-runs = läuft
terminal-outrun-place = Feld { $place }
terminal-outrun-path = Weg
terminal-outrun-but = Aber
terminal-outrun-keys = Tasten
terminal-outrun-middle = Mitte
terminal-outrun-hold = Hand
terminal-outrun-antidote = mit dem Gegenmittel
terminal-outrun-face-down = { $count } verdeckt
terminal-outrun-ready = Drücke Enter, um den Weg zu sehen: Dann läuft deine Zeit
terminal-outrun-run = Lauf
terminal-outrun-key-plus = das nächste „+“
terminal-outrun-key-shortcut = Große Abkürzung
terminal-outrun-key-antidote = Gegenmittel
terminal-outrun-key-enter = Enter Ziel   late gibt auf
terminal-outrun-no-key = „{ $key }“ spielt hier keine Karte: 1 bis 8 sind A bis H
terminal-outrun-no-key-plus = „{ $key }“ spielt hier keine Karte: 1 bis 8 sind A bis H, 9 ist die nächste „+“-Karte
terminal-outrun-help =
    Enter zeigt den Weg und startet deine Zeit. Gib dann seine Karten der Reihe nach
    ein, als Ziffer oder Buchstabe (1 oder A); Enter beendet, late gibt auf.
    log   alles, was geschehen ist      undo  zurücknehmen, vor dem Weg
    quit  beenden; escapade resume
terminal-outrun-nothing-laid = Noch liegt keine Karte: Gib die Karten des Wegs ein, dann Enter; late gibt auf

## Dig Your Way Out
terminal-dig-goal = { $points } Punkte zum Sieg
terminal-dig-tunnel = { $points } von { $goal }
terminal-dig-cigarettes = { $count } Zig.
terminal-dig-beaten = Abreibung { $times }
terminal-dig-no-gang = keine Bande
terminal-dig-stacks = Stapel
terminal-dig-letters = Der Text eines Spielzugs: Wörter mit Doppelpunkten, etwa dig:spoon. +2 an einem Bereich: Karten beim Suchen.

## What is wrong with a command
terminal-output = Die Ausgabe kann nicht geschrieben werden: { $reason }.
terminal-stopped = Abgebrochen.
terminal-no-language = Eine Übersetzung „{ $language }“ gibt es nicht; es gibt { $languages }.
terminal-no-player = „{ $player }“ kann nicht mitspielen; zur Wahl stehen { $players }.
terminal-seats-or-players = --seats nennt { $listed } Spieler, --players aber { $players }; gib nur eines von beiden an.
terminal-bots-or-players = --bots nennt { $listed } Bots, --players aber { $players } Spieler; gib nur eines von beiden an.
terminal-no-setting = „{ $setting }“ ist keine Einstellung; schreib Option=Wert, zum Beispiel morgan=yes.
terminal-set-twice = { $name } wird zweimal gesetzt, auf { $first } und auf { $second }.
terminal-no-keyboard = Spielzüge werden in einem Terminal eingegeben, und hier ist keines; lass nur Bots spielen, zum Beispiel --seats fox,owl.
terminal-no-unfinished = Hier gibt es keine unvollendete Partie; nenne die Datei einer Aufzeichnung oder beginne eine Partie mit escapade play.
terminal-record-over = Die Partie in { $file } ist zu Ende; escapade replay zeigt sie.
terminal-untrained = Die Bots wurden ohne diese Berichtigungen trainiert.
terminal-no-such-move =
    { $moves ->
        [one] Die Partie hat { $moves } Spielzug; Spielzug { $move } gibt es nicht.
       *[other] Die Partie hat { $moves } Spielzüge; Spielzug { $move } gibt es nicht.
    }
terminal-no-such-game =
    { $games ->
        [one] { $file } enthält { $games } Partie; Nummer { $number } gibt es nicht.
       *[other] { $file } enthält { $games } Partien; Nummer { $number } gibt es nicht.
    }
terminal-no-such-seat = diese Partie hat { $players } Plätze; Platz { $player } gibt es nicht
terminal-no-rules = { $game } hat keine geschriebenen Regeln.
terminal-no-rules-in = Die Regeln von { $game } gibt es nicht auf „{ $language }“; Sprachen: { $languages }.
terminal-no-rule = { $game } hat keine Regel „{ $rule }“; Abschnitte: { $sections }.
terminal-unreadable = { $file } kann nicht gelesen werden: { $reason }.
terminal-unwritable = { $file } kann nicht geschrieben werden: { $reason }.
terminal-no-text = das ist keine Textdatei
terminal-no-toml = { $file } ist keine gültige TOML-Datei: { $reason }.
terminal-toml-deep = sie ist zu tief verschachtelt, oder eine Zahl ist zu lang
terminal-no-analysis = { $bot } kann nicht analysieren; diese Bots können es: { $bots }.
terminal-position-over = In dieser Stellung ist die Partie zu Ende.

## Reports: think, games, simulate, verify
terminal-thought = { $move }  Siegchance { $percent } %, Simulationen: { $visits }
terminal-nothing-to-decide = In dieser Stellung gibt es nichts zu entscheiden.
terminal-game-facts = für { $least } bis { $most } Personen, Regeln { $rules }
terminal-options = Option
terminal-options-values = Werte [Vorgabe]
terminal-options-says = worüber sie entscheidet
terminal-simulated =
    { $games ->
        [one] { $games } Partie { $game }: { $finished } beendet.
       *[other] { $games } Partien { $game }: { $finished } beendet.
    }
terminal-simulated-cut =
    { $games ->
        [one] { $games } Partie { $game }: { $finished } beendet, { $unfinished } nach { $cap } Entscheidungen abgebrochen.
       *[other] { $games } Partien { $game }: { $finished } beendet, { $unfinished } nach { $cap } Entscheidungen abgebrochen.
    }
terminal-simulated-pace = { $decisions } Entscheidungen in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s: { $pace } pro Sekunde.
terminal-seat = Platz { $seat }
terminal-together = zusammen
terminal-bot = Bot
terminal-wins = Siege
terminal-share = Anteil
terminal-interval = 95-%-Intervall
terminal-lengths = Länge einer beendeten Partie
terminal-mean = Mittel
terminal-deviation = Abweichung
terminal-shortest = kürzeste
terminal-longest = längste
terminal-decisions = Entscheidungen
terminal-turns = Züge
terminal-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
terminal-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-fault = { $file }: { $fault }.
terminal-verified =
    { $moves ->
        [one] { $file }, Zeile { $line }: in Ordnung, { $game }, { $moves } Spielzug, Sieg: { $winners }.
       *[other] { $file }, Zeile { $line }: in Ordnung, { $game }, { $moves } Spielzüge, Sieg: { $winners }.
    }
terminal-verified-unfinished =
    { $moves ->
        [one] { $file }, Zeile { $line }: in Ordnung, { $game }, { $moves } Spielzug, unvollendet.
       *[other] { $file }, Zeile { $line }: in Ordnung, { $game }, { $moves } Spielzüge, unvollendet.
    }
terminal-all-verified =
    { $games ->
        [one] { $games } Partie geprüft, keine Fehler.
       *[other] { $games } Partien geprüft, keine Fehler.
    }
