# Dig Your Way Out: fyrirsagnir, aðgerðir, svör, áhrif þeirra og spurningar.
dig-group-search = Leit
dig-group-go = Ferð
dig-group-cautious = Varleg ferð
dig-group-dig = Gröftur
dig-group-here = Hér
dig-group-craft = Smíði
dig-group-buy = Kaup
dig-group-sell = Sala
dig-group-join = Ganga í gengi
dig-group-play = Aðgerðaspil
dig-group-extort = Kúgun
dig-group-con = Svikahrappur
dig-group-people = Leikmenn
dig-group-background = Bakgrunnur
dig-group-end = Ljúka umferð
dig-group-michel = Michel(le)
dig-action-search =
    { $count ->
        [0] Leita: ekkert að finna
       *[other] Leita: draga { $count } spil
    }
dig-action-burgle = Innbrotsþjófur: leita og draga { $count } spil
dig-action-roll = Kasta teningi og fara
dig-action-cautious = Varleg ferð { $area-to }
dig-action-drive = Flóttabílstjóri: fara { $area-to }
dig-action-follow = Elta { $area-to }: { $other }
dig-action-escape = Flóttameistari: fara { $area-to }
dig-action-dig = Grafa með { $card-dat }: +{ $points }
dig-action-mine = Námumaður: grafa með { $card-dat }: +{ $points }
dig-action-heal = Lækna áverka
dig-action-steal-spoon = Stela skeið
dig-action-craft =
    { $count ->
        [1] Smíða { $card-acc } úr { $parts-dat }
       *[other] Smíða { $count } × { $card-acc } úr { $parts-dat }
    }
    .brief =
        { $count ->
            [1] Smíða { $card-acc }
           *[other] Smíða { $count } × { $card-acc }
        }
dig-action-craft-keeping =
    { $count ->
        [1] Smíða { $card-acc }, halda { $kept-dat }
       *[other] Smíða { $count } × { $card-acc }, halda { $kept-dat }
    }
dig-action-tinker =
    { $count ->
        [1] Þúsundþjalasmiður: smíða { $card-acc } (vantar { $missing-acc })
       *[other] Þúsundþjalasmiður: smíða { $count } × { $card-acc } (vantar { $missing-acc })
    }
dig-action-tinker-keeping =
    { $count ->
        [1] Þúsundþjalasmiður: smíða { $card-acc } (vantar { $missing-acc }), halda { $kept-dat }
       *[other] Þúsundþjalasmiður: smíða { $count } × { $card-acc } (vantar { $missing-acc }), halda { $kept-dat }
    }
dig-action-buy =
    { $count ->
        [1] Kaupa { $card-acc } á { $price }
       *[other] Kaupa { $count } × { $card-acc } á { $price }
    }
dig-action-fence =
    { $count ->
        [1] Þýfissali: kaupa { $card-acc } á { $price }
       *[other] Þýfissali: kaupa { $count } × { $card-acc } á { $price }
    }
dig-action-sell = Selja { $card-acc }: +{ $count }
dig-action-join =
    { $count ->
        [one] Ganga í { $gang-acc } ({ $count } fylgihlutur)
       *[other] Ganga í { $gang-acc } ({ $count } fylgihlutir)
    }
dig-action-join-as-godparent =
    { $count ->
        [0] Guðforeldri: ganga ókeypis í { $gang-acc }
        [one] Guðforeldri: ganga í { $gang-acc } ({ $count } fylgihlutur)
       *[other] Guðforeldri: ganga í { $gang-acc } ({ $count } fylgihlutir)
    }
