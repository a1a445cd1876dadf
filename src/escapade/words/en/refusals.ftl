# Why the server refuses a request, for the page and the API. Each id is `refusal-` and a code of server/refusals.py; a test compares them.
refusal-not-started = The game has not started yet
refusal-started-already = The game has started already
refusal-game-over = The game is over
refusal-not-over = The game is not over yet
refusal-record-secret = The game is not over yet; its record is secret until then
refusal-replay-later = The game is not over yet; watch it instead
refusal-no-such-seat = There is no seat { $seat } at this table, only { $seats }
refusal-no-seat-of-yours = You have no seat at this table
refusal-not-your-seat = Seat { $seat } is not yours
refusal-host-only = Only the host of the table may do that
refusal-all-seats-taken = All seats are taken
refusal-seat-taken = Seat { $seat } is taken
refusal-one-seat = In a rated game everybody has one seat
refusal-second-seat = Only the host may take a second seat, for somebody on the same device
refusal-seat-open = Seat { $seat } is open already
refusal-seats-open =
    { $count ->
        [one] One seat is still open; wait, or let a bot sit there
       *[other] { $count } seats are still open; wait, or let bots sit there
    }
refusal-paused = The table is paused
refusal-paused-already = The table is paused already
refusal-not-paused = The table is not paused
refusal-stale = The table has moved on; look again
refusal-action-unreadable = { $detail }
refusal-rule = The rules do not allow it
refusal-nothing-to-take-back = There is nothing to take back
refusal-seen-already = You have seen what was hidden, so this cannot be undone
refusal-vote-waits = Another proposal is still open
refusal-nothing-proposed = Nothing was proposed
refusal-answered-already = You have answered already
refusal-you-resigned = You have resigned
refusal-resigned-already = You have already resigned
refusal-bot-holds = A bot holds your seat
refusal-person-plays = A person plays seat { $seat }
refusal-nobody-left = Nobody left seat { $seat }
refusal-nobody-holds = Nobody holds seat { $seat } for you
refusal-in-time = It was still in time
refusal-store-away = The server cannot reach its database right now. Your move is kept and sent again.
refusal-table-damaged = This table cannot be read. Its moves are kept, and whoever runs this server can see why.
refusal-not-stored = This could not be stored, so it has not happened; please try again
refusal-muted = The host of this table has muted you
refusal-no-answers = This game asks for no standing answers
refusal-answer-unknown = A standing answer is one of { $answers }, not “{ $answer }”
refusal-hint-rated = There are no hints in a rated game
refusal-hint-people = There are no hints in a game with other people
refusal-bots-busy = No bot could answer in time; please try again
refusal-no-such-step = Nobody had to decide anything at step { $step } of this game
refusal-not-your-move = It is not your move
refusal-no-such-table = There is no such table
refusal-game-unknown = There is no game “{ $game }” here; games: { $games }
refusal-no-rules = This game comes without a text of its rules
refusal-bot-unknown = There is no bot “{ $bot }” here; bots: { $bots }
refusal-clock-seconds = A clock needs at least one second
refusal-clock-days = A clock in days needs at least one day
refusal-option-unknown = “{ $name }” is no option of this game
refusal-option-value = { $name }: “{ $value }” cannot be chosen; there is { $values }
refusal-option-players = This game is for { $least } to { $most } players, not { $players }
refusal-option-first = Seat { $first } cannot begin: there are { $players } players
refusal-nobody = You are not known here yet. Load the page again; a program sends POST /api/me first, or a valid token
refusal-no-such-person = There is no person with this id
refusal-name-empty = A name needs letters that can be shown
refusal-account-already = You have an account already
refusal-settings-enough = You have { $most } settings already
refusal-login-taken = The name { $login } is taken
refusal-login-wrong = There is no account with this name and password
refusal-password-wrong = That is not your password
refusal-token-lacks = This token may not do that; it lacks “{ $scope }”
refusal-tokens-enough = You have { $most } tokens already; delete one first
refusal-hooks-enough = You have { $most } webhooks already; delete one first
refusal-hook-unreadable = “{ $url }” is not a valid address
refusal-hook-https = A webhook’s address begins with https:// and has no user or port in it
refusal-hook-unknown-host = The host { $host } cannot be found
refusal-hook-private = A webhook’s address must be public
refusal-no-such-hook = You have no such webhook
refusal-hook-silent = Nothing at this address answers as a webhook should
refusal-hook-answers = The address answers, but does not accept the notice (status { $status })
refusal-say-watch-first = Only people who sit at this table or watch it may chat here
refusal-tables-enough = At most { $most } tables can be followed at once
refusal-tables-open = You have opened { $most } tables since yesterday that are not finished; finish one first
refusal-seats-held = You have { $most } seats at tables that are not finished; finish a game or stand up first
refusal-no-message = This is not a valid message: { $detail }
refusal-other-site = Another site’s page requested this, so it was not done
refusal-too-fast = Too many requests; please slow down
refusal-wait = Please wait a few seconds and try again
refusal-form = The request is not valid: { $detail }
refusal-unknown-field =
    { $meant ->
        [none] There is no “{ $field }” here; there is: { $known }
       *[other] There is no “{ $field }” here; did you mean “{ $meant }”?
    }
refusal-nothing-here = There is nothing at this address
refusal-too-long = That is too long
refusal-http = That did not work: { $detail }
refusal-our-mistake = Something went wrong on the server
refusal-unreachable = The server cannot be reached. Try again in a moment.
