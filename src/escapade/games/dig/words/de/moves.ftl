# Dig Your Way Out: Überschriften, Aktionen, Antworten, ihre Folgen und Fragen.
dig-group-search = Suchen
dig-group-go = Gehen
dig-group-cautious = Schleichen
dig-group-dig = Graben
dig-group-here = Hier
dig-group-craft = Basteln
dig-group-buy = Kaufen
dig-group-sell = Verkaufen
dig-group-join = Bande beitreten
dig-group-play = Aktionskarte
dig-group-extort = Erpressen
dig-group-con = Trickbetrüger
dig-group-people = Mit anderen
dig-group-background = Vorgeschichte
dig-group-end = Zug beenden
dig-group-michel = Michel(le)
dig-action-search =
    { $count ->
        [0] Suchen: nichts zu finden
        [one] Suchen: 1 Karte ziehen
       *[other] Suchen: { $count } Karten ziehen
    }
dig-action-burgle = Einbrecher: suchen und { $count } Karten ziehen
dig-action-roll = Würfeln und gehen
dig-action-cautious = Schleichen: { $area-to }
dig-action-drive = Fluchtfahrer: { $area-to } gehen
dig-action-follow = { $other } { $area-to } folgen
dig-action-escape = Ausbrecherkönig: { $area-to } gehen
dig-action-dig = Mit { $card-dat } graben: +{ $points }
dig-action-mine = Bergmann: mit { $card-dat } graben: +{ $points }
dig-action-heal = Abreibung heilen
dig-action-steal-spoon = Löffel stehlen
dig-action-craft =
    { $count ->
        [one] { $card } basteln aus: { $parts }
       *[other] { $count } × { $card } basteln aus: { $parts }
    }
    .brief =
        { $count ->
            [one] { $card } basteln
           *[other] { $count } × { $card } basteln
        }
dig-action-craft-keeping =
    { $count ->
        [one] { $card } basteln, { $kept-acc } behalten
       *[other] { $count } × { $card } basteln, { $kept-acc } behalten
    }
dig-action-tinker =
    { $count ->
        [one] Bastler: { $card } ohne { $missing-acc } basteln
       *[other] Bastler: { $count } × { $card } ohne { $missing-acc } basteln
    }
dig-action-tinker-keeping =
    { $count ->
        [one] Bastler: { $card } ohne { $missing-acc } basteln, { $kept-acc } behalten
       *[other] Bastler: { $count } × { $card } ohne { $missing-acc } basteln, { $kept-acc } behalten
    }
dig-action-buy =
    { $count ->
        [one] { $card } kaufen für { $price }
       *[other] { $count } × { $card } kaufen für { $price }
    }
dig-action-fence =
    { $count ->
        [one] Hehler: { $card } kaufen für { $price }
       *[other] Hehler: { $count } × { $card } kaufen für { $price }
    }
dig-action-sell = { $card } verkaufen: +{ $count }
dig-action-join =
    { $count ->
        [one] { $gang }: beitreten für 1 Accessoire
       *[other] { $gang }: beitreten für { $count } Accessoires
    }
dig-action-join-as-godparent =
    { $count ->
        [0] Pate: { $gang-dat } umsonst beitreten
        [one] Pate: { $gang-dat } für 1 Accessoire beitreten
       *[other] Pate: { $gang-dat } für { $count } Accessoires beitreten
    }
dig-action-play = { $card } spielen
dig-action-play-on = { $card } gegen { $other } spielen
dig-action-play-own = Gegen dich selbst: { $card } spielen
dig-action-play-to = { $card } spielen: { $area-to } gehen
dig-action-extort = { $tool } von { $other } fordern, mit { $weapon-dat }
dig-action-con = { $other } nach { $card-dat } fragen
dig-action-exchange = Mit { $other } tauschen
dig-action-look = Hand von { $other } ansehen
dig-action-cut-purse = Beutelschneider: { $other } eine zufällige Karte wegnehmen
dig-action-cut-purse-choose = Beutelschneider: { $other } eine Karte deiner Wahl wegnehmen
dig-action-burn = Brandstifter: Alle anderen hier werfen eine zufällige Karte ab
dig-action-counterfeit = Geldfälscher: { $count } Zigaretten nehmen
dig-action-smuggle = Schmuggler: { $count } Zigaretten nehmen
dig-action-smuggle-gang = Schmuggler: { $count } Zigaretten und ein Messer nehmen
dig-action-campaign = Politischer Häftling: alle Abreibungen heilen, eine Karte ziehen
dig-action-campaign-gang = Politischer Häftling: alle Abreibungen heilen, eine Karte ziehen, einen Löffel nehmen
dig-action-send-michel = Zug beenden und für { $michel } würfeln
dig-action-stop = Zug beenden
dig-answer-pass = Passen
dig-answer-reveal = Aufdecken: { $background }
dig-answer-go = Gehen: { $area-to }
dig-answer-reroll = Neu würfeln
dig-answer-discard = { $card } abwerfen
dig-answer-keep = { $badge } behalten
dig-answer-fight = Mit { $card-dat } kämpfen
dig-answer-sharp = Messerstecher: mit { $card-dat } kämpfen
dig-answer-fists = Mit bloßen Fäusten kämpfen
dig-answer-give-in = { $card } herausgeben
dig-answer-no-fight = Nicht kämpfen
dig-answer-no-help = Nicht helfen
dig-answer-take = { $card } nehmen
dig-answer-take-back = { $card } zurücknehmen
dig-answer-sell = { $card } verkaufen: +{ $count }
dig-answer-end-sale = Verkauf abschließen: +{ $count }
dig-answer-sift = { $card } abwerfen, Karte ziehen
dig-answer-keep-all = Alle Karten behalten
dig-answer-give = { $card } geben
dig-answer-give-cigarette = Zigarette geben
dig-answer-end-exchange = Fertig
dig-answer-ask = { $other } fragen
dig-answer-draw = Karte ziehen
dig-answer-send-michel = { $michel } { $area-to } schicken
dig-note-cost =
    { $count ->
        [0] kostet keine Aktion
        [one] kostet 1 Aktion
       *[other] kostet { $count } Aktionen
    }
