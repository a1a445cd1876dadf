# Hvernig er spilað, og æfingar.
howto-title = Svona er spilað: { $game }
howto-goal = Markmiðið
howto-turn = Umferð
lessons = Æfingar
lessons-say = Hver æfing kennir eina reglu. Þú færð stöðu og verkefni og leysir það með aðgerð á borðinu.
lesson-title = Æfing – { $game }
lesson-number = Æfing { $number } af { $count }
lesson-solved = Rétt! Þetta er reglan:
lesson-failed = Ekki alveg. Lestu regluna og reyndu aftur:
lesson-next = Næsta æfing
lesson-again = Byrja aftur
lesson-done = leyst
lesson-by-text = { $text }
no-lesson = Þessi æfing er ekki til
no-lesson-says = Slóðin gæti verið röng eða úrelt.
