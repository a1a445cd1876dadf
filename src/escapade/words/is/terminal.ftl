# The table in the terminal. The commands themselves (why, hint, more, undo, log, help, quit) are typed in English in every language.
terminal-you = þú
terminal-person = manneskja
terminal-type-a-number = Sláðu inn númer aðgerðar, eða help.
terminal-left = Þú ferð frá borðinu; leiknum er ekki lokið. Til að halda áfram: escapade resume
terminal-record = Leikskýrsla: { $file }
terminal-reconstructed = Endurgert, ekki lesið af kassanum: { $what }; þau sem eiga kassann geta leiðrétt það með --data SKRÁ.

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
terminal-page = síða { $page } af { $pages }: more sýnir næstu, more og orð leita að aðgerð
terminal-folded = { $count } aðgerðir: sláðu inn more { $words }
terminal-hide = Ýttu á Enter til að fela spilin þín
terminal-pass = Næst er { $name }: láttu tækið ganga og ýttu svo á Enter
terminal-back = Ýttu á Enter til að fara aftur að borðinu

## The log, and taking a move back
terminal-earlier =
    { $count ->
        [one] … og { $count } lína á undan: sláðu inn log
       *[other] … og { $count } línur á undan: sláðu inn log
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
terminal-hand = Hönd: { $name }
terminal-deck = Stokkur
terminal-discards = Afgangsstokkur
terminal-letters = Spil: { $letters }.

## Cartagena
terminal-cartagena-letters-grey = Spil: { $letters }; hástafur er grátt spil.
terminal-cartagena-home = { $home } af { $pirates } sloppnir
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
terminal-outrun-ready = Ýttu á Enter og leiðin birtist: tíminn þinn byrjar
terminal-outrun-run = Hlaup
terminal-outrun-key-plus = næsta „+“
terminal-outrun-key-shortcut = Stór flýtileið
terminal-outrun-key-antidote = móteitur
terminal-outrun-key-enter = Enter Mark   late hættir við

## Dig Your Way Out
terminal-dig-goal = { $points } stig til sigurs
terminal-dig-tunnel = { $points } af { $goal }
terminal-dig-cigarettes = { $count } síg.
terminal-dig-beaten = áverkar { $times }
terminal-dig-no-gang = ekkert gengi
terminal-dig-stacks = Bunkar
terminal-dig-letters = Texti aðgerðar: orð með tvípunktum, eins og dig:spoon. +2 við svæði: spil við leit.
