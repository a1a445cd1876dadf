# Að fara og koma aftur, hlé, endursýningar.
leave = Fara
leave-says = Botti leysir þig af þar til þú kemur aftur. Sætið er áfram þitt.
leave-alone-says = Enginn bíður eftir þér. Leikurinn bíður óbreyttur þar til þú kemur aftur.
leave-to-bot = Láta botta leysa af
leave-alone = Fara í bili
stay = Vera áfram
held-says = Botti leysir þig af.
held-back = Taka aftur við
come-back = Snúa aftur
pause = Biðja um hlé
pause-end = Ljúka hléi
hold = Ef leikmaður missir sambandið
hold-0 = bíða
hold-60 = botti leysir af eftir 1 mínútu
hold-300 = botti leysir af eftir 5 mínútur
hold-after = botti leysir af eftir { $seconds } sek.
no-table-says = Tengillinn er ef til vill ekki heill, eða leikurinn er á öðrum þjóni. Biddu aftur um tengilinn eða stofnaðu þinn eigin leik.
log-earlier = Eldri atburðir
replay = Endursýning
replay-title = { $game }: endursýning
replay-where = { $step } / { $steps }
replay-steps = Skref leiksins
replay-step = Skref
replay-first = Fyrsta skref
replay-back = Fyrra skref
replay-forward = Næsta skref
replay-last = Síðasta skref
replay-run = Spila
analyse-step = Greina héðan
replay-stop = Hlé
replay-none = Engin endursýning fannst
replay-to-table = Aftur að borðinu
replay-hint = Örvalyklar: fyrra og næsta skref. Home og End: byrjun og endir. Bilslá: spila eða gera hlé.
share = Deila
status-you-won = Þú vannst!
invite-alone = Þessi tengill virkar aðeins í þessari tölvu. Ræstu þjóninn fyrir netið þitt til að bjóða öðrum tækjum með.
hint = Vísbending
hint-thinking = Hugsa …
player-number = leikmaður { $number }
move-by-text = { $text }
field-by-name = { $name }
your-move = Þú átt leik
last-turn = Síðasta umferð
last-turn-again = Sýna aftur
what-happened = Hvað gerðist rétt í þessu?
what-happened-step = Skref { $number } af { $count }
what-happened-next = Næsta skref
what-happened-first = Frá byrjun
robbed = Frá þér var stolið: { $cards }.
robbed-count =
    { $count ->
        [one] { $count } spili var stolið frá þér.
       *[other] { $count } spilum var stolið frá þér.
    }
resign-sure = Viltu gefast upp? Leikurinn telst þá tapaður.
time-short = Tíminn þinn er að renna út.
result = Úrslit
result-turns =
    { $count ->
        [one] { $count } umferð
       *[other] { $count } umferðir
    }
turning-point = Vendipunktur: { $name }, úr { $before } í { $after }
rating-change = Stig { $before } → { $after }
ratings-unchanged = Engin stig breytast: leikur gildir aðeins fyrir leikmenn sem hafa kveikt á stigum og leikið sjálfir.
same-deal = Sama gjöf aftur
next-level = Næsti styrkleiki: { $bots }
your-actions = Aðgerðir þínar
your-hand = Spilin þín
you-watch = Þú ert að horfa á þennan leik.
keys-title = Lyklaborð
table-keys = „?“ sýnir reglurnar og þessa lykla, „h“ gefur vísbendingu, „u“ afturkallar, Esc hættir við. Enter framkvæmir einu aðgerðina sem eftir er.
