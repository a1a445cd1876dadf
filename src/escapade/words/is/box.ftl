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

# Hvað er rangt í kassa, skrá með leiðréttum gögnum. $line er lína hans; lyklar og orð í gæsalöppum eru skrifuð eins og í skránni.
refusal-box-empty = Lína { $line }: hér er ekkert leiðrétt
refusal-box-long = Lína { $line }: í kassa eru mest { $most } stafir
refusal-box-deep = Lína { $line }: listar og töflur eru of djúpt hvert inni í öðru
refusal-box-toml = Lína { $line }: þetta er ekki TOML ({ $fault })
refusal-box-game = Lína { $line }: { $fault }
refusal-box-not-correctable = Lína { $line }: ekki er hægt að leiðrétta „{ $key }“. Hægt er að leiðrétta: { $known }
refusal-box-not-in-table = Lína { $line }: „{ $key }“ er ekki í [{ $table }]. Þar er: { $known }
refusal-box-table = Lína { $line }: „{ $key }“ á að vera tafla, [{ $key }] með línum fyrir neðan
refusal-box-list = Lína { $line }: „{ $key }“ á að vera listi í hornklofum, ekki { $found }
refusal-box-text = Lína { $line }: í „{ $key }“ eiga að vera textar í gæsalöppum, ekki { $found }
refusal-box-number = Lína { $line }: „{ $key }“ á að vera tala frá { $least } til { $most }, ekki { $found }
refusal-box-true-or-false = Lína { $line }: „{ $key }“ á að vera true eða false, ekki { $found }
refusal-box-form = Lína { $line }: „{ $key }“ er skrifað svona: { $usual }
refusal-box-tile-list = Lína { $line }: „{ $side }“ á að vera listi af spjöldum, hvert þeirra texti með sex táknum
refusal-box-tiles = Lína { $line }: fjöldi spjalda í „{ $side }“ á að vera { $right }, ekki { $found }
refusal-box-tile = Lína { $line }: spjaldið „{ $found }“ á að sýna hvert þessara tákna einu sinni: { $known }
refusal-box-tokens = Lína { $line }: fjöldi kistuskífa á að vera { $right }, ekki { $found }
refusal-box-token = Lína { $line }: „{ $key } = { $found }“ er ekki fjöldi kistuskífa. Gerðir: { $known }
refusal-box-rooms = Lína { $line }: á herbergjaborði á að vera minnst 1 herbergi, ekki { $found }
refusal-box-symbols = Lína { $line }: fjöldi tákna á að vera { $right }, ekki { $found }
refusal-box-path = Lína { $line }: leiðin „{ $found }“ á að vera úr táknunum A til H
refusal-box-path-twice = Lína { $line }: leiðin „{ $found }“ sýnir tákn tvisvar, en hver leikmaður á aðeins eitt spil af hverju
refusal-box-paths = Lína { $line }: fjöldi ólíkra leiðarspila á að vera { $right }, ekki { $found }
refusal-box-copies = Lína { $line }: „{ $key } = { $found }“ á að segja hversu mörg spilin eru, síðan hversu mörg þeirra eru með vampírumerki og hversu mörg með uppvakningsmerki
refusal-box-card = Lína { $line }: „{ $found }“ er ekki spil. Spil: { $known }
refusal-box-cards = Lína { $line }: fjöldi truflunarspila á að vera { $right }, ekki { $found }
refusal-box-places = Lína { $line }: í [{ $monster }] eiga að vera 6 tölur frá 0 og upp úr, ekki { $found }
refusal-box-sign = Lína { $line }: í [{ $monster }] er enginn reitur { $found } fyrir „{ $sign }“: skrifaðu 1 til 6, eða 0 fyrir +0
refusal-box-not-on-board = Lína { $line }: „{ $key }“ er ekki í [{ $monster }]. Þar er: { $known }
refusal-box-open = Lína { $line }: ef fjöldi leikmanna er { $players } eiga opnir reitir frá 1 til 6 í [{ $monster }] að vera minnst jafn margir
refusal-box-die = Lína { $line }: talan { $side } á teningnum á að vísa á tvö af þessum svæðum: { $known }
refusal-box-gangs = Lína { $line }: gengin við „{ $key }“ eiga að vera einhver þessara, í hornklofum: { $known }
refusal-box-entries = Lína { $line }: af „{ $key }“ eiga að vera 1 til { $most }, hvert byrjar á [[{ $key }]]
refusal-box-recipe = Lína { $line }: í uppskrift eiga að vera 1 til { $most } ólík efni, ekki { $found }
refusal-box-from-stack = Lína { $line }: hér á að standa eitt af { $known }, ekki „{ $found }“
refusal-box-michel = Lína { $line }: „{ $key }“ er ekki Michel-spil: skrifaðu blank, knife+spoon, knife+pick+shovel og svo framvegis
refusal-box-michels = Lína { $line }: Michel-spil eiga að vera til, mest { $most } af hverri gerð
refusal-box-search = Lína { $line }: fjöldi leitarspila á að vera { $right }, ekki { $found }
