# Verkefni þrautanna.
dig-puzzle-task-tunnel =
    { $goal ->
        [one] Fáðu { $goal } gangastig í þessari umferð.
       *[other] Fáðu { $goal } gangastig í þessari umferð.
    }
dig-puzzle-reason-tunnel =
    { $goal ->
        [one] Þetta grefur { $goal } stig. Allar mögulegar umferðir voru prófaðar og meira er ekki öruggt.
       *[other] Þetta grefur { $goal } stig. Allar mögulegar umferðir voru prófaðar og meira er ekki öruggt.
    }
dig-puzzle-wrong-tunnel =
    { $best ->
        [0] Eftir þessa aðgerð er ekkert stig öruggt í þessari umferð; { $goal } voru möguleg.
        [one] Eftir þessa aðgerð er aðeins { $best } stig öruggt í þessari umferð; { $goal } voru möguleg.
       *[other] Eftir þessa aðgerð eru aðeins { $best } stig örugg í þessari umferð; { $goal } voru möguleg.
    }