dig-action-play = Spila út { $card-dat }
dig-action-play-on = Spila út { $card-dat } → { $other }
dig-action-play-own = Á þig: spila út { $card-dat }
dig-action-play-to = Spila út { $card-dat }: fara { $area-to }
dig-action-extort = Heimta { $tool-acc } með { $weapon-dat }: { $other }
dig-action-con = Biðja um { $card-acc }: { $other }
dig-action-exchange = Skipti: { $other }
dig-action-look = Skoða spil: { $other }
dig-action-cut-purse = Vasaþjófur: taka spil af handahófi ({ $other })
dig-action-cut-purse-choose = Vasaþjófur: taka spil að eigin vali ({ $other })
dig-action-burn = Brennuvargur: öll önnur hér henda spili af handahófi
dig-action-counterfeit =
    { $count ->
        [one] Peningafalsari: taka { $count } sígarettu
       *[other] Peningafalsari: taka { $count } sígarettur
    }
dig-action-smuggle =
    { $count ->
        [one] Smyglari: taka { $count } sígarettu
       *[other] Smyglari: taka { $count } sígarettur
    }
dig-action-smuggle-gang =
    { $count ->
        [one] Smyglari: taka { $count } sígarettu og hníf
       *[other] Smyglari: taka { $count } sígarettur og hníf
    }
dig-action-campaign = Pólitískur fangi: lækna alla áverka, draga spil
dig-action-campaign-gang = Pólitískur fangi: lækna alla áverka, draga spil, taka skeið
dig-action-send-michel = Ljúka umferð og kasta fyrir { $michel-acc }
dig-action-stop = Ljúka umferð
dig-answer-pass = Pass
dig-answer-reveal = Sýna: { $background }
dig-answer-go = Fara { $area-to }
dig-answer-reroll = Kasta aftur
dig-answer-discard = Henda { $card-dat }
dig-answer-keep = Halda { $badge-dat }
dig-answer-fight = Slást með { $card-dat }
dig-answer-sharp = Hnífamaður: slást með { $card-dat }
dig-answer-fists = Slást með berum hnefum
dig-answer-give-in = Afhenda { $card-acc }
dig-answer-no-fight = Ekki slást
dig-answer-no-help = Ekki hjálpa
dig-answer-take = Taka { $card-acc }
dig-answer-take-back = Taka aftur { $card-acc }
dig-answer-sell = Selja { $card-acc }: +{ $count }
dig-answer-end-sale = Ljúka sölu: +{ $count }
dig-answer-sift = Henda { $card-dat }, draga spil
dig-answer-keep-all = Halda öllum spilum
dig-answer-give = Gefa { $card-acc }
dig-answer-give-cigarette = Gefa sígarettu
dig-answer-end-exchange = Búið
dig-answer-ask = Spyrja: { $other }
dig-answer-draw = Draga spil
dig-answer-send-michel = { $michel } fer { $area-to }
dig-note-cost =
    { $count ->
        [0] kostar enga aðgerð
        [one] kostar { $count } aðgerð
       *[other] kostar { $count } aðgerðir
    }
dig-note-tunnel = göng: { $points } af { $goal }
dig-note-wins = vinnur leikinn
dig-note-discard =
    { $count ->
        [one] þú þarft að henda { $count } spili
       *[other] þú þarft að henda { $count } spilum
    }
dig-note-sell-more = þú getur svo selt fleiri spil
dig-note-toll =
    { $count ->
        [one] { $other } fær fyrst { $count } sígarettu frá þér
       *[other] { $other } fær fyrst { $count } sígarettur frá þér
    }
dig-note-dues = þú hendir { $cards-dat }
dig-note-gives-up = þú skilar spilinu { $badge }
dig-note-michel = { $michel } er þar og mun kúga þig
dig-note-michel-comes = þú ert þar og verður fyrir kúgun
dig-note-lose-fight = þú tapar slagsmálunum: áverki og eitt spil
dig-note-free-dig = þú getur grafið þar strax, ókeypis
dig-note-extra-action = gefur aukaaðgerð
dig-note-two-cards = þú velur milli tveggja gengisspila
dig-question-turn =
    { $left ->
        [0] Engin aðgerð eftir. Ljúktu umferð.
        [one] Þú átt leik: { $left } aðgerð eftir.
       *[other] Þú átt leik: { $left } aðgerðir eftir.
    }
