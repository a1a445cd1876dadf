# Was nur der Server sagt: Namen von Gästen, die Vorschau eines Links auf anderen Seiten und was die Seite sagt, wenn ihr Skript nicht läuft.
guest-name = Gast { $number }
preview = Escapade – Fluchtspiele online spielen
preview-says = Spiele Cartagena, Outrun und Dig Your Way Out mit Freunden oder gegen Bots, direkt im Browser. Ganz ohne Konto.
preview-table = Mitspielen: { $game }
preview-table-says = { $count ->
    [one] Für { $count } Person.
   *[other] Für { $count } Personen.
} Ganz ohne Konto.
preview-replay = { $game }: Wiederholung einer Partie
page-not-loaded = Escapade konnte nicht geladen werden.
page-load-again = Noch einmal versuchen
page-needs-script = Escapade braucht JavaScript.
