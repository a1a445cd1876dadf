# Borðið í skipanalínunni. Skipanirnar sjálfar (why, hint, more, undo, log, help, quit) eru slegnar inn á ensku á öllum tungumálum.
terminal-you = þú
terminal-person = manneskja
terminal-type-a-number = Sláðu inn númer aðgerðar, eða help.
terminal-left = Þú ferð frá borðinu; leiknum er ekki lokið. Til að halda áfram: escapade resume
terminal-record = Leikskýrsla: { $file }
terminal-reconstructed = Endurgert, ekki lesið af kassanum: { $what }. Þau sem eiga kassann geta leiðrétt þetta með --data SKRÁ.

## Asking for a move
terminal-help =
    Sláðu inn númer aðgerðar eða texta hennar. Enter sýnir valmyndina aftur. Eða:
    why 7   hvað aðgerð gerir eða hvaða regla bannar hana  hint  vísbending botta
    more    næsta síða; more skeið leitar                  undo  afturkalla aðgerð
    log     allt sem hefur gerst                           quit  hætta
terminal-why-what = Sláðu inn why og aðgerð, til dæmis why { $move }.
terminal-legal = { $move } er leyfileg aðgerð: { $does }.
terminal-hint = { $number } { $move }: sigurlíkur { $percent }%, prófanir: { $visits }
terminal-hint-line = { $hint }; svo { $moves }
terminal-no-move = „{ $typed }“ er ekki aðgerð; sláðu inn aðgerð úr valmyndinni, eða help.
terminal-no-number = Valmyndin nær frá 1 til { $last }; { $number } er ekki þar.
terminal-not-found = Engin aðgerð inniheldur „{ $words }“.
terminal-page = síða { $page } af { $pages }: more sýnir næstu, more ORÐ leitar að aðgerð
terminal-folded = { $count } aðgerðir: sláðu inn more { $words }
terminal-hide = Ýttu á Enter til að fela spilin þín
terminal-pass = Næst er { $name }: láttu tækið ganga og ýttu svo á Enter
terminal-back = Ýttu á Enter til að fara aftur að borðinu

## The log, and taking a move back
terminal-earlier =
    { $count ->
        [one] … { $count } fyrri lína: sláðu inn log
       *[other] … { $count } fyrri línur: sláðu inn log
    }
terminal-nothing-yet = Ekkert hefur gerst enn.
terminal-moved-since = { $name } hefur leikið síðan; aðeins er hægt að afturkalla síðustu aðgerðina.
terminal-run-seen = Ekki er hægt að afturkalla hlaup: þú hefur séð leiðina.
terminal-nothing-to-undo = Þú átt enga aðgerð til að afturkalla.
terminal-undone = { $name } afturkallar aðgerð.

## Replays
terminal-replay-help =
    Enter fer eina aðgerð áfram, b eina til baka. Tala fer á þá aðgerð, 0 á gjöfina.
    +10 og -10 eru tíu aðgerðir, start og end fara á endana. quit hættir.
terminal-replay-at = Aðgerð { $move } af { $moves }
terminal-replay-end = Þetta er endirinn.
terminal-replay-moves = Fjöldi aðgerða í leiknum: { $moves }.
terminal-replay-deal = Gjöfin. Enter heldur áfram, help segir hvað annað má slá inn.

## The table of any game
terminal-cards =
    { $count ->
        [one] { $count } spil
       *[other] { $count } spil
    }
terminal-seen = séð
terminal-none = engin
terminal-no-cards = engin spil
terminal-option = { $option }: { $value }
terminal-option-off = { $option }: nei
terminal-hand = Hönd: { $name }
terminal-deck = Stokkur
terminal-discards = Afgangsstokkur
terminal-letters = Spil: { $letters }.

# Players; each letter only once
terminal-colour-blue = Blár
    .letter = B
terminal-colour-red = Rauður
    .letter = R
terminal-colour-green = Grænn
    .letter = G
terminal-colour-yellow = Gulur
    .letter = U
terminal-colour-purple = Fjólublár
    .letter = F
terminal-colour-white = Hvítur
    .letter = H

## Cartagena
terminal-cartagena-letters-grey = Spil: { $letters }; hástafur er grátt spil.
terminal-cartagena-home = { $home } af { $pirates } sloppnir
terminal-cartagena-deck = Stokkur
terminal-cartagena-discards = Afgangsstokkur
terminal-cartagena-next = Næst
terminal-cartagena-drawn = Dregið til að velja úr
terminal-cartagena-shore = { $place }, { $shore }

## Outrun
terminal-outrun-title = { $monster }, umferð { $round }
terminal-outrun-out = á bak og burt
terminal-outrun-room = herbergi { $room } af { $rooms }
terminal-outrun-infected = { $where }, smit
terminal-outrun-finished = í marki
terminal-outrun-late = of seint
terminal-outrun-runs = hleypur
terminal-outrun-place = reitur { $place }
terminal-outrun-path = Leið
terminal-outrun-but = En
terminal-outrun-keys = Lyklar
terminal-outrun-middle = Miðja
terminal-outrun-hold = Hönd
terminal-outrun-antidote = með móteitrinu
terminal-outrun-face-down = { $count } á hvolfi
terminal-outrun-ready = Ýttu á Enter til að sjá leiðina: þá fer klukkan af stað
terminal-outrun-run = Hlaup
terminal-outrun-key-plus = næsta „+“
terminal-outrun-key-shortcut = Stór flýtileið
terminal-outrun-key-antidote = móteitur
terminal-outrun-key-enter = Enter Mark   late hættir við
terminal-outrun-no-key = „{ $key }“ spilar engu spili hér: 1 til 8 eru A til H
terminal-outrun-no-key-plus = „{ $key }“ spilar engu spili hér: 1 til 8 eru A til H, 9 er næsta „+“ spil
terminal-outrun-help =
    Enter sýnir leiðina og setur klukkuna af stað. Sláðu þá inn spil hennar í
    réttri röð, með tölu eða bókstaf (1 eða A), og Enter lýkur; late hættir við.
    log   allt sem hefur gerst          undo  afturkalla, áður en leiðin sést
    quit  hætta; escapade resume