dig-note-tunnel = Tunnel: { $points } von { $goal }
dig-note-wins = gewinnt die Partie
dig-note-discard =
    { $count ->
        [one] du musst 1 Karte abwerfen
       *[other] du musst { $count } Karten abwerfen
    }
dig-note-sell-more = danach kannst du weitere Karten verkaufen
dig-note-toll =
    { $count ->
        [one] { $other } bekommt zuerst 1 Zigarette von dir
       *[other] { $other } bekommt zuerst { $count } Zigaretten von dir
    }
dig-note-dues = du wirfst { $cards-acc } ab
dig-note-gives-up = du gibst { $badge } ab
dig-note-michel = { $michel } ist dort und wird dich erpressen
dig-note-michel-comes = du bist dort und wirst erpresst
dig-note-lose-fight = du verlierst den Kampf: eine Abreibung und eine Karte weniger
dig-note-free-dig = du kannst dort sofort und umsonst graben
dig-note-extra-action = bringt eine zusätzliche Aktion
dig-note-two-cards = du wählst aus zwei Bandenkarten
dig-question-turn =
    { $left ->
        [0] Keine Aktion mehr. Beende deinen Zug.
        [one] Du bist am Zug: noch 1 Aktion.
       *[other] Du bist am Zug: noch { $left } Aktionen.
    }
dig-question-turn-background = Keine Aktion mehr. Beende deinen Zug oder nutze deine Vorgeschichte.
dig-question-waits = { $name } überlegt …
dig-question-discard-down = Du hast zu viele Karten: Wirf { $count } ab.
dig-question-way = Gewürfelt: { $roll }. Wohin gehst du?
dig-question-riot = Aufstand! Gewürfelt: { $roll }. Wohin läufst du?
dig-question-michel-way = Gewürfelt für { $michel }: { $roll }. Wohin?
dig-question-dues =
    { $count ->
        [one] { $gang }: Wirf noch 1 Accessoire ab.
       *[other] { $gang }: Wirf noch { $count } verschiedene Accessoires ab.
    }
dig-question-keep = { $gang }: Welche der zwei Karten behältst du?
dig-question-extorted = { $name } fordert { $tool-acc }. Herausgeben oder kämpfen?
dig-question-extorted-without-tool = { $name } fordert { $tool-acc }. Du hast diese Karte nicht. Kämpfen?
dig-question-extorted-without-weapon = { $name } fordert { $tool-acc }. Du hast keine Waffe. Herausgeben?
dig-question-extorted-unarmed = { $name } fordert { $tool-acc }. Du hast weder diese Karte noch eine Waffe.
dig-question-fight =
    { $count ->
        [one] Mit einer Waffe weiterkämpfen oder den Kampf verlieren?
       *[other] Mit { $count } Waffen weiterkämpfen oder den Kampf verlieren?
    }
dig-question-fight-unarmed = Du hast keine Waffe, um weiterzukämpfen.
dig-question-help = Spielst du eine Waffe für { $other }?
dig-question-take-back = Du hast gewonnen. Welche Waffe nimmst du zurück?
dig-question-sell =
    { $count ->
        [one] Bisher 1 Zigarette. Noch eine Karte verkaufen?
       *[other] Bisher { $count } Zigaretten. Noch eine Karte verkaufen?
    }
dig-question-sift = Eine Karte abwerfen und eine neue ziehen?
dig-question-give = Was gibst du { $other }? Wähle die Karten einzeln aus.
dig-question-informant = { $shown } Ist deine Vorgeschichte „Informant“?
dig-question-embezzler = { $name } verkauft. Ist deine Vorgeschichte „Absahner“?
dig-question-enforcer = Du hast den Kampf verloren. Ist deine Vorgeschichte „Geldeintreiber“?
dig-question-con-again = Noch jemanden nach { $card-dat } fragen?
dig-question-loot = Hand von { $other }: Welche Karte nimmst du?
dig-question-free-dig = Du bist in deinen Block entkommen. Sofort graben?
dig-question-tinker-again = Bastler: Noch einmal basteln, obwohl ein Material fehlt?
dig-question-michel = { $michel } zeigt ein Messer und fordert: { $tools }. Eins abwerfen oder kämpfen?
dig-question-michel-without-tool = { $michel } zeigt ein Messer und fordert: { $tools }. Du hast kein solches Werkzeug. Kämpfen?
dig-question-michel-without-weapon = { $michel } zeigt ein Messer und fordert: { $tools }. Du hast keine Waffe. Eins abwerfen?
dig-question-michel-unarmed = { $michel } zeigt ein Messer und fordert: { $tools }. Du hast kein solches Werkzeug und keine Waffe.
dig-question-michel-again = { $michel } zeigt noch ein Messer. Mit einer Waffe weiterkämpfen oder den Kampf verlieren?
dig-question-michel-again-unarmed = { $michel } zeigt noch ein Messer. Du hast keine Waffe mehr.
dig-question-michel-prize = Du hast { $michel } besiegt. Eine Karte ziehen?
dig-question-lose-tool = { $michel } nimmt dir ein Werkzeug. Welches wirfst du ab?
