# Það sem aðeins þjónninn segir: nöfn gesta, það sem aðrar síður sýna um tengil og það sem síðan segir þegar skriftan keyrir ekki.
guest-name = Gestur { $number }
preview = Escapade – flóttaleikir á netinu
preview-says = Spilaðu Cartagena, Outrun og Dig Your Way Out við vini eða botta, beint í vafranum. Ekki þarf að stofna aðgang.
preview-table = Vertu með í leik: { $game }
preview-table-says =
    { $count ->
        [one] Fyrir { $count } leikmann.
       *[other] Fyrir { $count } leikmenn.
    } Ekki þarf að stofna aðgang.
preview-replay = Endursýning: { $game }
page-not-loaded = Ekki tókst að sækja Escapade.
page-load-again = Reyna aftur
page-needs-script = Escapade þarf JavaScript.
