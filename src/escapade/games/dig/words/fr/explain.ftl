# Dig Your Way Out : zones, jetons et paquets, en une phrase.
dig-explain-cell-block = Ici, vous creusez : jouez un outil pour marquer ses points.
dig-explain-cafeteria = Ici, vous pouvez voler une Cuillère.
dig-explain-recreation = Ici, vous pouvez vendre des cartes contre des cigarettes, et acheter des Couteaux et des outils.
dig-explain-infirmary = Ici, vous pouvez soigner une Raclée.
dig-explain-showers = Il n’y a rien de spécial à faire ici, mais une fouille rapporte plus de cartes.
dig-explain-solitary = D’ici, vous pouvez seulement sortir ; ce sont des cartes qui y envoient.
dig-explain-beating = Raclées : avec 1, on ne peut pas fabriquer ; avec 2, ni fabriquer ni creuser.
dig-explain-cigarettes = Les cigarettes servent de monnaie : on achète avec elles des Couteaux et des outils dans la Salle de loisirs.
dig-explain-held = Les cartes en main de ce joueur. Celles que vous avez vues sont visibles.
dig-explain-tunnel = Le tunnel : qui atteint { $goal } points le premier s’évade et gagne.
dig-explain-deck = Cartes Fouille : matériaux, armes, accessoires, cartes Action et objets à vendre.
dig-explain-michel-deck = Cartes qui disent si Michel ou Michelle se bat : la moitié sont vierges.
dig-explain-michel-card = Une carte Michel ({ $shown }) : avec un Couteau, la bagarre continue ; sans Couteau, elle est finie.
dig-explain-roll = Le dé dit vers quelles deux zones un déplacement peut mener.
dig-explain-figure = La figurine se tient dans la zone où se trouve ce joueur. Avec une Arme, vous pouvez racketter un joueur dans votre zone.
dig-explain-discards = La défausse : quand les cartes Fouille sont épuisées, ces cartes sont mélangées pour former une nouvelle pioche.
