# Noms des listes de données imprimées sur la page d’une boîte.
outrun-box-symbols = Symboles des cartes Mouvement
outrun-box-rooms = Salles d’un plateau de salles
outrun-box-paths = Cartes Chemin
outrun-box-cards = Cartes Interférence
outrun-box-board = Plateau Monstre : { $monster }
outrun-box-numbers = Nombres des cases, la plus lente d’abord
outrun-box-open = Cases ouvertes
outrun-box-sign = Cases (0 : la zone +0) avec l’icône : { $sign }
outrun-box-players = Joueurs : { $number }
outrun-box-copies = Exemplaires
outrun-box-vampires = Avec l’icône du vampire
outrun-box-zombies = Avec l’icône du zombie
outrun-box-trace = Tracez le chemin : glissez d’un symbole à l’autre, cliquez-les dans l’ordre ou tapez leurs lettres. Retour arrière enlève le dernier.
outrun-box-path = Chemin { $number }
outrun-box-again = Recommencer
