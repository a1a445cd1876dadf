# La page À propos : ce qu’est Escapade, crédits, fidélité aux boîtes, jeu au clavier.
about-title = À propos d’Escapade
about-says = Escapade est une table ouverte pour jeux d’évasion : dans le navigateur, en Python et pour les bots. C’est un logiciel libre sous licence MIT.
about-games = Crédits
about-credits = Icônes
about-icons = Les icônes viennent de
about-icons-by = Nous les avons colorées et disposées. Le chapeau, le crochet, le palmier et toutes les autres images sont de nous.
about-keys = Clavier
about-keys-says = Tab passe d’une carte ou d’un pirate à l’autre, les flèches suivent le chemin, Entrée choisit ou joue. 1–9 choisissent une carte de votre main, « . » termine le tour, « u » annule le coup, « h » donne un conseil, Échap annule.
about-languages = Langues
about-languages-says = Un mot vous semble faux, ou votre langue manque ?
about-translate = Voir tous les messages à côté de l’anglais
