# Was nur der Server sagt: Namen von Gästen und die Vorschau eines Links auf anderen Seiten.
guest-name = Gast { $number }
preview = Escapade – Fluchtspiele online spielen
preview-says = Spiele Cartagena, Outrun und Dig Your Way Out mit Freunden oder gegen Bots, direkt im Browser. Ganz ohne Konto.
preview-table = Mitspielen: { $game }
preview-table-says = { $count ->
    [one] Für { $count } Person.
   *[other] Für { $count } Personen.
} Ganz ohne Konto.
preview-replay = { $game }: Wiederholung einer Partie
