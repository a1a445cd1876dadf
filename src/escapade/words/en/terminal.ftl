# The table in the terminal. The commands themselves (why, hint, more, undo, log, help, quit) are typed in English in every language.
terminal-you = you
terminal-person = a person
terminal-type-a-number = Type the number of a move, or help.
terminal-left = You have left the table. To continue the game: escapade resume
terminal-record = Game record: { $file }
terminal-reconstructed = Reconstructed, not taken from the box: { $what }. If you own the box, you can correct this with --data FILE.

## Asking for a move
terminal-help =
    Type a move's number, or its text. Enter shows the menu again. Or type:
    why 7   what a move does, or which rule refuses it   hint  a bot's advice
    more    next page; more red spoon finds moves        undo  take a move back
    log     everything that happened                     quit  stop; escapade resume
terminal-why-what = Type why and a move, such as why { $move }.
terminal-legal = { $move } is legal: { $does }.
terminal-hint = { $number } { $move }: wins { $percent }%, simulations: { $visits }
terminal-hint-line = { $hint }; then { $moves }
terminal-no-move = '{ $typed }' is not a move; type one from the menu, or help.
terminal-no-number = The menu goes from 1 to { $last }; there is no { $number }.
terminal-not-found = No move contains '{ $words }'.
terminal-page = page { $page } of { $pages }: type more for the next page, or more WORDS to find a move
terminal-folded = { $count } moves: type more { $words }
terminal-hide = Press Enter to hide your hand
terminal-pass = Pass the device to { $name }, then press Enter
terminal-back = Press Enter to go back to the table

## The log, and taking a move back
terminal-earlier =
    { $count ->
        [one] … { $count } earlier line: type log
       *[other] … { $count } earlier lines: type log
    }
terminal-nothing-yet = Nothing has happened yet.
terminal-moved-since = { $name } has moved since; only the last person to move can take a move back.
terminal-run-seen = A run cannot be taken back: you have seen the path.
terminal-nothing-to-undo = You have no move to take back.
terminal-undone = { $name } takes a move back.

## Replays
terminal-replay-help =
    Enter shows the next move, b the previous one. A number jumps to that move,
    0 to the deal, +10 and -10 by ten moves, start and end to the ends. quit stops.
terminal-replay-at = Move { $move } of { $moves }
terminal-replay-end = This is the end.
terminal-replay-moves = The game has { $moves } moves.
terminal-replay-deal = The deal. Press Enter for the first move, or type help.

## The table of any game
terminal-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
terminal-seen = seen
terminal-none = none
terminal-no-cards = no cards
terminal-option = { $option }: { $value }
terminal-option-off = { $option }: off
terminal-hand = { $name }'s hand
terminal-deck = Deck
terminal-discards = Discards
terminal-letters = Cards: { $letters }.

# Players; each letter only once
terminal-colour-blue = Blue
    .letter = B
terminal-colour-red = Red
    .letter = R
terminal-colour-green = Green
    .letter = G
terminal-colour-yellow = Yellow
    .letter = Y
terminal-colour-purple = Purple
    .letter = P
terminal-colour-white = White
    .letter = W

## Cartagena
terminal-cartagena-letters-grey = Cards: { $letters }; a capital is a grey card.
terminal-cartagena-home = { $home } of { $pirates } home
terminal-cartagena-deck = Deck
terminal-cartagena-discards = Discards
terminal-cartagena-next = Next
terminal-cartagena-drawn = Drawn to choose from
terminal-cartagena-shore = { $place } at { $shore }

## Outrun
terminal-outrun-title = { $monster }, round { $round }
terminal-outrun-out = out
terminal-outrun-room = room { $room } of { $rooms }
terminal-outrun-infected = { $where }, infected
terminal-outrun-finished = has finished
terminal-outrun-late = is late
terminal-outrun-runs = runs
terminal-outrun-place = place { $place }
terminal-outrun-path = Path
terminal-outrun-but = But
terminal-outrun-keys = Keys
terminal-outrun-middle = Middle
terminal-outrun-hold = Hand
terminal-outrun-antidote = with the antidote
terminal-outrun-face-down = { $count } face down
terminal-outrun-ready = Press Enter to see the path and start your clock
terminal-outrun-run = Run
terminal-outrun-key-plus = the next "+"
terminal-outrun-key-shortcut = Big shortcut
terminal-outrun-key-antidote = antidote
terminal-outrun-key-enter = Enter Finish   late gives up
terminal-outrun-no-key = '{ $key }' plays no card here: 1 to 8 are A to H
terminal-outrun-no-key-plus = '{ $key }' plays no card here: 1 to 8 are A to H, 9 is the next "+" card
terminal-outrun-help =
    Enter shows the path and starts your clock. Then type its cards in order, by
    digit or letter (1 or A), and press Enter to finish; late gives the run up.
    log   everything that happened      undo  take a move back, before the path
    quit  stop; escapade resume
