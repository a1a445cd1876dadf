# La partie à revoir, pas à pas.
replay-title = Revoir la partie : { $game }
replay-where = { $step } / { $steps }
replay-steps = Étapes de la partie
replay-step = Étape
replay-first = Aller au début
replay-back = Étape précédente
replay-forward = Étape suivante
replay-last = Aller à la fin
replay-run = Lecture
replay-stop = Pause
replay-none = Aucune partie à revoir ici
replay-to-table = Retour à la table
replay-hint = Flèches : étape précédente et suivante, avec Maj un tour entier. Touches Début et Fin : première et dernière étape. Espace : lecture ou pause.
analyse-step = Analyser d’ici
