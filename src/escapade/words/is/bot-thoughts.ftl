# Hvað botta finnst um stöðuna: vísbendingar meðan spilað er, greining á eftir.
hint-title = Vísbending
hint-how = Veldu aðgerð til að sjá hana á borðinu. Veldu hana aftur til að framkvæma hana.
idea-chance = sigurlíkur { $chance }
idea-about = um { $chance }
idea-tried =
    { $count ->
        [one] { $count } prófun
       *[other] { $count } prófanir
    }
idea-line =
    { $count ->
        [one] { $count } prófun · líklegt framhald
       *[other] { $count } prófanir · líklegt framhald
    }
idea-again = Veldu aftur til að spila
idea-played = valið
hindsight-ask = Greina með Uglu
hindsight-title = Greining Uglu
hindsight-from = { $name } á leik. Greiningin miðast aðeins við þau spil sem { $name } gat séð.
hindsight-best = { $name } valdi bestu aðgerðina sem fannst.
hindsight-level = { $name } valdi aðgerð sem er jafn góð og sú besta sem fannst.
hindsight-behind = { $name } valdi aðgerð sem er { $points }% verri en sú besta sem fannst.
hindsight-untried = { $name } valdi aðgerð sem var ekki skoðuð.
hindsight-nothing = Ekkert að greina: aðeins ein aðgerð var í boði, eða hlaupið var í kapp við klukkuna.
course-title = Sigurlíkur
course-now = { $name } { $chance }
