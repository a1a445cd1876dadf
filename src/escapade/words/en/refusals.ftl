# Why the server refuses a request, for the page and the API. Each id is `refusal-` and a code of server/refusals.py; a test compares them.
refusal-not-started = The game has not started yet
refusal-started-already = The game has already started
refusal-game-over = The game is over
refusal-not-over = The game is not over yet
refusal-record-secret = The game record is secret until the game is over
refusal-replay-later = The replay is available when the game is over; until then, watch it live
refusal-no-such-seat = There is no seat { $seat } at this table, only { $seats }
refusal-no-seat-of-yours = You have no seat at this table
refusal-not-your-seat = Seat { $seat } is not yours
refusal-host-only = Only the host of this table can do that
refusal-all-seats-taken = All seats are taken
refusal-seat-taken = Seat { $seat } is taken
refusal-one-seat = In a rated game you can have only one seat
refusal-second-seat = Only the host can add players on the same device
refusal-one-device = Everyone plays at the same time here. To share a device, create a new game and add all players in its form
refusal-removed = The host has just removed you from this table. You can join again in a minute
refusal-seat-open = Seat { $seat } is already open
refusal-seats-open =
    { $count ->
        [one] { $count } seat is still open; wait, or add a bot
       *[other] { $count } seats are still open; wait, or add bots
    }
refusal-seats-occupied = { $count ->
        [one] { $count } player too many: someone has to leave their seat first
       *[other] { $count } players too many: someone has to leave their seat first
    }
refusal-box-players = The corrected box of this table cannot be played with { $players } players
refusal-colour-taken = Someone else has this colour
refusal-paused = The game is paused
refusal-paused-already = The game is already paused
refusal-not-paused = The game is not paused
refusal-stale = The game has moved on since; please look again
refusal-action-unreadable =
    { $kind ->
        [move] “{ $text }” is not a move. Legal here: { $known }
        [run] “{ $text }” is not a run. Write it like this: { $known }
       *[other] { $detail }
    }
refusal-rule = The rules do not allow this
refusal-nothing-to-take-back = There is nothing to undo
refusal-seen-already = You have seen hidden information, so this cannot be undone
refusal-vote-waits = Another request is still open
refusal-nothing-proposed = There is no open request
refusal-answered-already = You have already answered
refusal-you-resigned = You have resigned
refusal-resigned-already = You have already resigned
refusal-bot-holds = A bot is standing in for you
refusal-person-plays = Seat { $seat } is not played by a bot
refusal-nobody-left = The player in seat { $seat } has not left
refusal-nobody-holds = No bot is standing in for you in seat { $seat }
refusal-in-time = The player was still in time
refusal-store-away = The server cannot reach its database right now. Your move is kept and will be sent again.
refusal-table-damaged = This game cannot be read. Its moves are kept, and the server’s host can see why.
refusal-not-stored = This could not be saved, so it did not happen; please try again
refusal-muted = The host of this table has muted you
refusal-muted-everywhere = { $hours ->
        [one] A moderator has muted you. You can chat again within an hour
       *[other] A moderator has muted you. You can chat again in { $hours } hours
    }
