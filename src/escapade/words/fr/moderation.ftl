# Signalements et blocages, pour les modérateurs du serveur.
moderation = Modération
moderation-nobody = Seuls les modérateurs de ce serveur voient cette page. L’exploitant du serveur nomme un compte modérateur avec « escapade moderators --add IDENTIFIANT ».
reports-open = Signalements ouverts
reports-closed = Signalements traités
reports-none = Aucun signalement.
report-times = { $times ->
        [one] Signalé par { $times } joueur, { $when }
       *[other] Signalé par { $times } joueurs, le plus récemment le { $when }
    }
muted-until = Messages bloqués jusqu’au { $when }
mute-for = Bloquer les messages pendant
mute-hours = { $hours ->
        [1] une heure
        [24] un jour
        [168] une semaine
        [720] un mois
       *[other] { $hours } heures
    }
mute-and-close = Bloquer et classer
report-close = Classer
mute-lift = Rendre la parole
