# Heiti lista yfir prentuð gögn á síðu kassans.
outrun-box-symbols = Tákn hreyfispilanna
outrun-box-rooms = Herbergi á herbergjaborði
outrun-box-paths = Leiðarspil
outrun-box-cards = Truflunarspil
outrun-box-board = Skrímslaborð: { $monster }
outrun-box-numbers = Tölur reitanna, hægasti fyrst
outrun-box-open = Opnir reitir
outrun-box-sign = Reitir (0: +0 svæðið) með merkinu: { $sign }
outrun-box-players = Leikmenn: { $number }
outrun-box-copies = Eintök
outrun-box-vampires = Með vampírumerki
outrun-box-zombies = Með uppvakningsmerki
outrun-box-trace = Teiknaðu leiðina: dragðu frá tákni til tákns, smelltu á þau í röð eða sláðu inn stafi þeirra. Bakklykillinn tekur það síðasta aftur.
outrun-box-path = Leið { $number }
outrun-box-again = Byrja upp á nýtt
