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
