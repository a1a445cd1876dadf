# Síðan um Escapade: hvað það er, höfundar, heimildir og lyklaborðið.
about-title = Um Escapade
about-says = Escapade er opið borð fyrir flóttaleiki: í vafranum, í Python og fyrir botta. Það er frjáls hugbúnaður með MIT-leyfi.
about-games = Höfundar
about-credits = Táknmyndir
about-icons = Táknmyndirnar eru frá
about-icons-by = Við lituðum þær og röðuðum þeim. Hatturinn, krókurinn, pálminn og allar aðrar myndir eru eftir okkur.
about-keys = Lyklaborð
about-keys-says = Tab fer á milli spila og sjóræningja, örvalyklar fylgja leiðinni, Enter velur eða spilar út. 1–9 velja spil á hendi, „.“ lýkur umferð, „u“ afturkallar, „h“ gefur vísbendingu, Esc hættir við.
about-languages = Tungumál
about-languages-says = Er orð rangt eða vantar tungumálið þitt?
about-translate = Sjá alla texta við hlið þeirra ensku
