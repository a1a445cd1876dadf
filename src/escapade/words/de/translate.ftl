# Die Seite, die eine Übersetzung neben dem Englischen zeigt.
translate-title = Übersetzungen
translate-says = Jeder Text neben dem englischen und die Dateien, die ihn verwenden. Um einen zu ändern, bearbeite seine Datei; die Anleitung zum Übersetzen steht in der Dokumentation.
translate-language = Sprache
translate-search = Suche
translate-found = { $count ->
    [one] { $count } Text
   *[other] { $count } Texte
}
translate-missing = Noch nicht übersetzt
translate-used = Verwendet in { $files }
translate-none = Kein Text enthält das.
