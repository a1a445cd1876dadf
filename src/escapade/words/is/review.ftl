# Greining á loknum leik: úrslitaumferðir, mistök, minnispunktar og sameiginleg greining.
review-title = Greining leiks
review-making = Greini: { $done } af { $total } ákvörðunum
review-decisive = Úrslitaumferðir
review-decisive-none = Engin umferð breytti líkunum að ráði.
review-turn = { $name }: { $before } → { $after }
review-mistakes = Mistök
review-mistakes-of =
    { $count ->
        [0] { $name }: engin mistök
       *[other] { $name }: { $count } mistök
    }
review-better = Betra: { $move }
review-cost = { $chance } í stað { $best }
review-turn-back = Fyrri umferð
review-turn-forward = Næsta umferð
review-retry = Reyna aftur við mistökin mín
review-retry-title = Mistök { $number } af { $count }
review-retry-say = Þú valdir: { $move }. Finndu eitthvað betra.
review-retry-good = Jafn góð og besta aðgerðin!
review-retry-worse = Besta aðgerðin vinnur í { $best } tilvika, þín í { $chance }.
review-retry-again = Reyna aftur
review-retry-show = Sýna bestu aðgerðina
review-retry-best = Besta aðgerðin: { $move }
review-retry-next = Næstu mistök
review-retry-done = Aftur í greininguna
review-note = Minnispunktur minn við þetta skref
review-note-save = Vista minnispunkt
review-note-only = Aðeins þú sérð minnispunktana þína.
review-noted = Skref með minnispunkti
review-link = Tengill á þetta skref
review-together = Greina saman
review-together-say = Stýrðu: öll sem fylgja þér sjá skrefið sem þú ert að skoða.
review-lead = Stýra
review-lead-stop = Hætta að stýra
review-you-lead = Þú stýrir.
review-leads = { $name } stýrir.
review-follow = Fylgja
review-following = Þú fylgir: { $name }.
review-explore = Skoða á eigin spýtur
reason-win = Missir af sigri.
reason-gives-win = Eftir þetta getur { $name } unnið.
