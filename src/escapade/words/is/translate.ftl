# Síðan sem sýnir þýðingu við hlið ensku.
translate-title = Þýðingar
translate-says = Allir textar við hlið þeirra ensku og skrárnar sem nota þá. Til að breyta texta skaltu breyta skránni hans; leiðbeiningar fyrir þýðendur eru í skjölunum.
translate-language = Tungumál
translate-search = Leita
translate-found = { $count ->
    [one] { $count } texti
   *[other] { $count } textar
}
translate-missing = Óþýtt enn
translate-used = Notað í { $files }
translate-none = Enginn texti inniheldur þetta.
