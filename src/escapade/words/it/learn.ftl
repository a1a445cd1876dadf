# Come si gioca, e lezioni.
howto-title = Come si gioca: { $game }
howto-goal = L’obiettivo
howto-turn = Un turno
lessons = Lezioni
lessons-say = Ogni lezione insegna una regola. Hai una posizione e un compito, e lo risolvi con una mossa sul tabellone.
lesson-title = Lezione – { $game }
lesson-number = Lezione { $number } di { $count }
lesson-solved = Giusto! Questa è la regola:
lesson-failed = Non proprio. Leggi la regola e riprova:
lesson-next = Lezione successiva
lesson-again = Ricomincia
lesson-done = risolta
lesson-by-text = { $text }
no-lesson = Questa lezione non esiste
no-lesson-says = L’indirizzo potrebbe essere sbagliato o non più valido.
