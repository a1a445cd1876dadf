# Leikslok: hvað úrslitin segja og hvað á að spila næst.
result-turns =
    { $count ->
        [one] { $count } umferð
       *[other] { $count } umferðir
    }
turning-point = Vendipunktur: { $name }, úr { $before } í { $after }
rating-change = Stig { $before } → { $after }
ratings-unchanged = Engin stig breytast: leikur gildir aðeins fyrir leikmenn sem hafa kveikt á stigum og leikið sjálfir.
rematch-go = Fara í nýja leikinn
same-deal = Sama gjöf aftur
stronger-bots = Sterkari bottar: { $changes }
