# La page d’une boîte : les données imprimées d’un jeu, corrigées par quelqu’un qui le possède.
box-title = Ma boîte : { $game }
box-says = Nous ne savons pas tout ce qui est imprimé dans la boîte. Si vous la possédez, corrigez ce qui diffère : dans les listes, ou dans le fichier à côté. Puis enregistrez la boîte, partagez-la et servez-vous-en pour jouer.
box-lists = Listes
box-reconstructed = ≈ reconstitué
box-corrected = corrigé
box-reset = Annuler la correction
box-add = Ajouter
box-remove-entry = Retirer { $entry }
box-file = Le fichier (TOML)
box-fine = Tout concorde.
box-save = Enregistrer
box-saved = Enregistré. Toute personne qui a ce lien peut voir et utiliser la boîte.
box-link = Lien vers cette boîte
box-download = Télécharger
box-upload = Importer
box-play = Créer une partie avec cette boîte
box-mine = Mes boîtes

# Ce qui ne va pas dans une boîte, un fichier de données corrigées. $line est sa ligne ; les clés et les mots entre guillemets sont ceux du fichier.
refusal-box-empty = Ligne { $line } : rien n’est corrigé ici
refusal-box-long = Ligne { $line } : une boîte a au plus { $most } caractères
refusal-box-deep = Ligne { $line } : des listes et des tables sont trop imbriquées
refusal-box-toml = Ligne { $line } : ce n’est pas du TOML ({ $fault })
refusal-box-game = Ligne { $line } : { $fault }
refusal-box-not-correctable = Ligne { $line } : « { $key } » ne peut pas être corrigé. Ce qui peut l’être : { $known }
refusal-box-not-in-table = Ligne { $line } : « { $key } » n’est pas dans [{ $table }]. On y trouve : { $known }
refusal-box-table = Ligne { $line } : « { $key } » doit être une table, [{ $key }] suivi de lignes
refusal-box-list = Ligne { $line } : « { $key } » doit être une liste entre crochets, pas { $found }
refusal-box-text = Ligne { $line } : « { $key } » doit contenir des textes entre guillemets, pas { $found }
refusal-box-number = Ligne { $line } : « { $key } » doit être un nombre de { $least } à { $most }, pas { $found }
refusal-box-true-or-false = Ligne { $line } : « { $key } » doit être true ou false, pas { $found }
refusal-box-form = Ligne { $line } : « { $key } » s’écrit ainsi : { $usual }
refusal-box-tile-list = Ligne { $line } : « { $side } » doit être une liste de tuiles, chacune un texte de six symboles
refusal-box-tiles = Ligne { $line } : « { $side } » doit avoir { $right } tuiles, pas { $found }
refusal-box-tile = Ligne { $line } : la tuile « { $found } » doit montrer une fois chacun de ces symboles : { $known }
refusal-box-tokens = Ligne { $line } : il doit y avoir { $right } jetons Coffre, pas { $found }
refusal-box-token = Ligne { $line } : « { $key } = { $found } » n’est pas un nombre de jetons Coffre. Sortes : { $known }
refusal-box-rooms = Ligne { $line } : un plateau de salles doit avoir au moins 1 salle, pas { $found }
refusal-box-symbols = Ligne { $line } : il doit y avoir { $right } symboles, pas { $found }
refusal-box-path = Ligne { $line } : le chemin « { $found } » doit être fait des symboles A à H
refusal-box-path-twice = Ligne { $line } : le chemin « { $found } » montre deux fois un symbole, mais chaque joueur n’a qu’une carte de chaque symbole
refusal-box-paths = Ligne { $line } : il doit y avoir { $right } cartes Chemin différentes, pas { $found }
refusal-box-copies = Ligne { $line } : « { $key } = { $found } » doit dire combien il y a de cartes, puis combien d’entre elles portent l’icône du vampire et celle du zombie
refusal-box-card = Ligne { $line } : « { $found } » n’est pas une carte. Cartes : { $known }
refusal-box-cards = Ligne { $line } : il doit y avoir { $right } cartes Interférence, pas { $found }
refusal-box-places = Ligne { $line } : [{ $monster }] doit avoir 6 nombres supérieurs ou égaux à 0, pas { $found }
refusal-box-sign = Ligne { $line } : [{ $monster }] n’a pas de case { $found } pour « { $sign } » : écrivez un nombre de 1 à 6, ou 0 pour +0
refusal-box-not-on-board = Ligne { $line } : « { $key } » n’est pas dans [{ $monster }]. On y trouve : { $known }
refusal-box-open = Ligne { $line } : pour { $players } joueurs, [{ $monster }] doit avoir au moins { $players } cases ouvertes de 1 à 6
refusal-box-die = Ligne { $line } : le nombre { $side } du dé doit mener à deux de ces zones : { $known }
refusal-box-gangs = Ligne { $line } : les gangs de « { $key } » doivent être parmi ceux-ci, entre crochets : { $known }
refusal-box-entries = Ligne { $line } : il doit y avoir de 1 à { $most } entrées « { $key } », chacune commençant par [[{ $key }]]
refusal-box-recipe = Ligne { $line } : une recette doit avoir de 1 à { $most } matériaux différents, pas { $found }
refusal-box-from-stack = Ligne { $line } : le résultat doit être parmi ceux-ci : { $known } ; pas « { $found } »
refusal-box-michel = Ligne { $line } : « { $key } » n’est pas une carte Michel : écrivez blank, knife+spoon, knife+pick+shovel et ainsi de suite
refusal-box-michels = Ligne { $line } : il doit y avoir des cartes Michel, au plus { $most } de chaque sorte
refusal-box-search = Ligne { $line } : il doit y avoir { $right } cartes Fouille, pas { $found }