terminal-outrun-nothing-laid = You have not played a card yet: type the cards of the path, then press Enter; late gives up

## Dig Your Way Out
terminal-dig-goal = { $points } points to win
terminal-dig-tunnel = { $points } of { $goal }
terminal-dig-cigarettes = { $count } cig.
terminal-dig-beaten = beaten { $times }
terminal-dig-no-gang = no gang
terminal-dig-stacks = Stacks
terminal-dig-letters = A move's text: words with colons, such as dig:spoon. An area's +2: cards of a search.

## What is wrong with a command
terminal-output = The output cannot be written: { $reason }.
terminal-stopped = Stopped.
terminal-no-language = There is no translation '{ $language }'; available: { $languages }.
terminal-no-player = There is no player '{ $player }'; players: { $players }.
terminal-seats-or-players = --seats lists { $listed } players, but --players says { $players }; use only one of them.
terminal-bots-or-players = --bots lists { $listed } bots, but --players says { $players }; use only one of them.
terminal-no-setting = '{ $setting }' is not a setting; write option=value, such as morgan=yes.
terminal-set-twice = { $name } is set twice, to { $first } and to { $second }.
terminal-no-keyboard = Moves are typed in a terminal, and there is none here; let only bots play, such as --seats fox,owl.
terminal-no-unfinished = There is no unfinished game here; name a record file, or start a game with escapade play.
terminal-record-over = The game in { $file } is over; escapade replay shows it.
terminal-untrained = The bots were trained without these corrections.
terminal-no-such-move =
    { $moves ->
        [one] The game has { $moves } move; there is no move { $move }.
       *[other] The game has { $moves } moves; there is no move { $move }.
    }
terminal-no-such-game =
    { $games ->
        [one] { $file } has { $games } game; there is no number { $number }.
       *[other] { $file } has { $games } games; there is no number { $number }.
    }
terminal-no-such-seat = this game has { $players } players; there is no player { $player }
terminal-no-rules = { $game } comes without written rules.
terminal-no-rules-in = The rules of { $game } are not available in '{ $language }'; languages: { $languages }.
terminal-no-rule = { $game } has no rule '{ $rule }'; sections: { $sections }.
terminal-unreadable = { $file } cannot be read: { $reason }.
terminal-unwritable = { $file } cannot be written: { $reason }.
terminal-no-text = it is not a text file
terminal-no-toml = { $file } is not a valid TOML file: { $reason }.
terminal-toml-deep = it is nested too deeply, or a number is too long
terminal-no-analysis = { $bot } cannot analyse; bots that can: { $bots }.
terminal-position-over = The game is over in this position.

## Reports: think, games, simulate, verify
terminal-thought = { $move }  wins { $percent }%, simulations: { $visits }
terminal-nothing-to-decide = There is nothing to decide in this position.
terminal-game-facts = for { $least } to { $most } players, rules { $rules }
terminal-options = option
terminal-options-values = values [default]
terminal-options-says = what it decides
terminal-simulated =
    { $games ->
        [one] { $games } game of { $game }: { $finished } finished.
       *[other] { $games } games of { $game }: { $finished } finished.
    }
terminal-simulated-cut =
    { $games ->
        [one] { $games } game of { $game }: { $finished } finished, { $unfinished } left unfinished after { $cap } decisions.
       *[other] { $games } games of { $game }: { $finished } finished, { $unfinished } left unfinished after { $cap } decisions.
    }
terminal-simulated-pace = { $decisions } decisions in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s: { $pace } a second.
terminal-seat = seat { $seat }
terminal-together = together
terminal-bot = bot
terminal-wins = wins
terminal-share = share
terminal-interval = 95% interval
terminal-lengths = a finished game takes
terminal-mean = mean
terminal-deviation = deviation
terminal-shortest = shortest
terminal-longest = longest
terminal-decisions = decisions
terminal-turns = turns
terminal-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
terminal-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-fault = { $file }: { $fault }.
terminal-verified =
    { $moves ->
        [one] { $file }, line { $line }: OK, { $game }, { $moves } move, won by { $winners }.
       *[other] { $file }, line { $line }: OK, { $game }, { $moves } moves, won by { $winners }.
    }
terminal-verified-unfinished =
    { $moves ->
        [one] { $file }, line { $line }: OK, { $game }, { $moves } move, unfinished.
       *[other] { $file }, line { $line }: OK, { $game }, { $moves } moves, unfinished.
    }
terminal-all-verified =
    { $games ->
        [one] { $games } game verified, no errors.
       *[other] { $games } games verified, no errors.
    }
