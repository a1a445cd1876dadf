# Das Analysebrett: eine Stellung, Spielzüge aller Personen, Varianten.
analysis = Analysebrett
analysis-title = Analyse – { $game }
analysis-say = Spiele für alle, nimm Spielzüge zurück, probiere andere aus und frag die Eule. Alle Karten liegen offen, und nichts wird gespeichert.
analysis-moves = Spielzüge
analysis-start = Anfang
analysis-back = Zurück
analysis-forward = Vor
analysis-remove = Spielzug löschen
analysis-no-moves = Mach einen Spielzug auf dem Spielplan. Ein anderer aus derselben Stellung beginnt eine Abzweigung.
analysis-seat = Spielzüge zeigen von
analysis-nothing = Nichts zu analysieren: Es gibt nur einen Spielzug, oder es ist ein Lauf gegen die Uhr.
analysis-play = Von hier weiterspielen
analysis-play-seat = Du spielst
analysis-play-bot = Bots
analysis-play-on = Gegen Bots spielen
analysis-puzzle = Als Rätsel speichern
analysis-puzzle-say = Jeder mögliche Zug wird ausprobiert. Ist einer eindeutig der beste, wird diese Stellung zu einem eigenen Rätsel mit einem Link zum Teilen.
analysis-puzzle-name = Name (optional)
analysis-puzzle-saved = Gespeichert. Link zum Rätsel
analysis-link = Link
analysis-link-say = Der Link öffnet diese Stellung mit allen deinen Spielzügen.
analysis-setup = Stellung aufbauen
analysis-set = Aufbauen
analysis-notation = Die ganze Stellung in Notation
analysis-deck = Im Stapel liegen alle Karten, die sonst nirgends sind. Ein Fragezeichen ist eine Karte, die niemand kennt.
analysis-deal =
    { $count ->
        [one] Neu austeilen, { $count } Person
       *[other] Neu austeilen, { $count } Personen
    }
