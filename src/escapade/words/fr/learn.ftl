# Comment jouer, et les leçons.
howto-title = Comment jouer : { $game }
howto-goal = Le but
howto-turn = Un tour
lessons = Leçons
lessons-say = Chaque leçon enseigne une règle. Vous avez une position et une consigne, et vous répondez par un coup sur le plateau.
lesson-title = Leçon – { $game }
lesson-number = Leçon { $number } sur { $count }
lesson-solved = Bravo ! Voici la règle :
lesson-failed = Pas tout à fait. Lisez la règle et réessayez :
lesson-next = Leçon suivante
lesson-again = Recommencer
lesson-done = réussie
lesson-by-text = { $text }
no-lesson = Cette leçon n’existe pas
no-lesson-says = L’adresse est peut-être fausse ou périmée.
