# Hvers vegna ein umferð er verri en önnur.
dig-reason-tunnel = Sleppir því að grafa { $count } stig.
dig-reason-tools = Lýkur umferðinni með verkfæri upp á { $played } í stað { $better }.
dig-reason-home = Er ekki í eigin klefaálmu þar sem hægt væri að grafa með verkfærunum.
dig-reason-danger = Skilur verkfærin eftir þar sem betur vopnaður leikmaður getur tekið þau.
dig-reason-weapons = Lýkur umferðinni með { $played } vopn í stað { $better }.
dig-reason-beatings = Er með { $played } áverka í stað { $better }.
dig-reason-cigarettes =
    { $played ->
        [one] Lýkur umferðinni með { $played } sígarettu í stað { $better }.
       *[other] Lýkur umferðinni með { $played } sígarettur í stað { $better }.
    }
dig-reason-gang = Gengur ekki í gengi.
dig-reason-hand = Lýkur umferðinni með { $played } spil í stað { $better }.
dig-reason-rival = { $name } heldur verkfærum upp á { $played } í stað { $better }.
dig-reason-materials = Lýkur umferðinni með minna efni til að smíða úr.
dig-reason-area = Leiðir { $played-to } en ekki { $better-to }.
