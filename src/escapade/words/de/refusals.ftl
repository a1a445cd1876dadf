# Warum der Server eine Anfrage ablehnt, für die Seite und die API. Jede Kennung ist `refusal-` und ein Code aus server/refusals.py; ein Test vergleicht sie.
refusal-not-started = Die Partie hat noch nicht begonnen
refusal-started-already = Die Partie hat schon begonnen
refusal-game-over = Die Partie ist vorbei
refusal-not-over = Die Partie ist noch nicht vorbei
refusal-record-secret = Die Aufzeichnung bleibt geheim, bis die Partie vorbei ist
refusal-replay-later = Die Wiederholung gibt es, wenn die Partie vorbei ist; bis dahin kannst du live zuschauen
refusal-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }, nur { $seats }
refusal-no-seat-of-yours = Du hast keinen Platz an diesem Tisch
refusal-not-your-seat = Platz { $seat } ist nicht deiner
refusal-host-only = Das kann nur, wer diese Partie erstellt hat
refusal-all-seats-taken = Alle Plätze sind besetzt
refusal-seat-taken = Platz { $seat } ist besetzt
refusal-one-seat = In einer gewerteten Partie kannst du nur einen Platz haben
refusal-second-seat = Nur wer die Partie erstellt hat, kann am selben Gerät weitere Plätze besetzen
refusal-one-device = Hier spielen alle gleichzeitig. Um ein Gerät zu teilen, erstelle eine neue Partie und füge alle in deren Formular hinzu
refusal-removed = Du wurdest gerade von diesem Tisch entfernt. In einer Minute kannst du wieder mitspielen
refusal-seat-open = Platz { $seat } ist schon frei
refusal-seats-open =
    { $count ->
        [one] { $count } Platz ist noch frei; warte, oder füge einen Bot hinzu
       *[other] { $count } Plätze sind noch frei; warte, oder füge Bots hinzu
    }
refusal-seats-occupied = { $count ->
        [one] Erst muss jemand aufstehen: { $count } Person zu viel
       *[other] Erst müssen einige aufstehen: { $count } Personen zu viel
    }
refusal-box-players = Die berichtigte Schachtel dieses Tischs reicht nicht für { $players } Personen
refusal-colour-taken = Diese Farbe hat schon jemand
refusal-paused = Die Partie pausiert gerade
refusal-paused-already = Die Partie pausiert schon
refusal-not-paused = Die Partie pausiert gerade nicht
refusal-stale = Die Partie ist inzwischen weitergegangen; bitte sieh noch einmal hin
refusal-action-unreadable =
    { $kind ->
        [move] „{ $text }“ ist kein Spielzug. Möglich: { $known }
        [run] „{ $text }“ ist kein Lauf. Schreib ihn so: { $known }
       *[other] Dieser Spielzug lässt sich nicht lesen ({ $detail })
    }
refusal-rule = Das erlauben die Regeln nicht
refusal-nothing-to-take-back = Es gibt nichts zurückzunehmen
refusal-seen-already = Du hast verdeckte Informationen gesehen, darum lässt sich das nicht zurücknehmen
refusal-vote-waits = Eine andere Anfrage ist noch offen
refusal-nothing-proposed = Es gibt keine offene Anfrage
refusal-answered-already = Du hast schon geantwortet
refusal-you-resigned = Du hast aufgegeben
refusal-resigned-already = Du hast schon aufgegeben
refusal-bot-holds = Ein Bot spielt gerade für dich
refusal-person-plays = Platz { $seat } wird nicht von einem Bot gespielt
refusal-nobody-left = Platz { $seat } wurde nicht verlassen
refusal-nobody-holds = Auf Platz { $seat } ist kein Bot für dich eingesprungen
refusal-in-time = Die Zeit war noch nicht um
refusal-store-away = Der Server erreicht seine Datenbank gerade nicht. Dein Spielzug bleibt erhalten und wird noch einmal gesendet.
refusal-table-damaged = Diese Partie lässt sich nicht lesen. Ihre Spielzüge bleiben erhalten, und wer den Server betreibt, sieht den Grund.
refusal-not-stored = Das konnte nicht gespeichert werden und ist darum nicht geschehen; bitte versuche es noch einmal
refusal-muted = An diesem Tisch darfst du nicht mehr chatten
refusal-muted-everywhere = { $hours ->
        [one] Die Moderation hat dich stummgeschaltet. In spätestens einer Stunde kannst du wieder chatten
       *[other] Die Moderation hat dich stummgeschaltet. In { $hours } Stunden kannst du wieder chatten
    }
