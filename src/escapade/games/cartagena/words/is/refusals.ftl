# Af hverju aðgerð er ekki leyfð. Reglurnar nefna þessar setningar.
cartagena-refusal-game-over = Leiknum er lokið
cartagena-refusal-not-your-turn = Þú átt ekki leik
cartagena-refusal-not-held = Þú ert ekki með { $cards-acc }
cartagena-refusal-start = Ekki er hægt að færa aftur { $place-from }
cartagena-refusal-back-from-goal = Í þessum leik er ekki hægt að færa aftur { $place-from }
cartagena-refusal-nobody-behind = Enginn reitur fyrir aftan { $place-acc } er með 1 eða 2 sjóræningja
cartagena-refusal-stop-too-early = Þú verður að gera minnst eina aðgerð áður en þú lýkur umferð
cartagena-refusal-draw-with-cards = Þú mátt aðeins draga ókeypis spil ef þú byrjaðir umferðina án spila
cartagena-refusal-no-pirate = Þú átt engan sjóræningja { $place-at }
cartagena-refusal-at-goal = Sjóræningi { $place-at } er kominn á leiðarenda og fer ekki lengra
cartagena-refusal-draw-with-actions = Þú mátt aðeins draga ókeypis spil ef þú átt enga aðra aðgerð
cartagena-refusal-empty-handed = Án spila í upphafi umferðar máttu aðeins færa aftur einu sinni eða draga eitt spil

# Valkostir sem útiloka hver annan; $name og $value eru valkostur og gildi hans.
cartagena-option-escape-only = „{ $name }: { $value }“ krefst Flóttans mikla; þetta er ekki í fyrstu útgáfunni
cartagena-option-classic-only = „{ $value }“ krefst fyrstu útgáfunnar; í Flóttanum mikla eru spil á hendi hulin
cartagena-option-short-crossing = Á leiðinni frá Cartagena til Tortuga þurfa að vera 6, 3+4, 4+3 eða 8 spjöld, ekki { $tiles }
cartagena-option-one-shore = { $tiles } spjöld eru aðeins í áfanganum frá Cartagena til Tortuga; í öllum öðrum áföngum er ein leið
cartagena-option-boat-retreat = Sjóræningjar geta aðeins fært sig aftur úr skútunni ef hún er leiðarendi; hér er áfanginn „{ $value }“
