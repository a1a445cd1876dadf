# Nýr leikur: eyðublaðið og borðið áður en hann hefst.
new-title = Nýr leikur: { $game }
presets = Forstilling
who-plays = Leikmenn
how-many = Fjöldi leikmanna
seats = Sæti
seat-number = Sæti { $number }
seat-me = Ég
seat-bot = Botti
seat-friend = Vinur, með tengli
seat-beside = Sama tæki
name-of-seat = Nafn í sæti { $number }
which-bot = Botti í sæti { $number }
colour = Litur
colour-0 = Blár
colour-1 = Rauður
colour-2 = Grænn
colour-3 = Gulur
colour-4 = Fjólublár
colour-5 = Bleikur
character = Persóna
bot-levels = Bottar: fyrsti styrkleikinn er fyrir byrjendur, þann síðasta er erfitt að vinna.
time = Tímamörk
time-none = Engin tímamörk
time-move = 1 mínúta í hverri umferð
time-bank = 10 mínútur á mann + 10 sekúndur í hverri umferð
time-days = 2 dagar í hverri umferð
control-move = { $minutes } mín. í hverri umferð
control-bank = { $minutes } mín. á mann + { $increment } sek. í hverri umferð
control-days =
    { $days ->
        [one] { $days } dagur í hverri umferð
       *[other] { $days } dagar í hverri umferð
    }
hold = Ef leikmaður missir sambandið
hold-0 = bíða
hold-60 = botti leysir af eftir 1 mínútu
hold-300 = botti leysir af eftir 5 mínútur
hold-after = botti leysir af eftir { $seconds } sek.
visibility = Hver geta fundið leikinn
visibility-public = öll
visibility-link = aðeins þau sem hafa tengilinn
public = Opinber: hver sem er getur fundið leikinn og verið með
rated-table = Stigaleikur: gildir til stiga fyrir þau sem hafa kveikt á stigum
rated-says = Stigaleikur: gildir til stiga fyrir þau sem hafa kveikt á stigum.
hints-table = Vísbendingar: öll sjá hvaða spil kemur næst (ekki í stigaleikjum; tímar gilda ekki sem met)
hints-says = Leikur með vísbendingum: öll sjá hvaða spil kemur næst. Tímar gilda ekki sem met.
box-none = Enginn kassi: gögn Escapade
open-table = Stofna leik
seat-removed = Gestgjafinn tók þig úr sætinu.
full-watching = Öll sæti eru skipuð: þú horfir á.
use-name = Nota þetta nafn
which-bots = Botti til að bæta við
let-bot-sit = Bæta við botta
stand-up = Losa sætið
free-seat = Fjarlægja
beside-name = Leikmaður í þessu tæki
beside-add = Bæta við leikmanni
start = Hefja leik
waiting-for =
    { $count ->
        [one] Enn er { $count } sæti laust.
       *[other] Enn eru { $count } sæti laus.
    }
all-here = Öll eru mætt.
waiting-host = Öll eru mætt. Beðið er eftir að gestgjafinn hefji leik.
invite = Bjóða öðrum
invite-link = Tengill á þennan leik
invite-says = Öll sem fá tengilinn geta verið með eða horft á. Ekki þarf að stofna aðgang.
invite-alone = Þessi tengill virkar aðeins í þessari tölvu. Ræstu þjóninn fyrir netið þitt til að bjóða öðrum tækjum með.
qr-label = QR-kóði með tengli á þennan leik
how-to-play = Svona er spilað
