# Heiti lista yfir prentuð gögn á síðu kassans.
cartagena-box-tunnel = Gangaspjöld
cartagena-box-jungle = Frumskógarspjöld
cartagena-box-tokens = Kistuskífur
cartagena-box-tile = Spjald { $number }
cartagena-box-one = 1 spil
cartagena-box-two = 2 spil
cartagena-box-three = 3 spil
cartagena-box-empty = Tóm
cartagena-box-snake = Snákur
cartagena-ours-tunnel = Á hverju hinna átta spjalda er hvert tákn einu sinni. Við völdum röð þeirra á gangahliðunum.
cartagena-ours-jungle = Á hverju hinna átta spjalda er hvert tákn einu sinni. Við völdum röð þeirra á frumskógarhliðunum.
cartagena-ours-tokens = Kistuskífurnar eru átta, af fimm gerðum: 1, 2 eða 3 spil, tóm og snákur. Við völdum hve margar eru af hverri.
