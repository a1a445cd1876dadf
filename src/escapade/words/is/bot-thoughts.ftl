# Hvað botta finnst um stöðuna: vísbendingar meðan spilað er, greining á eftir.
hint-title = Vísbending
hint-how = Veldu aðgerð til að sjá hana á borðinu. Veldu hana aftur til að framkvæma hana.
idea-chance = sigurlíkur { $chance }
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
hindsight-from = { $name } á leik. Ugla sér aðeins þau spil sem { $name } gat séð.
hindsight-best = { $name } valdi bestu aðgerðina að mati Uglu.
hindsight-level = { $name } valdi jafn vel og Ugla.
hindsight-behind = { $name } valdi { $points }% verri aðgerð en Ugla.
hindsight-untried = { $name } valdi aðgerð sem Ugla skoðaði ekki.
hindsight-nothing = Ekkert að greina: aðeins ein aðgerð var í boði, eða hlaupið var í kapp við klukkuna.
course-title = Sigurlíkur
course-now = { $name } { $chance }
