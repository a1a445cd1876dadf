# Pourquoi un tour est moins bon qu’un autre.
cartagena-reason-cards =
    { $played ->
        [one] Finit le tour avec { $played } carte au lieu de { $better }.
       *[other] Finit le tour avec { $played } cartes au lieu de { $better }.
    }
cartagena-reason-boat =
    { $count ->
        [one] Amène un pirate de moins à l’arrivée.
       *[other] Amène { $count } pirates de moins à l’arrivée.
    }
cartagena-reason-way =
    { $count ->
        [one] Avance de { $count } case de moins.
       *[other] Avance de { $count } cases de moins.
    }
cartagena-reason-leaves =
    { $count ->
        [one] Laisse { $name } reculer { $to-to } pour { $count } carte.
       *[other] Laisse { $name } reculer { $to-to } pour { $count } cartes.
    }
cartagena-reason-symbols =
    { $played ->
        [one] Finit le tour avec seulement { $played } symbole en main au lieu de { $better }.
       *[other] Finit le tour avec { $played } symboles différents en main au lieu de { $better }.
    }
cartagena-reason-bridge = Laisse { $name } avancer avec une seule carte de { $played } cases au plus, au lieu de { $better }.
