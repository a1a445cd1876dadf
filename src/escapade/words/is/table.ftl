# Borðið: að fara og koma aftur, hlé, síðasta umferð, úrslit.
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
no-table-says = Tengillinn er ef til vill ekki heill, eða leikurinn er á öðrum þjóni. Biddu aftur um tengilinn eða stofnaðu þinn eigin leik.
log-earlier = Eldri atburðir
replay = Endursýning
share = Deila
status-you-won = Þú vannst!
hint = Vísbending
hint-thinking = Hugsa …
player-number = { $number }. leikmaður
move-by-text = { $text }
opens-more = { $name }…
field-by-name = { $name }
your-move = Þú átt leik
last-turn = Síðasta umferð
last-turn-again = Sýna aftur
what-happened = Hvað gerðist rétt í þessu?
what-happened-step = Skref { $number } af { $count }
what-happened-next = Næsta skref
what-happened-first = Frá byrjun
what-happened-racing = Ekki á meðan á hlaupi stendur. Spyrðu aftur þegar því er lokið.
robbed = Frá þér var stolið: { $cards }.
robbed-count =
    { $count ->
        [one] { $count } spili var stolið frá þér.
       *[other] { $count } spilum var stolið frá þér.
    }
resign-sure = Viltu gefast upp? Leikurinn telst þá tapaður.
time-short = Tíminn þinn er að renna út.
result = Úrslit
your-actions = Aðgerðir þínar
your-hand = Spilin þín
you-watch = Þú ert að horfa á þennan leik.
