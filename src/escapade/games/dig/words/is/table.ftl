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
dig-can-send = Getur farið hingað: { $names }
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
dig-reach-elsewhere = { $what }: smíða annars staðar
dig-reach-beaten = { $what }: fyrst þarf að lækna áverka
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
dig-sell-which = Hvaða spil selurðu fyrst?
dig-click = Veldu aðgerð, spil, svæði eða fanga.
dig-left = Aðgerðir eftir: { $count }
dig-exchange-gives = { $name } og { $other } eiga skipti: { $name } gefur { $gives-acc }.
dig-exchange-gets = { $name } og { $other } eiga skipti: { $name } fær { $gets-acc }.
dig-exchange-both = { $name } og { $other } eiga skipti: { $name } gefur { $gives-acc } og fær { $gets-acc }.
dig-some-cards =
    { $count ->
        [1] spil
       *[other] { $count } spil
    }
dig-some-cigarettes =
    { $count ->
        [1] sígarettu
        [one] { $count } sígarettu
       *[other] { $count } sígarettur
    }