refusal-report-empty = Hier gibt es keine Nachrichten von dieser Person
refusal-report-self = Du kannst dich nicht selbst melden
refusal-reports-enough = Du kannst höchstens { $most } Meldungen am Tag abgeben
refusal-moderators-only = Das darf nur die Moderation dieses Servers
refusal-no-such-report = Diese Meldung gibt es nicht
refusal-no-answers = In diesem Spiel gibt es keine Dauerantworten
refusal-answer-unknown = „{ $answer }“ ist keine Dauerantwort; möglich sind: { $answers }
refusal-hint-rated = In gewerteten Partien gibt es keine Tipps
refusal-hint-people = In Partien mit anderen Menschen gibt es keine Tipps
refusal-hints-rated = Gewertete Partien werden ohne Tipps gespielt
refusal-hints-none = „{ $game }“ hat keine Tipps, die man einschalten könnte
refusal-deal-people = Dieselben Karten kann man nur noch einmal spielen, wenn keine anderen Menschen am Tisch waren
refusal-bots-busy = Kein Bot konnte rechtzeitig antworten; bitte versuche es noch einmal
refusal-no-such-step = In Schritt { $step } dieser Partie gab es nichts zu entscheiden
refusal-not-your-move = Du bist nicht am Zug
refusal-no-such-table = Diese Partie gibt es nicht
refusal-game-unknown = Es gibt kein Spiel namens „{ $game }“; Spiele: { $games }
refusal-no-rules = Zu diesem Spiel gibt es keine geschriebenen Regeln
refusal-no-such-lesson = Es gibt keine Lektion „{ $lesson }“
refusal-no-such-puzzle = Rätsel { $puzzle } von { $game } gibt es nicht
refusal-no-such-own-puzzle = Dieses Rätsel gibt es nicht, oder es wurde gelöscht
refusal-puzzle-turn = Ein Rätsel beginnt mit einem Zug: In dieser Stellung ist niemand oder jemand anders am Zug
refusal-puzzle-wide = Dieser Zug hat zu viele Möglichkeiten, um alle zu probieren; welche die beste ist, lässt sich nicht beweisen
refusal-puzzle-unclear = Hier ist kein Zug eindeutig der beste, oder jeder erste Spielzug ist gleich gut; das ergibt kein Rätsel
refusal-puzzles-enough = Du hast schon { $most } eigene Rätsel; lösche zuerst eines
refusal-daily-run-over = Du bist den heutigen Weg schon gelaufen; nur der erste Lauf zählt
refusal-daily-run-not-started = Decke zuerst den heutigen Weg auf
refusal-no-such-guide-step = Das geführte Spiel von { $game } hat keinen Schritt { $step }
refusal-other-move-asked = In diesem Schritt geht es um einen anderen Spielzug. Lies ihn noch einmal oder wähle „Zeig es mir“.
refusal-position = Diese Stellung geht nicht: { $detail }
refusal-position-people = Eine Partie aus einer Stellung spielst du nur gegen Bots, und sie wird nicht gewertet
refusal-position-over = In dieser Stellung ist die Partie zu Ende
refusal-position-seats = Die Stellung ist für { $players } Personen, nicht für { $seats }
refusal-bot-unknown = Es gibt keinen Bot namens „{ $bot }“; Bots: { $bots }
refusal-clock-seconds = Eine Bedenkzeit braucht mindestens 1 Sekunde
refusal-clock-days = Eine Bedenkzeit in Tagen braucht mindestens 1 Tag
refusal-option-unknown = Dieses Spiel hat keine Option „{ $name }“
refusal-option-value = { $name } kann nicht „{ $value }“ sein; möglich sind: { $values }
refusal-option-players = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $players }
refusal-option-first = Platz { $first } kann nicht beginnen: Es spielen nur { $players } mit
refusal-nobody = Der Server kennt dich noch nicht. Lade die Seite neu; Programme senden zuerst POST /api/me oder einen gültigen API-Schlüssel
refusal-no-such-person = Zu dieser Kennung gibt es niemanden
refusal-name-empty = Ein Name braucht sichtbare Zeichen
refusal-account-already = Du hast schon ein Konto
refusal-settings-enough = Du hast schon { $most } Einstellungen
refusal-login-taken = Der Benutzername { $login } ist vergeben
refusal-login-wrong = Benutzername oder Passwort ist falsch
refusal-password-wrong = Das Passwort ist falsch
refusal-token-lacks = Dieser API-Schlüssel darf das nicht; ihm fehlt die Berechtigung „{ $scope }“
refusal-tokens-enough = Du hast schon { $most } API-Schlüssel; widerrufe zuerst einen
refusal-hooks-enough = Du hast schon { $most } Webhooks; entferne zuerst einen
refusal-hook-unreadable = „{ $url }“ ist keine gültige Adresse
refusal-hook-https = Die Adresse eines Webhooks muss mit https:// beginnen und darf weder Benutzernamen noch Port enthalten
refusal-hook-unknown-host = Der Host { $host } wurde nicht gefunden
refusal-hook-private = Die Adresse eines Webhooks muss öffentlich sein
refusal-no-such-hook = Diesen Webhook hast du nicht
refusal-hook-silent = Der Webhook hat nicht geantwortet
refusal-hook-answers = Der Webhook hat mit Status { $status } geantwortet
refusal-say-watch-first = Hier kann nur chatten, wer mitspielt oder zuschaut
refusal-tables-enough = Du kannst höchstens { $most } Partien gleichzeitig verfolgen
refusal-tables-open = Du hast seit gestern { $most } Partien erstellt, die noch laufen; beende zuerst eine
refusal-seats-held = Du hast { $most } Plätze in laufenden Partien; beende zuerst eine Partie oder verlasse einen Platz
refusal-no-message = Das ist keine gültige Nachricht: { $detail }
refusal-other-site = Die Anfrage kam von der Seite einer anderen Website und wurde blockiert
refusal-too-fast = Zu viele Anfragen; bitte etwas langsamer
refusal-wait = Bitte warte ein paar Sekunden und versuche es noch einmal
refusal-form = Die Anfrage ist nicht gültig: { $detail }
refusal-unknown-field =
    { $meant ->
        [none] Es gibt kein Feld „{ $field }“; Felder: { $known }
       *[other] Es gibt kein Feld „{ $field }“; meintest du „{ $meant }“?
    }
refusal-nothing-here = Unter dieser Adresse gibt es nichts
refusal-too-long = Das ist zu lang
refusal-http = Das hat nicht geklappt: { $detail }
refusal-our-mistake = Auf dem Server ist etwas schiefgegangen

refusal-no-such-box = Es gibt keine Schachtel { $box }
refusal-boxes-enough = Du hast schon { $most } Schachteln; entferne zuerst eine
refusal-box-other-game = Die Schachtel „{ $box }“ gehört zu einem anderen Spiel ({ $game })
refusal-box-rated = Eine gewertete Partie spielt man ohne Schachtel
refusal-box = Diese Schachtel ist nicht gültig