terminal-outrun-nothing-laid = Ekkert spil er komið: sláðu inn spil leiðarinnar og ýttu svo á Enter; late hættir við

## Dig Your Way Out
terminal-dig-goal = { $points } stig til sigurs
terminal-dig-tunnel = { $points } af { $goal }
terminal-dig-cigarettes = { $count } síg.
terminal-dig-beaten = áverkar { $times }
terminal-dig-no-gang = ekkert gengi
terminal-dig-stacks = Bunkar
terminal-dig-letters = Texti aðgerðar: orð með tvípunktum, eins og dig:spoon. +2 við svæði: spil við leit.

## What is wrong with a command
terminal-output = Ekki er hægt að skrifa úttakið: { $reason }.
terminal-stopped = Stöðvað.
terminal-no-language = Þýðingin „{ $language }“ er ekki til; til eru { $languages }.
terminal-no-player = Enginn leikmaður heitir „{ $player }“; í boði eru { $players }.
terminal-seats-or-players = --seats telur upp { $listed } leikmenn en --players segir { $players }; notaðu aðeins annað þeirra.
terminal-bots-or-players = --bots telur upp { $listed } botta en --players segir { $players }; notaðu aðeins annað þeirra.
terminal-no-setting = „{ $setting }“ er ekki stilling; skrifaðu valkostur=gildi, til dæmis morgan=yes.
terminal-set-twice = { $name } er stillt tvisvar, á { $first } og á { $second }.
terminal-no-keyboard = Aðgerðir eru slegnar inn í skipanalínu og hér er engin; láttu aðeins botta spila, til dæmis --seats fox,owl.
terminal-no-unfinished = Hér er enginn ólokinn leikur; nefndu leikskýrslu eða byrjaðu nýjan leik með escapade play.
terminal-record-over = Leiknum í { $file } er lokið; escapade replay sýnir hann.
terminal-untrained = Bottarnir voru þjálfaðir án þessara leiðréttinga.
terminal-no-such-move = Fjöldi aðgerða í leiknum: { $moves }; aðgerð { $move } er ekki til.
terminal-no-such-game = Fjöldi leikja í { $file }: { $games }; leikur { $number } er ekki til.
terminal-no-such-seat = fjöldi leikmanna í leiknum: { $players }; leikmaður { $player } er ekki til
terminal-no-rules = Engar skrifaðar reglur fylgja { $game }.
terminal-no-rules-in = Reglur { $game } eru ekki til á „{ $language }“; tungumál: { $languages }.
terminal-no-rule = { $game } hefur enga reglu „{ $rule }“; kaflar: { $sections }.
terminal-unreadable = Ekki er hægt að lesa { $file }: { $reason }.
terminal-unwritable = Ekki er hægt að skrifa { $file }: { $reason }.
terminal-no-text = þetta er ekki textaskrá
terminal-no-toml = { $file } er ekki gild TOML-skrá: { $reason }.
terminal-toml-deep = of margir listar hver innan í öðrum eða of löng tala
terminal-no-analysis = { $bot } getur ekki greint stöður; það geta { $bots }.
terminal-position-over = Leiknum er lokið í þessari stöðu.

## Reports: think, games, simulate, verify
terminal-thought = { $move }  sigurlíkur { $percent }%, prófanir: { $visits }
terminal-nothing-to-decide = Í þessari stöðu er ekkert að ákveða.
terminal-game-facts = fyrir { $least } til { $most } leikmenn, reglur { $rules }
terminal-options = valkostur
terminal-options-values = gildi [sjálfgefið]
terminal-options-says = hvað hann ákveður
terminal-simulated = { $game }, fjöldi leikja: { $games }, loknir: { $finished }.
terminal-simulated-cut = { $game }, fjöldi leikja: { $games }, loknir: { $finished }, óloknir eftir { $cap } ákvarðanir: { $unfinished }.
terminal-simulated-pace = { $decisions } ákvarðanir á { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s: { $pace } á sekúndu.
terminal-seat = sæti { $seat }
terminal-together = samtals
terminal-bot = botti
terminal-wins = sigrar
terminal-share = hlutfall
terminal-interval = 95% öryggisbil
terminal-lengths = lengd lokins leiks
terminal-mean = meðaltal
terminal-deviation = staðalfrávik
terminal-shortest = stysti
terminal-longest = lengsti
terminal-decisions = ákvarðanir
terminal-turns = umferðir
terminal-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
terminal-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-fault = { $file }: { $fault }.
terminal-verified =
    { $moves ->
        [one] { $file }, lína { $line }: í lagi, { $game }, { $moves } aðgerð, sigur: { $winners }.
       *[other] { $file }, lína { $line }: í lagi, { $game }, { $moves } aðgerðir, sigur: { $winners }.
    }
terminal-verified-unfinished =
    { $moves ->
        [one] { $file }, lína { $line }: í lagi, { $game }, { $moves } aðgerð, leik ekki lokið.
       *[other] { $file }, lína { $line }: í lagi, { $game }, { $moves } aðgerðir, leik ekki lokið.
    }
terminal-all-verified =
    { $games ->
        [one] { $games } leikur sannreyndur, engar villur.
       *[other] { $games } leikir sannreyndir, engar villur.
    }