dig-question-turn-background = Engin aðgerð eftir. Ljúktu umferð eða notaðu bakgrunninn.
dig-question-waits = { $name } hugsar …
dig-question-discard-down = Þú ert með of mörg spil: hentu { $count }.
dig-question-way = Teningur: { $roll }. Hvert ferðu?
dig-question-riot = Uppþot! Teningur: { $roll }. Hvert hleypurðu?
dig-question-michel-way = Teningur fyrir { $michel-acc }: { $roll }. Hvert?
dig-question-dues =
    { $count ->
        [one] { $gang }: hentu { $count } fylgihlut í viðbót.
       *[other] { $gang }: hentu { $count } ólíkum fylgihlutum í viðbót.
    }
dig-question-keep = { $gang }: hvoru spilinu heldur þú?
dig-question-extorted = { $name } heimtar { $tool-acc }. Afhenda eða slást?
dig-question-extorted-without-tool = { $name } heimtar { $tool-acc }. Þú ert ekki með það spil. Slást?
dig-question-extorted-without-weapon = { $name } heimtar { $tool-acc }. Þú átt ekkert vopn. Afhenda?
dig-question-extorted-unarmed = { $name } heimtar { $tool-acc }. Þú ert hvorki með það spil né vopn.
dig-question-fight =
    { $count ->
        [1] Slást áfram með vopni eða tapa slagsmálunum?
       *[other] Slást áfram með { $count } vopnum eða tapa slagsmálunum?
    }
dig-question-fight-unarmed = Þú átt ekkert vopn til að slást áfram með.
dig-question-help = { $other } slæst. Viltu leggja fram vopn?
dig-question-take-back = Þú vannst. Hvaða vopn tekur þú aftur?
dig-question-sell =
    { $count ->
        [one] { $count } sígaretta komin. Selja annað spil?
       *[other] { $count } sígarettur komnar. Selja annað spil?
    }
dig-question-sift = Henda spili og draga annað?
dig-question-give = Hvað fær { $other } frá þér? Veldu eitt spil í einu.
dig-question-informant = { $shown } Ert þú uppljóstrarinn?
dig-question-embezzler = { $name } selur. Ert þú fjárdráttarmaðurinn?
dig-question-enforcer = Þú tapaðir slagsmálunum. Ert þú handrukkarinn?
dig-question-con-again = Biðja annan leikmann um { $card-acc }?
dig-question-loot = Spilin sem { $other } er með: hvaða spil tekur þú?
dig-question-free-dig = Þú slappst í álmuna þína. Grafa strax?
dig-question-tinker-again = Þúsundþjalasmiður: smíða aftur þótt efni vanti?
dig-question-michel = { $michel } sýnir hníf og heimtar: { $tools-acc }. Henda einu verkfæri eða slást?
dig-question-michel-without-tool = { $michel } sýnir hníf og heimtar: { $tools-acc }. Þú ert ekki með slíkt verkfæri. Slást?
dig-question-michel-without-weapon = { $michel } sýnir hníf og heimtar: { $tools-acc }. Þú átt ekkert vopn. Henda einu verkfæri?
dig-question-michel-unarmed = { $michel } sýnir hníf og heimtar: { $tools-acc }. Þú ert hvorki með slíkt verkfæri né vopn.
dig-question-michel-again = { $michel } sýnir annan hníf. Slást áfram með vopni eða tapa slagsmálunum?
dig-question-michel-again-unarmed = { $michel } sýnir annan hníf. Þú átt ekkert vopn eftir.
dig-question-michel-prize = Þú vannst { $michel-acc }. Draga spil?
dig-question-lose-tool = { $michel } tekur verkfæri. Hverju hendir þú?
