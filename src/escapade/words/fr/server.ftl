# Ce que seul le serveur dit : les noms des invités, l’aperçu d’un lien sur d’autres sites et ce que dit la page quand son script ne tourne pas.
guest-name = Invité { $number }
preview = Escapade – jouez en ligne à des jeux d’évasion
preview-says = Jouez à Cartagena, Outrun et Dig Your Way Out avec vos amis ou contre des bots, directement dans votre navigateur. Pas besoin de compte.
preview-table = Rejoindre une partie de { $game }
preview-table-says = { $count ->
    [one] Pour { $count } personne.
   *[other] Pour { $count } personnes.
} Pas besoin de compte.
preview-replay = Revoir une partie de { $game }
page-not-loaded = Impossible de charger Escapade.
page-load-again = Réessayer
page-needs-script = Escapade a besoin de JavaScript.