refusal-report-empty = This player has not said anything here
refusal-report-self = You cannot report yourself
refusal-reports-enough = You can report up to { $most } players a day
refusal-moderators-only = Only moderators of this server can do this
refusal-no-such-report = This report does not exist
refusal-no-answers = This game has no standing answers
refusal-answer-unknown = A standing answer is one of { $answers }, not “{ $answer }”
refusal-hint-rated = There are no hints in rated games
refusal-hint-people = There are no hints in games with other people
refusal-hints-rated = A rated game is played without hints
refusal-hints-none = “{ $game }” has no hints to turn on
refusal-deal-people = The same deal can be played again only if no other people were at the table
refusal-bots-busy = No bot could answer in time; please try again
refusal-no-such-step = There was nothing to decide at step { $step } of this game
refusal-not-your-move = It is not your turn
refusal-no-such-table = There is no such game
refusal-game-unknown = There is no game called “{ $game }”; games: { $games }
refusal-no-rules = This game comes without written rules
refusal-no-such-lesson = There is no lesson called “{ $lesson }”
refusal-no-such-puzzle = There is no puzzle { $puzzle } of { $game }
refusal-no-such-own-puzzle = This puzzle does not exist, or its author has deleted it
refusal-puzzle-turn = A puzzle starts with a turn: in this position nobody has to move, or another player does
refusal-puzzle-wide = This turn has too many possibilities to try them all, so the best one cannot be proven
refusal-puzzle-unclear = No turn is clearly the best here, or every first move is equally good, so this is not a puzzle
refusal-puzzles-enough = You already have { $most } puzzles; delete one first
refusal-daily-run-over = You have already run today’s path; only the first run counts
refusal-daily-run-not-started = Reveal today’s path first
refusal-no-such-guide-step = The guided game of { $game } has no step { $step }
refusal-other-move-asked = This step is about another move. Read it again, or choose “Show me”.
refusal-position = This position cannot be used: { $detail }
refusal-position-people = A game from a position is for you and bots only, and it is not rated
refusal-position-over = The game is over in this position
refusal-position-seats = The position is for { $players } players, not { $seats }
refusal-bot-unknown = There is no bot called “{ $bot }”; bots: { $bots }
refusal-clock-seconds = A time limit needs at least 1 second
refusal-clock-days = A time limit in days needs at least 1 day
refusal-option-unknown = This game has no option “{ $name }”
refusal-option-value = { $name } cannot be “{ $value }”; choose from { $values }
refusal-option-players = This game is for { $least } to { $most } players, not { $players }
refusal-option-first = Seat { $first } cannot start: there are only { $players } players
refusal-nobody = The server does not know you yet. Reload the page; programs send POST /api/me first, or a valid API key
refusal-no-such-person = There is no player with this id
refusal-name-empty = A name needs visible characters
refusal-account-already = You already have an account
refusal-settings-enough = You already have { $most } settings
refusal-login-taken = The username { $login } is taken
refusal-login-wrong = Wrong username or password
refusal-password-wrong = Wrong password
refusal-token-lacks = This API key may not do that; it lacks the permission “{ $scope }”
refusal-tokens-enough = You already have { $most } API keys; revoke one first
refusal-hooks-enough = You already have { $most } webhooks; remove one first
refusal-hook-unreadable = “{ $url }” is not a valid address
refusal-hook-https = A webhook’s address must start with https:// and contain no user or port
refusal-hook-unknown-host = The host { $host } was not found
refusal-hook-private = A webhook’s address must be public
refusal-no-such-hook = You have no such webhook
refusal-hook-silent = The webhook did not answer
refusal-hook-answers = The webhook answered with status { $status }
refusal-say-watch-first = Only players and spectators of this game can chat here
refusal-tables-enough = You can follow at most { $most } games at once
refusal-tables-open = You have created { $most } games since yesterday that are not finished; finish one first
refusal-seats-held = You have { $most } seats in unfinished games; finish a game or leave a seat first
refusal-no-message = This is not a valid message: { $detail }
refusal-other-site = The request came from another site’s page and was blocked
refusal-too-fast = Too many requests; please slow down
refusal-wait = Please wait a few seconds and try again
refusal-form = The request is not valid: { $detail }
refusal-unknown-field =
    { $meant ->
        [none] There is no field “{ $field }”; fields: { $known }
       *[other] There is no field “{ $field }”; did you mean “{ $meant }”?
    }
refusal-nothing-here = There is nothing at this address
refusal-too-long = That is too long
refusal-http = That did not work: { $detail }
refusal-our-mistake = Something went wrong on the server

refusal-no-such-box = There is no box { $box }
refusal-boxes-enough = You already have { $most } boxes; remove one first
refusal-box-other-game = The box “{ $box }” is for another game ({ $game })
refusal-box-rated = A rated game is played without a box
refusal-box = This box is not valid
