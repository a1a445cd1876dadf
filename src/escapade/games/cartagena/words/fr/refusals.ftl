# Pourquoi un coup est interdit. Les règles citent ces messages.
cartagena-refusal-game-over = La partie est terminée
cartagena-refusal-not-your-turn = Ce n’est pas votre tour
cartagena-refusal-not-held = Il vous manque { $cards-a }
cartagena-refusal-start = On ne peut pas reculer depuis { $place-the }
cartagena-refusal-back-from-goal = Dans cette partie, on ne peut pas reculer depuis { $place-the }
cartagena-refusal-nobody-behind = Aucune case derrière { $place-the } n’est occupée par 1 ou 2 pirates
cartagena-refusal-stop-too-early = Faites au moins une action avant de finir votre tour
cartagena-refusal-draw-with-cards = Vous ne piochez une carte gratuite que si vous avez commencé le tour sans cartes
cartagena-refusal-no-pirate = Vous n’avez pas de pirate { $place-at }
cartagena-refusal-at-goal = Un pirate { $place-at } est arrivé et n’avance plus
cartagena-refusal-draw-with-actions = Vous ne piochez une carte gratuite que si aucune autre action n’est possible
cartagena-refusal-empty-handed = Sans cartes au début de votre tour, vous pouvez seulement reculer une fois ou piocher une carte

# Options incompatibles ; $name et $value sont une option et sa valeur.
cartagena-option-escape-only = « { $name } : { $value } » n’existe que dans La Grande Évasion, pas dans la première édition
cartagena-option-classic-only = « { $value } » n’existe que dans la première édition ; dans La Grande Évasion, les mains sont cachées
cartagena-option-short-crossing = De Carthagène à Tortuga, il faut 6, 3+4, 4+3 ou 8 tuiles, pas { $tiles }
cartagena-option-one-shore = Pour { $tiles } tuiles, il faut l’étape de Carthagène à Tortuga ; les autres étapes n’ont qu’un chemin
cartagena-option-boat-retreat = On ne peut reculer depuis le bateau que si le bateau est le but ; ici, l’étape est « { $value } »
