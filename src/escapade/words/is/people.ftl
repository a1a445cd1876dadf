# Þú, API-lyklarnir þínir og gögnin, stigataflan, aðrir leikmenn.
rooms = Síðurnar þínar
room-you = Þú
room-keys = API-lyklar og vefkrókar
room-data = Gögnin þín
room-moderation = Umsjón: tilkynnt skilaboð
name-says = Sést við öll borð sem þú sest við héðan í frá.

# Aðgangur
account = Aðgangur
account-keep = Stofna aðgang
guest-says = Þú ert gestur. Aðeins þessi vafri þekkir þig.
account-says = Þú getur spilað án aðgangs. Með aðgangi fylgja nafnið, leikirnir, stigin og stillingarnar þér í öllum tækjunum þínum.
account-make = Stofna aðgang
account-made = Aðgangurinn er tilbúinn. Í honum er allt sem þú hefur spilað hingað til.
account-is = Innskráning: { $login }.
account-keeps = Nafnið, leikirnir, stigin og stillingarnar fylgja þér hvar sem þú skráir þig inn.
login = Notandanafn
login-hint = Þú skráir þig inn með því. Enginn annar sér það. Stafirnir a til z, tölustafir og . _ -
password = Lykilorð
password-hint = Minnst 8 stafir. Gættu þess vel: ekki er hægt að endurheimta glatað lykilorð.
password-old = Núverandi lykilorð
password-new = Nýtt lykilorð
password-says = Þú þarft að skrá þig inn aftur í öðrum tækjum.
password-change = Breyta lykilorði
password-changed = Lykilorðinu var breytt.
sign-in = Skrá inn
sign-in-have = Ég er þegar með aðgang
sign-in-says = Leikir sem þú spilaðir hér sem gesturinn { $name } flytjast ekki á þann aðgang. Stofnaðu nýjan aðgang ef þú vilt halda þeim.
signed-in = Gaman að sjá þig aftur, { $name }.
sign-out = Skrá út
sign-out-everywhere = Skrá út úr öllum tækjum
sign-out-says = Ekkert glatast. Þú getur skráð þig aftur inn hér eða í hvaða tæki sem er.
signed-out = Útskráningu lokið. Í þessu tæki ertu nú nýr gestur: { $name }.
guest-leave = Gleyma mér í þessu tæki
guest-leave-says = Gestur sem fer getur ekki snúið aftur: þú missir nafnið { $name }, leikjalistann og stigin þín, og leikir sem standa yfir halda áfram án þín. Stofnaðu aðgang fyrst ef þú vilt halda þeim.
guest-leave-do = Fara og verða nýr gestur

# Leikir
games-finished = Loknir leikir
games-finished-none = Engum leik lokið enn. Hér birtast þeir, ásamt endursýningum.
games-earlier = Eldri leikir
replay-of = Endursýning: { $game }, { $day }
rated = stigaleikur
result-won = sigur
result-lost = tap
result-resigned = uppgjöf
result-left = öll fóru
result-names = sigur: { $names }

# Stig
ratings = Stig
ratings-says = Stigin sýna hversu góð tök þú hefur á hverjum leik. Slökkt er á þeim þar til þú kveikir á þeim. Aðeins stigaleikir við fólk sem hefur kveikt á stigum gilda; leikir við botta gilda ekki. Leikmenn með stig birtast á stigatöflunni.
rate-me = Reikna stigin mín og sýna mig á stigatöflunni
ratings-none-yet = Engir stigaleikir enn. Stofnaðu leik undir „Fleiri valkostir“ og veldu „Stigaleikur“.
rated-games =
    { $count ->
        [one] { $count } stigaleikur
       *[other] { $count } stigaleikir
    }
rating-provisional = til bráðabirgða
rating-provisional-says = Stigin eru til bráðabirgða þar til þú hefur spilað fimm stigaleiki við þrjár ólíkar manneskjur; þá birtast þau á stigatöflunni.
as-others-see = Eins og önnur sjá mig

# Stigataflan
leaders-none = Enginn er á stigatöflunni enn.
leaders-how = Leikur gildir ef hann var stofnaður sem stigaleikur (undir „Fleiri valkostir“), honum er lokið og minnst tveir leikmenn hafa kveikt á stigum.
leaders-open = Stofna leik
leaders-place = Sæti
leaders-player = Leikmaður
leaders-rating = Stig
leaders-games = Leikir
leaders-says = Öll byrja með 0 stig. Stigin hækka við sigur og lækka við tap. Því fleiri leikir, þeim mun áreiðanlegri eru þau.
leaders-you = En þú?

# Aðrir leikmenn
person-account = Skráður leikmaður
person-guest = Gestur
person-you = Þetta sjá önnur um þig.
person-you-back = Aftur á síðuna þína
person-none = Leikmaðurinn fannst ekki
person-none-says = Slóðin er ef til vill ekki heil, eða leikmaðurinn hefur eytt gögnunum sínum.
person-unrated = { $name } er ekki með opinber stig.
person-games = Opinberir leikir
person-games-none = { $name } hefur ekki lokið neinum opinberum leik.
versus = Þú og { $name }
versus-none = Þið hafið ekki lokið leik saman enn. Sendu tengil á leik: { $name } getur þá verið með.
versus-games =
    { $count ->
        [one] { $count } leik lokið saman. Hvort ykkar varð ofar:
       *[other] { $count } leikjum lokið saman. Hvort ykkar varð ofar:
    }
versus-ahead = þú
versus-behind = { $name }
versus-level = jafnt

