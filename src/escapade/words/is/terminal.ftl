# The table in the terminal. The commands themselves (why, hint, more, undo, log, help, quit) are typed in English in every language.
terminal-you = þú
terminal-person = manneskja
terminal-type-a-number = Sláðu inn númer leiks, eða help.
terminal-left = Þú ferð frá borðinu; spilinu er ekki lokið. Til að halda áfram: escapade resume
terminal-record = Skráning spilsins: { $file }
terminal-reconstructed = Endurgert, ekki lesið af kassanum: { $what }; sá sem á kassann getur leiðrétt það með --data SKRÁ.

## Asking for a move
terminal-help =
    Sláðu inn númer leiks eða texta hans. Enter sýnir valmyndina aftur. Eða:
    why 7   hvað leikur gerir eða hvaða regla bannar hann  hint  ráð frá þjarki
    more    næsta síða; more skeið leitar                  undo  taka leik til baka
    log     allt sem hefur gerst                           quit  hætta
terminal-why-what = Sláðu inn why og leik, til dæmis why { $move }.
terminal-legal = { $move } er leyfilegur: { $does }.
terminal-hint = { $number } { $move }: vinnur { $percent } %, reynt { $visits } sinnum
terminal-hint-line = { $hint }; svo { $moves }
terminal-no-move = „{ $typed }“ er ekki leikur; sláðu inn leik úr valmyndinni, eða help.
terminal-no-number = Valmyndin nær frá 1 til { $last }; { $number } er ekki þar.
terminal-not-found = Enginn leikur inniheldur „{ $words }“.
terminal-page = síða { $page } af { $pages }: more sýnir næstu, more og orð leita að leik
terminal-folded = { $count } leikir: sláðu inn more { $words }
terminal-hide = Ýttu á Enter til að fela spilin þín
terminal-pass = Réttu tækið til { $name } og ýttu svo á Enter
terminal-back = Ýttu á Enter til að fara aftur að borðinu

## The log, and taking a move back
terminal-earlier =
    { $count ->
        [one] … og { $count } lína á undan: sláðu inn log
       *[other] … og { $count } línur á undan: sláðu inn log
    }
terminal-nothing-yet = Ekkert hefur gerst enn.
terminal-moved-since = { $name } hefur leikið síðan; aðeins sá sem lék síðast getur tekið leik til baka.
terminal-run-seen = Ekki er hægt að taka hlaup til baka: þú hefur séð leiðina.
terminal-nothing-to-undo = Þú átt engan leik til að taka til baka.
terminal-undone = { $name } tekur leik til baka.

## Replays
terminal-replay-help =
    Enter fer einn leik áfram, b einn til baka. Tala fer á þann leik, 0 á gjöfina.
    +10 og -10 eru tíu leikir, start og end fara á endana. quit hættir.
terminal-replay-at = Leikur { $move } af { $moves }
terminal-replay-end = Þetta er endirinn.
terminal-replay-moves = Fjöldi leikja í spilinu: { $moves }.
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
terminal-discards = Kastbunki
terminal-letters = Spil: { $letters }.

## Cartagena
terminal-cartagena-letters-grey = Spil: { $letters }; hástafur er grátt spil.
terminal-cartagena-home = { $home } af { $pirates } í höfn
terminal-cartagena-next = Næst
terminal-cartagena-drawn = Dregið til að velja úr
terminal-cartagena-shore = { $place }, { $shore }

## Outrun
terminal-outrun-title = { $monster }, umferð { $round }
terminal-outrun-out = úti
terminal-outrun-room = herbergi { $room } af { $rooms }
terminal-outrun-infected = { $where }, smitaður
terminal-outrun-finished = er í marki
terminal-outrun-late = er of seinn
terminal-outrun-runs = hleypur
terminal-outrun-place = sæti { $place }
terminal-outrun-path = Leið
terminal-outrun-but = En
terminal-outrun-keys = Lyklar
terminal-outrun-middle = Miðja
terminal-outrun-hold = Hönd
terminal-outrun-antidote = með móteitrinu
terminal-outrun-face-down = { $count } á grúfu
terminal-outrun-ready = Ýttu á Enter og leiðin birtist: klukkan þín fer af stað
terminal-outrun-run = Hlaup
terminal-outrun-key-plus = næsti „+“
terminal-outrun-key-shortcut = stór flýtileið
terminal-outrun-key-antidote = móteitur
terminal-outrun-key-enter = Enter mark   late gefst upp

## Dig Your Way Out
terminal-dig-goal = { $points } stig vinna
terminal-dig-tunnel = { $points } af { $goal }
terminal-dig-cigarettes = { $count } síg.
terminal-dig-beaten = barinn { $times }
terminal-dig-no-gang = ekkert gengi
terminal-dig-stacks = Bunkar
terminal-dig-letters = Texti leiks: orð með tvípunktum, eins og dig:spoon. +2 við svæði: spil við leit.
