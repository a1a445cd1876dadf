# Verkefni þrautanna.
cartagena-puzzle-task-boat =
    { $goal ->
        [one] Komdu { $goal } sjóræningja í skútuna í þessari umferð.
       *[other] Komdu { $goal } sjóræningjum í skútuna í þessari umferð.
    }
cartagena-puzzle-reason-boat =
    { $goal ->
        [one] Þetta kemur { $goal } sjóræningja í skútuna. Allar mögulegar umferðir voru prófaðar og meira er ekki öruggt.
       *[other] Þetta kemur { $goal } sjóræningjum í skútuna. Allar mögulegar umferðir voru prófaðar og meira er ekki öruggt.
    }
cartagena-puzzle-wrong-boat =
    { $best ->
        [0] Eftir þessa aðgerð kemst enginn sjóræningi örugglega í skútuna í þessari umferð; hægt var að koma { $goal } þangað.
        [one] Eftir þessa aðgerð kemst aðeins { $best } sjóræningi örugglega í skútuna í þessari umferð; hægt var að koma { $goal } þangað.
       *[other] Eftir þessa aðgerð komast aðeins { $best } sjóræningjar örugglega í skútuna í þessari umferð; hægt var að koma { $goal } þangað.
    }
cartagena-puzzle-task-spaces =
    { $goal ->
        [one] Færðu sjóræningjana þína samtals { $goal } reit áfram í þessari umferð.
       *[other] Færðu sjóræningjana þína samtals { $goal } reiti áfram í þessari umferð.
    }
cartagena-puzzle-reason-spaces =
    { $goal ->
        [one] Þetta færir sjóræningjana þína { $goal } reit áfram. Allar mögulegar umferðir voru prófaðar og meira er ekki öruggt.
       *[other] Þetta færir sjóræningjana þína { $goal } reiti áfram. Allar mögulegar umferðir voru prófaðar og meira er ekki öruggt.
    }
cartagena-puzzle-wrong-spaces =
    { $best ->
        [0] Eftir þessa aðgerð er enginn reitur öruggur í þessari umferð; { $goal } voru mögulegir.
        [one] Eftir þessa aðgerð er aðeins { $best } reitur öruggur í þessari umferð; { $goal } voru mögulegir.
       *[other] Eftir þessa aðgerð eru aðeins { $best } reitir öruggir í þessari umferð; { $goal } voru mögulegir.
    }
cartagena-puzzle-task-prevent = Næsti leikmaður er að því kominn að vinna. Spilaðu umferðina þannig að hann geti ekki unnið í sinni næstu.
cartagena-puzzle-reason-prevent = Eftir þessa umferð getur næsti leikmaður ekki unnið, hvað sem hann gerir. Allar mögulegar umferðir og öll svör við þeim voru prófuð: engin önnur tryggir þetta.
cartagena-puzzle-wrong-prevent = Eftir þessa aðgerð geturðu ekki lengur verið viss um að koma í veg fyrir að næsti leikmaður vinni.
