# So wird gespielt, und Lektionen.
howto-title = So spielt man { $game }
howto-goal = Das Ziel
howto-turn = Ein Zug
lessons = Lektionen
lessons-say = Jede Lektion erklärt eine Regel. Du bekommst eine Stellung und eine Aufgabe und löst sie mit einem Spielzug auf dem Brett.
lesson-title = Lektion – { $game }
lesson-number = Lektion { $number } von { $count }
lesson-solved = Richtig! Das ist die Regel:
lesson-failed = Nicht ganz. Lies die Regel und versuche es noch einmal:
lesson-next = Nächste Lektion
lesson-again = Von vorn
lesson-done = gelöst
lesson-by-text = { $text }
no-lesson = Diese Lektion gibt es nicht
no-lesson-says = Die Adresse ist vielleicht falsch oder veraltet.
