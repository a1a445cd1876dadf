# Allar síður og það sem leikirnir eiga sameiginlegt: haus, forsíða, borð, atburðir, spjall.
title = Escapade
home = Forsíða
skip = Beint í efnið
home-link = Escapade, forsíða
settings = Stillingar
about = Um síðuna
notice = Borðspilin eru eign höfunda sinna og útgefenda. Escapade er óopinber útgáfa frá fólki sem hefur gaman af þeim, með eigin myndum og textum.
offline = Ekkert netsamband. Leikirnir þínir halda áfram þegar sambandið kemst aftur á.
unreachable = Ekki næst samband við þjóninn. Reyndu aftur eftir smástund.
server-away = Þjónninn svarar ekki. Síðan reynir áfram og heldur sjálfkrafa áfram þegar hann svarar.
new-version = Ný útgáfa af Escapade er komin.
part-missing = Ekki tókst að sækja hluta af þessari síðu.
reload = Endurhlaða
tables-unknown = Ekki vitað á meðan þjónninn svarar ekki.
table-unreachable = Ekki er hægt að sýna þetta borð núna
table-unreachable-says = Leikurinn er geymdur á þjóninum. Hann birtist hér um leið og þjónninn svarar.
reconnecting = Sambandið rofnaði. Tengist aftur …
play-bots = Spila við botta
play-friends = Spila við vini
more-options = Fleiri valkostir
variant = Afbrigði
own-tables = Leikirnir þínir
own-tables-none = Engir leikir enn. Byrjaðu þann fyrsta núna.
open-tables = Opnir leikir
open-tables-none = Engir opnir leikir í augnablikinu.
go-on = Halda áfram
sit-down = Vera með
hints-on = með vísbendingum
look-on = Horfa á
seat-open = laust sæti
deleted-player = Eyddur leikmaður
name = Nafn
rules = Reglur
table = Borð
bot-hare = Héri
bot-hare-says = stekkur á fyrsta færi
bot-magpie = Skjór
bot-magpie-says = grípur allt sem glóir
bot-fox = Refur
bot-fox-says = hugsar nokkur skref fram í tímann
bot-raven = Hrafn
bot-raven-says = hefur séð marga leiki enda
bot-owl = Ugla
bot-owl-says = hugsar í allt að hálfa sekúndu
bot-random = Handahóf
bot-greedy = Græðgi
bot-choice = { $level } · { $name }: { $says }
bot-level = botti, styrkleiki { $level } af { $levels }
bot-plain = botti
bots-reduced =
    { $count ->
        [one] { $bots } spilar ekki af fullum styrk því að reglurnar eru ekki vistþýddar á þessum þjóni.
       *[other] { $bots } spila ekki af fullum styrk því að reglurnar eru ekki vistþýddar á þessum þjóni.
    }
value-yes = já
value-no = nei
value-random = af handahófi
language = Tungumál
speed = Hreyfingar
speed-calm = Venjulegar
speed-quick = Hraðar
speed-instant = Engar
sound-on = Hljóð: kveikt
sound-off = Hljóð: slökkt
auto-end = Ljúka umferðinni minni sjálfkrafa þegar ekkert annað er hægt að gera
comfort = Hraði og stærð
size = Stærð
size-normal = Venjuleg
size-large = Stór
size-larger = Mjög stór
your-name = Nafnið þitt
save = Vista
saved = Vistað.
back = Til baka
you = þú
players = Leikmenn
copy = Afrita
copied = Afritað
status-gathering = Beðið eftir leikmönnum
status-turn = { $name } á leik
status-yours =
    { $seats ->
        [one] Þú átt leik
       *[other] { $name }, þú átt leik
    }
status-over = Sigur: { $names }
status-paused = Hlé
seat-resigned = gafst upp
seat-held = botti leysir af
seat-away = fjarverandi
undo = Afturkalla
undo-ask = Biðja um afturköllun
resign = Gefast upp
rematch = Spila aftur
record = Leikskýrsla
watching =
    { $count ->
        [one] { $count } áhorfandi
       *[other] { $count } áhorfendur
    }
log = Atburðir
log-empty = Ekkert enn.
log-sat = { $name } sest við borðið.
log-renamed = { $name } heitir nú { $other }.
log-stood = Sæti { $number } er laust.
log-resized = Leikurinn er nú fyrir { $count } leikmenn.
log-started = Leikurinn hefst.
log-undone = { $name } afturkallar aðgerð.
log-proposed-undo = { $name } biður um að afturkalla aðgerð.
log-proposed-pause = { $name } biður um hlé.
log-proposed-resume = { $name } biður um að halda áfram.
log-voted-yes = { $name } samþykkir.
log-voted-no = { $name } hafnar.
log-paused = Hlé er gert á leiknum.
log-resumed = Leikurinn heldur áfram.
log-credited = Þjónninn lá niðri. Klukkurnar fá þann tíma til baka.
log-held = { $name } er ekki við. Botti leysir af.
log-returned = { $name } snýr aftur.
log-resigned = { $name } gefst upp.
log-timed-out = { $name } fellur á tíma.
log-by-clock = Tíminn er búinn: { $name } bregst ekki við og aðgerð er valin sjálfkrafa.
log-rematched = Nýr leikur með sama hópi er til reiðu.
log-ended-played =
    { $count ->
        [one] { $name } sigrar.
       *[other] { $name } sigra.
    }
log-ended-resigned =
    { $count ->
        [one] Öll hin hafa gefist upp: { $name } sigrar.
       *[other] Öll hin hafa gefist upp: { $name } sigra.
    }
log-ended-time =
    { $count ->
        [one] Tíminn er búinn: { $name } sigrar.
       *[other] Tíminn er búinn: { $name } sigra.
    }
log-ended-left = Öll eru farin frá borðinu.
vote-undo = { $name } vill afturkalla aðgerð. Samþykkt?
vote-pause = { $name } vill gera hlé. Samþykkt?
vote-waiting = Beðið eftir samþykki allra
vote-withdraw = Draga til baka
labelled = { $label }: { $text }
yes = Já
no = Nei
chat = Spjall
say = Skilaboð
send = Senda
curtain = { $name }, þú átt leik
curtain-says = Láttu tækið ganga. Enginn annar má sjá á skjáinn.
curtain-open = Ég er { $name }
no-table = Leikurinn fannst ekki
no-page = Síðan fannst ekki
no-page-says = Slóðin er ef til vill ekki heil eða hún er úrelt.
confirm = Staðfesta
cancel = Hætta við
close = Loka
move-text = Aðgerð sem texti
moves = Leyfilegar aðgerðir
you-room = Þú
leaders = Stigatafla
rules-of = Reglur: { $game }
rules-search = Leita í reglunum
rules-nothing-found = Ekkert fannst.
rules-play = Spila
rules-print = Prenta
rules-show = Sýna reglu { $rule }
rules-own-page = Opna í nýjum flipa
box = Kassi
box-open = Leiðrétta gögn eigin kassa
box-bots = Bottarnir voru þjálfaðir án þessa kassa.

refusal-unreachable = Ekki næst samband við þjóninn. Reyndu aftur eftir smástund.
refusal-cookies-blocked = Vafrinn þinn lokar á vafrakökur fyrir þessa síðu. Til að spila þarf Escapade eina, sem segir hvaða sæti er þitt. Leyfðu vafrakökur fyrir síðuna og endurhladdu hana.
