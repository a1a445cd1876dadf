# Sjóræningjabrögð: hlutir, sverðapör, kistur.
cartagena-refusal-no-pairs = Aðeins í afbrigðinu „Sjóræningjabrögð“ gilda tvö sverð sem annað spil
cartagena-refusal-no-objects = Aðeins í afbrigðinu „Sjóræningjabrögð“ hafa spil sérstök áhrif
cartagena-refusal-pistol-at-oneself = Þú getur aðeins miðað skammbyssunni á annan leikmann
cartagena-refusal-pistol-at-nobody = Þessi leikmaður er ekki með nein spil
cartagena-refusal-no-pistol = Aðeins með skammbyssu er hægt að taka spil af leikmanni
cartagena-refusal-take-first = Veldu fyrst spilið sem þú tekur með skammbyssunni
cartagena-refusal-not-in-that-hand = Þessi leikmaður er ekki með { $card-acc }
cartagena-refusal-no-parrot = Þú getur aðeins gefið spil frá páfagauk
cartagena-refusal-give-first = Gefðu fyrst spilin frá páfagauknum
cartagena-refusal-not-brought = Páfagaukurinn kom ekki með { $card-acc }
cartagena-refusal-give-clockwise = Gefðu hverjum hinna mest eitt spil, réttsælis
cartagena-refusal-no-hook = Þú getur aðeins haldið eftir spili af krók
cartagena-refusal-keep-first = Veldu fyrst hvaða spili af króknum þú heldur
cartagena-refusal-no-hook-to-bury = Aðeins spil af krók fara undir stokkinn
cartagena-refusal-bury-first = Settu fyrst hin spilin af króknum undir stokkinn
cartagena-refusal-no-two-pirates = Þú átt ekki tvo sjóræningja { $place-at }
cartagena-refusal-chest-late = Það tekur heila umferð að opna kistu og því er það ekki hægt eftir aðgerð
cartagena-refusal-no-chest = Þú átt engan sjóræningja við kistu { $place-at }
cartagena-refusal-not-caught = Krókurinn náði ekki í { $card-acc }
cartagena-log-peeked =
    { $count ->
        [1] { $name } skoðar spil úr stokknum.
       *[other] { $name } skoðar { $count } spil úr stokknum.
    }
cartagena-log-peeked-known = { $name } skoðar { $cards-acc } úr stokknum.
cartagena-log-kept =
    { $count ->
        [1] { $name } heldur einu spili.
       *[other] { $name } heldur { $count } spilum.
    }
cartagena-log-kept-known = { $name } heldur { $cards-dat }.
cartagena-log-bomb = { $name } spilar út { $cards-dat }: tveir sjóræningjar { $from-short } → { $to-short }.
cartagena-log-sabres = { $name } spilar út tveimur sverðum sem einu spili: { $from-short } → { $to-short }.
cartagena-log-putunder = { $name } setur { $card-acc } undir stokkinn.
cartagena-log-gave = { $name } gefur { $card-acc } og { $other } tekur við.
cartagena-log-looked = { $name } skoðar spilin sem { $other } er með á hendi.
cartagena-log-opened =
    { $token ->
        [0] { $name } opnar kistuna { $place-at }: ekkert.
        [1] { $name } opnar kistuna { $place-at }: 1 spil.
        [4] { $name } opnar kistuna { $place-at }: snákur!
       *[other] { $name } opnar kistuna { $place-at }: { $token } spil.
    }
cartagena-log-chestslaid = Kistuskífurnar eru stokkaðar og lagðar út á ný.
cartagena-group-use = nota { $card-acc }
cartagena-group-bomb = { $bomb } og { $card }
cartagena-group-rob = taka
cartagena-group-give = gefa: { $other }
cartagena-group-keep = halda
cartagena-group-bury = undir stokkinn
cartagena-action-pistol = Miða skammbyssunni: { $other }
    .short = taka spil: { $other }
cartagena-action-parrot = Senda páfagaukinn
    .short = draga { $count }, halda { $kept }, gefa hin
cartagena-action-hook = Kasta króknum
    .short = draga { $count }, halda 1, setja hin undir stokkinn
cartagena-action-bomb = { $paid }: tveir { $to-to }
    .short = tveir → { $to-short }
    .full = { $paid }: tveir { $to-to } ({ $from-from })
cartagena-action-chest = Opna kistuna { $place-at }
    .short = opna kistuna { $place-at } (öll umferðin)
cartagena-action-rob = Taka { $card-acc }
    .short = { $card }
cartagena-action-give = Gefa { $card-acc }: { $other }
    .short = { $card }
cartagena-action-keep = Halda { $card-dat }
    .short = { $card }
cartagena-action-bury = Setja { $card-acc } undir stokkinn
    .short = { $card }
cartagena-question-chooseloot = Spilin sem { $other } er með: hvaða spil tekur þú?
cartagena-question-handout = Páfagaukur: hvaða spil fær { $other }? Þú heldur þeim síðustu { $kept }.
cartagena-question-keepone = Krókur: hvaða spili heldur þú?
cartagena-question-buryrest = Hin fara undir stokkinn: hvaða spil fyrst?
