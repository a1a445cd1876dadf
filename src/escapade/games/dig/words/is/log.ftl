# Dig Your Way Out: atburðirnir.
dig-log-searched =
    { $count ->
        [1] { $name } leitar og dregur spil.
       *[other] { $name } leitar og dregur { $count } spil.
    }
dig-log-searched-known = { $name } leitar og dregur { $cards-acc }.
dig-log-searched-nothing = { $name } leitar og finnur ekkert.
dig-log-drew =
    { $count ->
        [1] { $name } dregur spil.
       *[other] { $name } dregur { $count } spil.
    }
dig-log-drew-known = { $name } dregur { $cards-acc }.
dig-several = { $count } × { $card-acc }
dig-log-discarded = { $name } hendir { $cards-dat }.
dig-log-crafted-from =
    { $count ->
        [1] { $name } smíðar { $card-acc } úr { $parts-dat }.
       *[other] { $name } smíðar { $count } × { $card-acc } úr { $parts-dat }.
    }
dig-log-crafted =
    { $count ->
        [1] { $name } smíðar { $card-acc }.
       *[other] { $name } smíðar { $count } × { $card-acc }.
    }
dig-log-stolen = { $name } stelur { $card-dat }.
dig-log-bought =
    { $count ->
        [1] { $name } kaupir { $card-acc } á { $price ->
            [1] eina sígarettu
            [one] { $price } sígarettu
           *[other] { $price } sígarettur
        }.
       *[other] { $name } kaupir { $count } × { $card-acc } á { $price ->
            [1] eina sígarettu
            [one] { $price } sígarettu
           *[other] { $price } sígarettur
        }.
    }
dig-log-fetched = { $name } tekur { $card-acc } úr bunkanum.
dig-log-played = { $name } spilar út { $card-dat }.
dig-log-played-at = { $name } spilar út { $card-dat } → { $other }.
dig-log-played-to = { $name } spilar út { $card-dat } til að fara { $area-to }.
dig-log-claimed = { $name } tekur { $card-acc }.
dig-log-handedover = { $name } afhendir { $card-acc } og { $other } tekur við.
dig-log-gave = { $name } gefur { $card-acc } og { $other } tekur við.
dig-log-took = { $name } tekur { $card-acc } sem { $other } átti.
dig-log-looked = { $name } skoðar spilin sem { $other } er með á hendi.
dig-log-gathered = Öllum spilum á hendi er safnað saman, þau stokkuð og gefin upp á nýtt.
dig-log-reshuffled = Afgangsstokkurinn er stokkaður og verður nýr stokkur.
dig-log-earned =
    { $count ->
        [1] { $name } fær sígarettu.
        [one] { $name } fær { $count } sígarettu.
       *[other] { $name } fær { $count } sígarettur.
    }
dig-log-paid =
    { $count ->
        [1] { $name } borgar sígarettu.
        [one] { $name } borgar { $count } sígarettu.
       *[other] { $name } borgar { $count } sígarettur.
    }
dig-log-toll =
    { $count ->
        [1] { $name } borgar sígarettu og { $other } tekur við.
        [one] { $name } borgar { $count } sígarettu og { $other } tekur við.
       *[other] { $name } borgar { $count } sígarettur og { $other } tekur við.
    }
dig-log-gave-cigarettes =
    { $count ->
        [1] { $name } gefur sígarettu og { $other } tekur við.
        [one] { $name } gefur { $count } sígarettu og { $other } tekur við.
       *[other] { $name } gefur { $count } sígarettur og { $other } tekur við.
    }
dig-log-sold = { $name } selur { $cards-acc }.
dig-log-sale-paid =
    { $count ->
        [1] { $name } fær sígarettu fyrir söluna.
        [one] { $name } fær { $count } sígarettu fyrir söluna.
       *[other] { $name } fær { $count } sígarettur fyrir söluna.
    }
dig-log-sale-share =
    { $count ->
        [1] { $name } hirðir sígarettu af sölunni.
        [one] { $name } hirðir { $count } sígarettu af sölunni.
       *[other] { $name } hirðir { $count } sígarettur af sölunni.
    }
dig-log-sale-unpaid = { $name } fær ekkert fyrir söluna.
dig-log-rolled = { $name } fær { $number } á teningnum.
dig-log-rolled-went = { $name } fær { $number } á teningnum og fer { $area-to }.
dig-log-rolled-michel = { $name } kastar fyrir { $michel-acc } og fær { $number }.
dig-log-went = { $name } fer { $area-to }.
dig-log-went-cautiously = { $name } fer varlega { $area-to }.
dig-log-went-to-solitary = { $name } þarf að fara { $area-to }.
dig-log-michelwent = { $michel } fer { $area-to }.
dig-log-actiongained = { $name } fær aukaaðgerð.
dig-log-dug = { $name } grefur með { $card-dat }: { $points } stig.
dig-log-won =
    { $names-count ->
        [one] { $names } sleppur: göngin eru tilbúin!
       *[other] { $names } sleppa: göngin eru tilbúin!
    }
dig-log-fightbegan = { $name } beitir kúgun: { $other } á að afhenda { $card-acc }.
dig-log-threatened = { $name } ógnar með { $card-dat }.
dig-log-laid = { $name } slæst með { $card-dat }.
dig-log-fistsused = { $name } slæst með berum hnefum.
dig-log-tookback = { $name } tekur aftur { $card-acc }.
dig-log-lost = { $name } tapar slagsmálunum og { $other } vinnur.
dig-log-lost-michel = { $name } tapar slagsmálunum við { $michel-acc }.
dig-log-won-michel = { $name } vinnur slagsmálin við { $michel-acc }.
dig-log-michelturned = { $other } verður fyrir kúgun af hálfu { $michel-gen }, sem sýnir hníf og heimtar: { $tools-acc }.
dig-log-michelturned-again = { $michel } sýnir annan hníf.
dig-log-michelturned-blank = { $michel } sýnir autt spil.
dig-log-michelturned-spared = { $michel } sýnir autt spil og { $name } sleppur.
dig-log-michelreshuffled = Michel-spilin eru stokkuð í nýjan stokk.
dig-log-beaten = { $name } fær áverka.
dig-log-shrugged = { $name } hristir áverkann af sér.
dig-log-healed =
    { $count ->
        [1] { $name } læknar áverka.
       *[other] { $name } læknar { $count } áverka.
    }
dig-log-joining = { $name } vill ganga í { $gang-acc }.
dig-log-joined = { $name } gengur í { $gang-acc } ({ $badge }: { $says }).
dig-log-buried = { $name } skilar spilinu { $badge }.
dig-log-peeked =
    { $count ->
        [1] { $name } skoðar gengisspil { $gang-gen }.
       *[other] { $name } skoðar { $count } gengisspil { $gang-gen }.
    }
dig-log-revealed = { $name } sýnir bakgrunn: { $background }.
dig-log-revealed-informant = { $name } sýnir bakgrunn: { $background }. Aðgerðaspilið er ógilt.
dig-log-revealed-enforcer = { $name } sýnir bakgrunn: { $background }. Áverkinn er ógildur.
dig-log-revealed-street-fighter = { $name } sýnir bakgrunn: { $background }. Kúguninni er lokið.
dig-log-exchanged = { $name } og { $other } eiga skipti.
dig-log-too-many = { $name } er með of mörg spil.
