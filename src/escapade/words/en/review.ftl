# The review of a finished game: decisive turns, mistakes, notes, and reviewing together.
review-title = Game review
review-making = Reviewing: { $done } of { $total } decisions
review-decisive = Decisive turns
review-decisive-none = No turn changed the chances much.
review-turn = { $name }: { $before } → { $after }
review-mistakes = Mistakes
review-mistakes-of =
    { $count ->
        [0] { $name }: no mistakes
        [one] { $name }: { $count } mistake
       *[other] { $name }: { $count } mistakes
    }
review-better = Better: { $move }
review-cost = { $chance } instead of { $best }
review-turn-back = Previous turn
review-turn-forward = Next turn
review-retry = Retry my mistakes
review-retry-title = Mistake { $number } of { $count }
review-retry-say = You played: { $move }. Play something better.
review-retry-good = As good as the best move!
review-retry-worse = The best move wins { $best } of the time, yours { $chance }.
review-retry-again = Try again
review-retry-show = Show the best move
review-retry-best = The best move: { $move }
review-retry-next = Next mistake
review-retry-done = Back to the review
review-note = My note on this step
review-note-save = Save note
review-note-only = Only you see your notes.
review-noted = Steps with a note
review-link = Link to this step
review-together = Review together
review-together-say = Take the lead: everyone who follows you sees the step you are looking at.
review-lead = Lead
review-lead-stop = Stop leading
review-you-lead = You are leading.
review-leads = { $name } is leading.
review-follow = Follow
review-following = You are following { $name }.
review-explore = Explore on my own
reason-win = Misses a win.
reason-gives-win = Lets { $name } win.
