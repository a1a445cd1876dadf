# De Carthagène à Tortuga : le bateau entre les deux rives, et son capitaine.
cartagena-refusal-back-from-boat = Un pirate dans le bateau ne peut pas reculer
cartagena-refusal-nobody-behind-on-shore = Sur cette rive, aucune case derrière { $place-the } n’est occupée par 1 ou 2 pirates
cartagena-refusal-boat-at-cartagena = Les pirates ne quittent le bateau qu’à Tortuga, or le bateau est à Carthagène
cartagena-refusal-boat-at-tortuga = Ce coup mène au bateau, qui est à Tortuga
cartagena-refusal-boat-full = Le bateau contient au plus 3 pirates de chaque joueur
cartagena-refusal-nobody-aboard = Il vous faut un pirate dans le bateau pour naviguer vers Tortuga
cartagena-refusal-nobody-waits = Il vous faut un pirate à Carthagène pour y ramener le bateau
cartagena-refusal-no-boat = Dans cette partie, le bateau ne navigue pas
cartagena-refusal-captain-late = Le privilège du capitaine s’utilise avant votre première action
cartagena-refusal-captain-twice = Le privilège du capitaine ne s’utilise qu’une fois par tour
cartagena-refusal-not-captain = Pour être capitaine, il faut avoir plus de pirates dans le bateau que tout autre joueur
cartagena-log-sailed =
    { $shore ->
        [tortuga] { $name } fait naviguer le bateau vers Tortuga.
       *[cartagena] { $name } ramène le bateau à Carthagène.
    }
cartagena-log-sailed-captain =
    { $shore ->
        [tortuga] { $name } fait naviguer le bateau vers Tortuga en tant que capitaine.
       *[cartagena] { $name } ramène le bateau à Carthagène en tant que capitaine.
    }
cartagena-group-sail = naviguer
cartagena-group-captainssail = privilège du capitaine
cartagena-action-sail =
    { $shore ->
        [tortuga] Naviguer vers Tortuga (1 action)
       *[cartagena] Retourner à Carthagène (1 action)
    }
    .short =
    { $shore ->
        [tortuga] → Tortuga
       *[cartagena] → Carthagène
    }
cartagena-action-captainssail =
    { $shore ->
        [tortuga] Privilège du capitaine : naviguer vers Tortuga (sans action)
       *[cartagena] Privilège du capitaine : retourner à Carthagène (sans action)
    }
    .short =
    { $shore ->
        [tortuga] → Tortuga
       *[cartagena] → Carthagène
    }
