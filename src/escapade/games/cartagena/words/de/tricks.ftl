# Piratentricks: Gegenstände, Säbelpaare, Truhen.
cartagena-refusal-no-pairs = Zwei Säbel zählen nur mit Piratentricks als andere Karte
cartagena-refusal-no-objects = Besondere Wirkungen haben Karten nur mit Piratentricks
cartagena-refusal-pistol-at-oneself = Die Pistole kannst du nur auf andere richten
cartagena-refusal-pistol-at-nobody = Dort gibt es keine Karten zu holen
cartagena-refusal-no-pistol = Nur mit einer Pistole kannst du jemandem eine Karte wegnehmen
cartagena-refusal-take-first = Wähle zuerst die Karte, die du mit der Pistole nimmst
cartagena-refusal-not-in-that-hand = Diese Karte ist nicht auf dieser Hand: { $card }
cartagena-refusal-no-parrot = Verteilen kannst du nur Karten vom Papagei
cartagena-refusal-give-first = Verteile zuerst die Karten des Papageis
cartagena-refusal-not-brought = Das hat der Papagei nicht gebracht: { $card }
cartagena-refusal-give-clockwise = Gib allen anderen je höchstens eine Karte, im Uhrzeigersinn
cartagena-refusal-no-hook = Behalten kannst du nur eine Karte vom Haken
cartagena-refusal-keep-first = Wähle zuerst, welche Karte vom Haken du behältst
cartagena-refusal-no-hook-to-bury = Unter den Nachziehstapel legst du nur Karten vom Haken
cartagena-refusal-bury-first = Lege zuerst die übrigen Karten vom Haken unter den Nachziehstapel
cartagena-refusal-no-two-pirates = Du hast keine zwei Piraten { $place-at }
cartagena-refusal-chest-late = Eine Truhe zu öffnen braucht den ganzen Zug, darum geht es nicht nach einer Aktion
cartagena-refusal-no-chest = Du hast keinen Piraten bei einer Truhe { $place-at }
cartagena-refusal-not-caught = Das hat der Haken nicht erwischt: { $card }
cartagena-log-peeked =
    { $count ->
        [one] { $name } sieht sich eine Karte vom Nachziehstapel an.
       *[other] { $name } sieht sich { $count } Karten vom Nachziehstapel an.
    }
cartagena-log-peeked-known = { $name } sieht vom Nachziehstapel { $cards-acc }.
cartagena-log-kept =
    { $count ->
        [one] { $name } behält eine Karte.
       *[other] { $name } behält { $count } Karten.
    }
cartagena-log-kept-known = { $name } behält { $cards-acc }.
cartagena-log-bomb = { $name } spielt { $cards-acc }: zwei Piraten { $from-short } → { $to-short }.
cartagena-log-sabres = { $name } spielt zwei Säbel als eine Karte: { $from-short } → { $to-short }.
cartagena-log-putunder = { $name } legt { $card-acc } unter den Nachziehstapel.
cartagena-log-gave = { $name } gibt { $other } { $card-acc }.
cartagena-log-looked = { $name } sieht sich die Hand von { $other } an.
cartagena-log-opened =
    { $token ->
        [0] { $name } öffnet die Truhe { $place-at }: nichts.
        [1] { $name } öffnet die Truhe { $place-at }: 1 Karte.
        [4] { $name } öffnet die Truhe { $place-at }: eine Schlange!
       *[other] { $name } öffnet die Truhe { $place-at }: { $token } Karten.
    }
cartagena-log-chestslaid = Die Truhenplättchen werden gemischt und neu ausgelegt.
cartagena-group-use = { $card } einsetzen
cartagena-group-bomb = { $bomb } und { $card }
cartagena-group-rob = nehmen
cartagena-group-give = { $other } geben
cartagena-group-keep = behalten
cartagena-group-bury = unter den Stapel
cartagena-action-pistol = Pistole auf { $other } richten
    .short = { $other } eine Karte wegnehmen
cartagena-action-parrot = Papagei losschicken
    .short = { $count } ziehen, { $kept } behalten, den Rest verteilen
cartagena-action-hook = Haken auswerfen
    .short = { $count } ziehen, 1 behalten, den Rest unter den Stapel
cartagena-action-bomb = { $paid }: zwei { $to-to }
    .short = zwei → { $to-short }
    .full = { $paid }: zwei { $to-to } ({ $from-from })
cartagena-action-chest = Truhe { $place-at } öffnen
    .short = Truhe { $place-at } öffnen (ganzer Zug)
cartagena-action-rob = { $card } nehmen
    .short = { $card }
cartagena-action-give = { $other } bekommt { $card-acc }
    .short = { $card }
cartagena-action-keep = { $card } behalten
    .short = { $card }
cartagena-action-bury = { $card } unter den Nachziehstapel legen
    .short = { $card }
cartagena-question-chooseloot = Hand von { $other }: Welche Karte nimmst du?
cartagena-question-handout = Papagei: Welche Karte bekommt { $other }? Die letzten { $kept } behältst du.
cartagena-question-keepone = Haken: Welche Karte behältst du?
cartagena-question-buryrest = Die übrigen kommen unter den Nachziehstapel: welche zuerst?
