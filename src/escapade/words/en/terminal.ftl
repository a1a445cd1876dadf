# The table in the terminal. The commands themselves (why, hint, more, undo, log, help, quit) are typed in English in every language.
terminal-you = you
terminal-person = a person
terminal-type-a-number = Type the number of a move, or help.
terminal-left = You leave the table; the game stays unfinished. To go on: escapade resume
terminal-record = Game record: { $file }
terminal-reconstructed = Reconstructed, not read off the box: { $what }; who owns one can correct them with --data FILE.

## Asking for a move
terminal-help =
    Type a move's number, or its text. Enter shows the menu again. Or type:
    why 7   what a move does, or which rule refuses it   hint  a bot's advice
    more    next page; more red spoon finds moves        undo  take a move back
    log     everything that happened                     quit  stop; escapade resume
terminal-why-what = Type why and a move, such as why { $move }.
terminal-legal = { $move } is legal: { $does }.
terminal-hint = { $number } { $move }: wins { $percent } %, tried { $visits } times
terminal-hint-line = { $hint }; then { $moves }
terminal-no-move = '{ $typed }' is not a move; type one of the menu, or help.
terminal-no-number = The menu goes from 1 to { $last }; there is no { $number } in it.
terminal-not-found = No move here has '{ $words }' in it.
terminal-page = page { $page } of { $pages }: type more for the next, more and words to find a move
terminal-folded = { $count } moves: type more { $words }
terminal-hide = Press Enter to hide your hand
terminal-pass = Pass the device to { $name }, then press Enter
terminal-back = Press Enter to go back to the table

## The log, and taking a move back
terminal-earlier =
    { $count ->
        [one] … and { $count } line before: type log
       *[other] … and { $count } lines before: type log
    }
terminal-nothing-yet = Nothing has happened yet.
terminal-moved-since = { $name } has moved since; only the last person to move can take a move back.
terminal-run-seen = A run cannot be taken back: you have seen the path.
terminal-nothing-to-undo = There is no move of yours to take back.
terminal-undone = { $name } takes a move back.

## Replays
terminal-replay-help =
    Enter goes one move on, b one back. A number goes to that move, 0 to the deal.
    +10 and -10 go ten moves on and back, start and end to the ends. quit stops.
terminal-replay-at = Move { $move } of { $moves }
terminal-replay-end = This is the end.
terminal-replay-moves = The game has { $moves } moves.
terminal-replay-deal = The deal. Enter goes on, help says what else you can type.

## The table of any game
terminal-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
terminal-seen = seen
terminal-none = none
terminal-no-cards = no cards
terminal-hand = { $name }'s hand
terminal-deck = Deck
terminal-discards = Discards
terminal-letters = Cards: { $letters }.

## Cartagena
terminal-cartagena-letters-grey = Cards: { $letters }; a capital is a grey card.
terminal-cartagena-home = { $home } of { $pirates } home
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
terminal-outrun-hold = Hold
terminal-outrun-antidote = with the antidote
terminal-outrun-face-down = { $count } face down
terminal-outrun-ready = Press Enter and the path is shown: your clock starts
terminal-outrun-run = Run
terminal-outrun-key-plus = the next "+"
terminal-outrun-key-shortcut = Big shortcut
terminal-outrun-key-antidote = antidote
terminal-outrun-key-enter = Enter Finish   late gives up

## Dig Your Way Out
terminal-dig-goal = { $points } points win
terminal-dig-tunnel = { $points } of { $goal }
terminal-dig-cigarettes = { $count } cig.
terminal-dig-beaten = beaten { $times }
terminal-dig-no-gang = no gang
terminal-dig-stacks = Stacks
terminal-dig-letters = A move's text: words with colons, such as dig:spoon. An area's +2: cards of a search.
