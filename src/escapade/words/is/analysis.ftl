# Greiningarborðið: staða, aðgerðir allra, greinar.
analysis = Greiningarborð
analysis-title = Greining – { $game }
analysis-say = Spilaðu fyrir öll, taktu aðgerðir til baka, prófaðu aðrar leiðir og spurðu Ugluna. Öll spil snúa upp og ekkert er vistað.
analysis-moves = Aðgerðir
analysis-start = Byrjun
analysis-back = Til baka
analysis-forward = Áfram
analysis-remove = Eyða aðgerð
analysis-no-moves = Gerðu eitthvað á borðinu. Önnur aðgerð úr sömu stöðu byrjar nýja grein.
analysis-seat = Sýna aðgerðir
analysis-nothing = Ekkert að greina: aðeins ein aðgerð er í boði, eða þetta er hlaup á tíma.
analysis-play = Spila áfram héðan
analysis-play-seat = Þú spilar sem
analysis-play-bot = Bottar
analysis-play-on = Spila við botta
analysis-puzzle = Vista sem þraut
analysis-puzzle-say = Allar mögulegar umferðir eru reyndar. Ef ein er greinilega best verður staðan að þinni eigin þraut með tengli til að deila.
analysis-puzzle-name = Nafn (valfrjálst)
analysis-puzzle-saved = Vistað. Tengill á þrautina
analysis-link = Tengill
analysis-link-say = Tengillinn opnar þessa stöðu með öllum aðgerðunum þínum.
analysis-setup = Stilla upp stöðu
analysis-set = Stilla upp
analysis-notation = Öll staðan sem texti
analysis-deck = Í stokknum eru öll spil sem eru hvergi annars staðar. Spurningarmerki er spil sem enginn þekkir.
analysis-deal =
    { $count ->
        [one] Ný gjöf, { $count } leikmaður
       *[other] Ný gjöf, { $count } leikmenn
    }
