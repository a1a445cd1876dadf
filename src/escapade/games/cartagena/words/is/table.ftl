# Cartagena við borðið: hlutir, aðgerðir, atburðir. Föll: `acc` þolfall, `dat` þágufall, `many` og `manyacc` fleirtala.
cartagena-skull = hauskúpa
    .hyphenated = haus{"\u00AD"}kúpa
    .acc = hauskúpu
    .dat = hauskúpu
    .many = hauskúpur
    .manyacc = hauskúpur
cartagena-dagger = rýtingur
    .hyphenated = rýt{"\u00AD"}ingur
    .acc = rýting
    .dat = rýtingi
    .many = rýtingar
    .manyacc = rýtinga
cartagena-key = lykill
    .acc = lykil
    .dat = lykli
    .many = lyklar
    .manyacc = lykla
cartagena-bottle = flaska
    .acc = flösku
    .dat = flösku
    .many = flöskur
    .manyacc = flöskur
cartagena-hat = þríhyrndur hattur
    .hyphenated = þrí{"\u00AD"}hyrndur hattur
    .acc = þríhyrndan hatt
    .dat = þríhyrndum hatti
    .many = þríhyrndir hattar
    .manyacc = þríhyrnda hatta
cartagena-pistol = skammbyssa
    .hyphenated = skamm{"\u00AD"}byssa
    .acc = skammbyssu
    .dat = skammbyssu
    .many = skammbyssur
    .manyacc = skammbyssur
cartagena-parrot = páfagaukur
    .hyphenated = páfa{"\u00AD"}gaukur
    .acc = páfagauk
    .dat = páfagauk
    .many = páfagaukar
    .manyacc = páfagauka
cartagena-hook = krókur
    .acc = krók
    .dat = krók
    .many = krókar
    .manyacc = króka
cartagena-sabre = sverð
    .acc = sverð
    .dat = sverði
    .many = sverð
    .manyacc = sverð
cartagena-bomb = sprengja
    .hyphenated = spren{"\u00AD"}gja
    .acc = sprengju
    .dat = sprengju
    .many = sprengjur
    .manyacc = sprengjur
cartagena-chest = kista
    .acc = kistu
    .dat = kistu
    .many = kistur
    .manyacc = kistur
cartagena-grey-card = { $symbol } (grátt)
    .acc = { $symbol-acc } (grátt)
    .dat = { $symbol-dat } (gráu)
    .many = { $symbol-many } (grá)
    .manyacc = { $symbol-manyacc } (grá)
cartagena-a-card = spil
    .acc = spil
    .dat = spili
cartagena-several = { $count } { $card-many }
    .acc = { $count } { $card-manyacc }
cartagena-pair = { $cards } sem { $symbol }
cartagena-cell = upphafsreitur
    .short = upphaf
    .to = á upphafsreitinn
    .from = frá upphafsreitnum
    .at = á upphafsreitnum
    .acc = upphafsreitinn
cartagena-boat = skúta
    .short = skúta
    .to = í skútuna
    .from = úr skútunni
    .at = í skútunni
    .acc = skútuna
cartagena-hideout = felustaður
    .short = felustaður
    .to = í felustaðinn
    .from = úr felustaðnum
    .at = í felustaðnum
    .acc = felustaðinn
cartagena-space = reitur { $number }
    .short = { $number }
    .to = á { $number }
    .from = af { $number }
    .at = á reit { $number }
    .acc = reit { $number }
cartagena-board = Leikborð
cartagena-crowd = { $name }: { $count }
cartagena-nobody = enginn
cartagena-token = lokuð kista
cartagena-can-land = Þú getur farið hingað
cartagena-can-move = Þessi sjóræningi þinn getur fært sig
cartagena-other-pirate = { $place }: sjóræningi sem { $name } á
cartagena-piles = Spil á borðinu
cartagena-deck = Stokkur: { $count }
cartagena-next = næst
cartagena-row = Opin röð, næsta spil fremst: { $cards }
cartagena-discards = Afgangsstokkur: { $count }
cartagena-hand = Spilin þín
cartagena-card-label =
    { $count ->
        [1] { $card }
       *[other] { $card } ×{ $count }
    }
cartagena-no-cards = Engin spil á hendi.
cartagena-home = { $home }/{ $all } sloppnir
cartagena-held = { $count } spil
cartagena-wait = { $name } hugsar …
cartagena-click = Veldu spil eða sjóræningja.
cartagena-click-empty = Veldu sjóræningja eða hnapp.
cartagena-pick-pirate = Hvaða sjóræningi fer?
cartagena-pick-card = Hvert? Veldu spil, merktan reit eða hnapp.
cartagena-pick-place = Hvert? Veldu merktan reit eða hnapp.
cartagena-log-advance = { $name } spilar út { $card-dat }: { $from-short } → { $to-short }.
cartagena-log-moved = Sjóræningi sem { $name } á færist: { $from-short } → { $to-short }.
cartagena-log-drew =
    { $count ->
        [1] { $name } dregur spil.
       *[other] { $name } dregur { $count } spil.
    }
cartagena-log-drew-known = { $name } dregur { $cards-acc }.
cartagena-log-picked =
    { $count ->
        [1] { $name } tekur spil úr röðinni.
       *[other] { $name } tekur { $count } spil úr röðinni.
    }
cartagena-log-picked-known = { $name } tekur { $cards-acc } úr röðinni.
cartagena-log-laid = { $name } spilar út { $card-dat }.
cartagena-log-took = { $name } tekur { $card-acc } sem { $other } átti.
cartagena-log-won = Allir sjóræningjar sem { $name } á eru sloppnir!
cartagena-log-reshuffled = Afgangsstokkurinn er stokkaður og verður nýr stokkur.
cartagena-ways =
    { $count ->
        [one] { $count } möguleiki: sjá merkta reiti.
       *[other] { $count } möguleikar: sjá merkta reiti.
    }
cartagena-open-hand = Spil á hendi
