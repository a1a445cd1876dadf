# L’analyse d’une partie terminée : tours décisifs, erreurs, notes et analyse à plusieurs.
review-title = Analyse de la partie
review-making = Décisions analysées : { $done } sur { $total }
review-decisive = Tours décisifs
review-decisive-none = Aucun tour n’a beaucoup changé les chances.
review-turn = { $name } : { $before } → { $after }
review-mistakes = Erreurs
review-mistakes-of =
    { $count ->
        [0] { $name } : aucune erreur
        [one] { $name } : { $count } erreur
       *[other] { $name } : { $count } erreurs
    }
review-better = Mieux : { $move }
review-cost = { $chance } au lieu de { $best }
review-turn-back = Tour précédent
review-turn-forward = Tour suivant
review-retry = Rejouer mes erreurs
review-retry-title = Erreur { $number } sur { $count }
review-retry-say = Vous avez joué : { $move }. Trouvez mieux.
review-retry-good = Aussi bon que le meilleur coup !
review-retry-worse = Le meilleur coup gagne dans { $best } des cas, le vôtre dans { $chance }.
review-retry-again = Réessayer
review-retry-show = Montrer le meilleur coup
review-retry-best = Le meilleur coup : { $move }
review-retry-next = Erreur suivante
review-retry-done = Retour à l’analyse
review-note = Ma note sur cette étape
review-note-save = Enregistrer la note
review-note-only = Vos notes ne sont visibles que par vous.
review-noted = Étapes avec une note
review-link = Lien vers cette étape
review-together = Analyser ensemble
review-together-say = Menez l’analyse : toute personne qui vous suit voit l’étape que vous regardez.
review-lead = Mener
review-lead-stop = Ne plus mener
review-you-lead = Vous menez l’analyse.
review-leads = { $name } mène l’analyse.
review-follow = Suivre
review-following = Vous suivez { $name }.
review-explore = Explorer de mon côté
reason-win = Passe à côté de la victoire.
reason-gives-win = Laisse { $name } gagner.
