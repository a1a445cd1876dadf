# Outrun: skrímsli, reitir og herbergi, ein setning hver.
outrun-explain-vampire = Vampíran: eftir hverja umferð er einu truflunarspili flett á miðju borði, fyrir öll.
outrun-explain-bear = Björninn: eftir hverja umferð draga öll truflunarspil og mega spila þeim á hvern sem er.
outrun-explain-zombie = Uppvakningurinn: leikmenn með smit fá truflunarspil í hverri umferð þar til þeir spila út móteitri.
outrun-explain-dragon = Drekinn: leikmenn á spilamerkinu draga tvö truflunarspil og þeir sem brenna sig missa spilin fyrir framan sig.
outrun-explain-infected = Smit: spilaðu móteitrinu síðast í réttu hlaupi til að læknast.
outrun-explain-rooms = Herbergin: sá sem fyrstur kemst út úr því síðasta vinnur.
outrun-explain-place = Hér standa þeir sem hlupu rétt, sá hraðasti lengst til hægri, og fara um jafn mörg herbergi og talan segir.
outrun-explain-zero = Hér standa þeir sem hlupu rangt eða komu of seint og færast ekki.
outrun-explain-movement = Spilaðu því út þar sem leiðin sýnir þetta tákn, einu sinni í hverju hlaupi.
outrun-explain-path = Leiðin: spilaðu hreyfispilunum út í þessari röð, nema truflunarspil breyti henni, og ýttu svo á Mark.
outrun-explain-figure = Rétt hlaup skilar áfram um herbergin: því hraðar, þeim mun lengra.