# API-lyklar
keys = API-lyklar
keys-says = Forrit frá þér, til dæmis botti, getur spilað í þínu nafni. Það notar API-lykil í stað lykilorðsins. Búðu til einn lykil fyrir hvert forrit, þá geturðu afturkallað hvern fyrir sig.
keys-none = Þú átt enga API-lykla.
key-new = Nýr API-lykill
key-name = Nafn lykils
key-name-hint = Til að þekkja hann síðar, til dæmis „fyrsti bottinn minn“.
key-may = Heimildir
scope-read = Lesa: sjá það sem þú sérð, svo sem borðin þín, spilin og loknu leikina
scope-play = Spila: gera aðgerðir, gefast upp og spjalla í þínu nafni
scope-tables = Borð: stofna leiki, taka sæti og losa þau í þínu nafni
scope-account = Aðgangur: allt annað, svo sem nafnið, stillingar og aðra API-lykla, og jafnvel að eyða aðganginum. Bottar þurfa þetta ekki
scope-read-short = lesa
scope-play-short = spila
scope-tables-short = borð
scope-account-short = aðgangur
key-make = Búa til lykil
key-fresh = Lykillinn „{ $name }“ er aðeins sýndur í þetta eina sinn. Afritaðu hann núna og gættu hans eins og lykilorðs.
key-secret = Nýr lykill
key-drop = Afturkalla
key-drop-which = Afturkalla lykilinn { $name }
bots-yours = Skrifaðu botta
bots-yours-says = Dæmið er 40 línur í Python. Gefðu því API-lykilinn þinn og síðasta hlutann af tengli leiks, og það tekur laust sæti og spilar:
bot-example = Botti sem dæmi (bot.py)
api-described = API-skjöl

# API
api = API
api-says = Allt sem þú getur gert hér getur forrit gert yfir HTTP. Það sendir API-lykilinn í haus eins og sýnt er hér að neðan. Reitum með spurningarmerki má sleppa. Aðgerðir má líka senda yfir WebSocket á /api/socket, með sömu skilaboðum og í straumnum. Lýsingar þjónsins eru á ensku.
api-openapi = OpenAPI-lýsing
api-lobby = Leikir og opin borð
api-table = Við borðið
api-people = Fólk
api-host = Fyrir rekstraraðila þjóns
api-takes = Beiðni
api-gives = Svar: { $kind }

# Vefkrókar
hooks = Vefkrókar
hooks-says = Þegar þú átt leik og ert ekki við, eða þegar leik þínum lýkur, getur þjónninn sent skilaboð á vefslóð: til dæmis á Discord-rás eða í forrit frá þér.
hooks-none = Þú átt enga vefkróka.
hook-address = Slóð
hook-hint = Á Discord: stillingar rásar, Integrations, Webhooks, Copy Webhook URL. Slóðin verður að vera opinber og byrja á https://.
hook-about = Leikir
hook-all = allir leikirnir mínir
hook-table = { $game }: { $names }
hook-other = einn leikur
hook-add = Bæta við vefkróki
hook-fresh = Undirskriftarlykillinn er aðeins sýndur í þetta eina sinn. Forrit sem tekur við skilaboðunum sannreynir undirskrift þeirra með honum; spjallforrit eins og Discord þurfa hann ekki.
hook-secret = Undirskriftarlykill
hook-try = Prófa
hook-try-which = Prófa { $url }
hook-heard = Sent. Skoðaðu rásina þína.
hook-drop = Fjarlægja
hook-drop-which = Fjarlægja { $url }
notice-turn = { $game }, á leik: { $names }. Borð { $table }
notice-over = { $game }, leik lokið. Sigur: { $names }. Borð { $table }
notice-over-nobody = { $game }, leik lokið. Borð { $table }
notice-test = Escapade nær til þín hér. Þú færð skilaboð þegar þú átt leik og þegar leik þínum lýkur.
hooks-or-browser = Vafrinn getur líka látið þig vita, án vefkróks:

# Gögnin þín
data-take = Sækja
data-take-says = Allt sem geymt er um þig í einni skrá (JSON): nafnið, sæti og úrslit, spjallskilaboð, stig, nöfn API-lykla og slóðir vefkróka.
data-download = Sækja gögnin mín
data-delete = Eyða
data-goes = Hverfur strax og fyrir fullt og allt
data-goes-name = nafnið þitt, aðgangurinn og lykilorðið, stillingarnar
data-goes-play = stigin, leikjalistinn og sætin þín: þú gefst upp í leikjum sem standa yfir
data-goes-chat = spjallskilaboðin þín
data-goes-keys = API-lyklarnir þínir og vefkrókarnir
data-stays = Verður eftir
data-stays-moves = sjálfir leikirnir, því að hinir leikmennirnir eiga þá líka: aðgerðirnar þínar, með „{ deleted-player }“ í stað nafnsins
data-stays-others = stig sem aðrir leikmenn hafa unnið af þér eða tapað til þín
data-stays-copies = öryggisafrit rekstraraðilans af öllum gagnagrunninum, þar til ný koma í staðinn
data-delete-do = Eyða öllu um mig
data-sure = { $name }, þetta er ekki hægt að afturkalla. Eyða öllum gögnunum þínum?
data-sure-account = { $name }, þetta er ekki hægt að afturkalla. Eyða aðganginum { $login } og öllum gögnunum þínum?
data-delete-sure = Já, eyða öllu
data-keep = Nei, halda þeim
gone = Gögnunum þínum hefur verið eytt
gone-says = Ef þú spilar aftur verður þú nýr gestur.
