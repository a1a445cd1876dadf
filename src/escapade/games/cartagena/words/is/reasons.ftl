# Hvers vegna ein umferð er verri en önnur.
cartagena-reason-cards = Lýkur umferðinni með { $played } spil í stað { $better }.
cartagena-reason-boat =
    { $count ->
        [one] Kemur { $count } sjóræningja færra á leiðarenda.
       *[other] Kemur { $count } sjóræningjum færra á leiðarenda.
    }
cartagena-reason-way =
    { $count ->
        [one] Kemst { $count } reit skemur.
       *[other] Kemst { $count } reitum skemur.
    }
cartagena-reason-leaves = Þá getur { $name } fært aftur { $to-to } og dregið { $count } spil.
cartagena-reason-symbols =
    { $played ->
        [one] Lýkur umferðinni með aðeins { $played } tákn á hendi í stað { $better }.
       *[other] Lýkur umferðinni með { $played } mismunandi tákn á hendi í stað { $better }.
    }
cartagena-reason-bridge = Þá kemst { $name } með einu spili allt að { $played } reiti áfram í stað { $better }.
