# La page qui montre une traduction à côté de l’anglais.
translate-title = Traductions
translate-says = Chaque message à côté de l’anglais, avec les fichiers qui l’utilisent. Pour en changer un, modifiez son fichier ; le guide de traduction est dans la documentation.
translate-language = Langue
translate-search = Rechercher
translate-found = { $count ->
    [one] { $count } message
   *[other] { $count } messages
}
translate-missing = Pas encore traduit
translate-used = Utilisé dans { $files }
translate-none = Aucun message ne contient cela.
