# Dig Your Way Out við borðið: merkingar á borðinu og hlutum þess.
dig-area-search = leit gefur { $count } spil
dig-area-no-craft = hér er ekki hægt að smíða
dig-area-die = köst: { $numbers }
dig-area-no-die = ekkert kast leiðir hingað
dig-signs = sígarettur: { $count }
dig-area-craft = hér er hægt að smíða
dig-michel-says = Ef ferð þín endar á sama svæði verður þú fyrir kúgun. Í lok umferðar máttu kasta teningi til að færa þessa persónu.
dig-michel-blank = autt spil
dig-michel-deck = Michel-spil: { $count }
dig-board = Kort af Blackgate
dig-person = Fangi { $number }: { $name }
dig-nobody = enginn
dig-you-are-here = Hér ert þú
dig-can-go = Þú getur farið hingað
dig-stack = Bunki: { $card }, { $count } eftir
dig-rolled = Kast: { $number }
dig-piles = Spil á borðinu
dig-deck = Leitarstokkur: { $count }
dig-discards = Afgangsstokkur: { $count }
dig-tunnels = Fangarnir og göngin þeirra
dig-team = Lið { $team }
dig-tunnel-of = Göng: { $names }
dig-beatings = Áverkar: { $count }
dig-cigarettes = Sígarettur: { $count }
dig-holds = Spil á hendi: { $count }
dig-known-card =
    { $count ->
        [1] þekkt: { $card }
       *[other] þekkt: { $card } ×{ $count }
    }
dig-revealed = sýndur
dig-secret = leynilegur, aðeins þú þekkir hann
dig-seat-note = göng { $points }/{ $goal } · { $cards } spil
dig-duel = Kúgun
dig-duel-wants = heimtar: { $tool }
dig-use-dig = Grafa
dig-use-fight = Slást
dig-use-make = Smíða
dig-use-join = Ganga í gengi
dig-use-play = Spila út
dig-use-sell = Selja
dig-no-cards = Engin spil á hendi.
dig-reach = Innan seilingar:
dig-reach-ready = { $what }: allt klárt
dig-reach-short = { $what }: vantar { $cards-acc }
dig-reach-any = { $what }: eitt enn af: { $cards }
dig-prompt-left =
    { $count ->
        [one] { $count } sekúnda eftir
       *[other] { $count } sekúndur eftir
    }
dig-prompt-wait = Lengri tími
dig-answer-by = Tími til að svara. Þegar hann er búinn segirðu pass.
dig-ours-title = ≈ Endurgert: { $count }
dig-ours-areas = Tvær leitartölur eru þekktar (klefaálma 1, mötuneyti 2). Hinar völdum við: fleiri spil þar sem ekkert annað er að gera.
dig-ours-die = Tvö af sex svæðapörum á teningnum eru þekkt (1 og 4). Hin völdum við.
dig-ours-tunnel = Göng þurfa 8 til 12 stig, færri eftir því sem leikmenn eru fleiri. Við völdum nákvæmar tölur, líka fyrir lið.
dig-ours-values = Leikmönnum ber ekki saman um hvers virði haki og skófla eru. Venjulegu gildin hér eru 1, 2 og 3; hin eru 1, 3 og 4.
dig-ours-stacks = Við völdum hversu mörg spil eru í opnu bunkunum og sígarettumerki þeirra.
dig-ours-recipes = Verkfæri og hnífar eru smíðuð úr efni. Við völdum úr hvaða efni.
dig-ours-michel = Sum Michel-spil sýna hníf og verkfæri. Við völdum hversu mörg.
dig-ours-search = Leitarspilin eru 77. Við völdum nöfn þeirra, fjölda og merki.
dig-ours-gangs = Gengin eru sex með fjórum spilum hvert. Við völdum alla 24 hæfileikana.
dig-ours-backgrounds = Bakgrunnarnir eru 18, þrír fyrir hvert gengi. Við völdum öll áhrif þeirra.
dig-click = Veldu aðgerð, eða smelltu á spil, svæði eða fanga.
dig-left = Aðgerðir eftir: { $count }
dig-keys = 1–9 velja spil á hendi, „s“ leitar, „m“ kastar teningi til að fara, „p“ segir pass, „.“ lýkur umferð. Tab fer á milli svæða, fanga, spila og hnappa.
