# Síða kassa: prentuð gögn spils, leiðrétt af einhverjum sem á það.
box-title = Kassinn minn: { $game }
box-says = Við vitum ekki allt sem er prentað í kassanum. Ef þú átt hann skaltu leiðrétta það sem er öðruvísi: í listunum eða í skránni við hliðina. Vistaðu síðan kassann, deildu honum og spilaðu með honum.
box-lists = Listar
box-reconstructed = ≈ endurgert
box-corrected = leiðrétt
box-reset = Afturkalla leiðréttingu
box-add = Bæta við
box-remove-entry = Fjarlægja { $entry }
box-file = Skráin (TOML)
box-fine = Allt stemmir.
box-save = Vista
box-saved = Vistað. Öll sem hafa þennan tengil geta séð kassann og notað hann.
box-link = Tengill á þennan kassa
box-download = Sækja
box-upload = Hlaða upp
box-play = Stofna leik með þessum kassa
box-mine = Kassarnir mínir
