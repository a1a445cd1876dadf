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
