# How to play, and lessons.
howto-title = How to play { $game }
howto-goal = The goal
howto-turn = A turn
lessons = Lessons
lessons-say = Each lesson teaches one rule. You get a position and a task, and you solve it with a move on the board.
lesson-title = Lesson – { $game }
lesson-number = Lesson { $number } of { $count }
lesson-solved = Correct! This is the rule:
lesson-failed = Not quite. Read the rule and try again:
lesson-next = Next lesson
lesson-again = Start again
lesson-done = solved
lesson-by-text = { $text }
no-lesson = This lesson does not exist
no-lesson-says = The address may be wrong or outdated.
