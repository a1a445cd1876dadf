# A table: leaving and coming back, pauses, the last turn, the result.
leave = Leave
leave-says = A bot stands in until you come back. The seat stays yours.
leave-alone-says = Nobody is waiting for you. The game stays as it is until you come back.
leave-to-bot = Let a bot stand in
leave-alone = Leave for now
stay = Stay
held-says = A bot stands in for you.
held-back = Take over again
come-back = Come back
pause = Ask for a pause
pause-end = End pause
no-table-says = The link may be incomplete, or the game is on another server. Ask for the link again, or create a game of your own.
log-earlier = Earlier entries
replay = Replay
share = Share
status-you-won = You won!
hint = Hint
hint-thinking = Thinking …
player-number = Player { $number }
move-by-text = { $text }
opens-more = { $name } …
field-by-name = { $name }
your-move = Your turn
last-turn = Last turn
last-turn-again = Show it again
what-happened = What just happened?
what-happened-step = Step { $number } of { $count }
what-happened-next = Next step
what-happened-first = From the start
what-happened-racing = Not during a run. Ask again when it is over.
robbed = You were robbed: { $cards }.
robbed-count =
    { $count ->
        [one] You were robbed of { $count } card.
       *[other] You were robbed of { $count } cards.
    }
resign-sure = Resign? This counts as a loss.
time-short = Your time is running out.
result = Result
your-actions = Your actions
your-hand = Your hand
you-watch = You are watching this game.
