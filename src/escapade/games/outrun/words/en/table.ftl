# Outrun at the table: its cards, its steps, its log.
outrun-the-vampire = the vampire
outrun-the-bear = the bear
outrun-the-zombie = the zombie
outrun-the-dragon = the dragon
outrun-title = Round { $round }, { $monster } behind you
outrun-mode-together = all together
outrun-mode-apart = each in their own time
outrun-mode-relaxed = in no hurry
outrun-museum = The museum, { $monster } behind. { $told }
outrun-stands = { $name } in room { $room }
outrun-stands-out = { $name } is out
outrun-room = room { $room }/{ $last }
outrun-out = out!
outrun-held =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
outrun-infected = infected
outrun-symbol = { $letter }, { $symbol }
outrun-symbol-a = run
outrun-symbol-b = jump
outrun-symbol-c = duck
outrun-symbol-d = climb
outrun-symbol-e = crawl
outrun-symbol-f = slide
outrun-symbol-g = dodge
outrun-symbol-h = vault
outrun-finish = Finish
outrun-finish-key = Finish ⏎
outrun-sent = Finished …
outrun-nothing = nothing
outrun-plus = +{ $number }
outrun-letter = { $letter }
outrun-a-card = a card
outrun-card-reverse = Reverse
outrun-card-even = Gap path even–odd
outrun-card-odd = Gap path odd–even
outrun-card-swap = Swap { $detail }
outrun-card-wrong = Wrong way { $detail }
outrun-card-long = Long way +{ $detail }
outrun-card-small = Small shortcut
outrun-card-big = Big shortcut
outrun-card-boost = Boost
outrun-card-shield = Shield
outrun-card-focus = Focus
outrun-card-take = Take mine
outrun-card-fair = Fair swap?
outrun-card-steal = Steal
outrun-card-antidote = antidote
outrun-says-reverse = backwards
outrun-says-even = 2nd, 4th, 6th first, then the others
outrun-says-odd = 1st, 3rd, 5th, 7th first, then the others
outrun-says-swap = { $other } for { $one }, { $one } for { $other }
outrun-says-wrong = leave out { $one }
outrun-says-long = play +{ $one } after movement card { $one }; “+” cards are not counted
outrun-says-small = you may leave out one card
outrun-says-big = play only this card, then Finish
outrun-says-boost = twice the rooms
outrun-says-shield = others cannot play cards on you
outrun-says-focus = discard the cards in front of you
outrun-says-take = the cards in front of you go to another player
outrun-says-fair = swap the cards in front of you with theirs
outrun-says-steal = take the cards in their hand
outrun-says-antidote = you may play it last: it cures you
outrun-path = The path
outrun-path-told = The path: { $path }. Before you: { $cards }.
outrun-antidote-note = antidote: infected players may play it last
outrun-path-was = The path was
outrun-laid = Laid: { $laid }
outrun-deck = Your cards
outrun-back = Back ⌫
outrun-left = { $seconds } s left
outrun-set = Ready … steady …
outrun-round-over = How everybody ran
outrun-right = right
outrun-wrong = wrong
outrun-late = too late
outrun-asked = Asked for:
outrun-network = ping { $ping }, credit { $credit } ms
outrun-rooms =
    { $count ->
        [one] one room
       *[other] { $count } rooms
    }
outrun-mistake = Card { $at } should be { $asked }.
outrun-mistake-card = Card { $at } should be { $asked }, because of { $card }.
outrun-mistake-antidote = Card { $at } should be { $asked }: the antidote comes last.
outrun-best-first = Your first time for this kind of path ({ $kind }): kept.
outrun-best-new = Your best time for this kind of path ({ $kind }), { $before } s before!
outrun-best-was = Your best for this kind of path ({ $kind }): { $before } s.
outrun-best-title = Your best times
outrun-best-line =
    { $bends ->
        [0] { $cards } cards: { $time } s
        [one] { $cards } cards, one that bends: { $time } s
       *[other] { $cards } cards, { $bends } that bend: { $time } s
    }
outrun-best-none = None yet. They stay in this browser.
outrun-best-forget = Forget them
outrun-places = The board of { $monster }, slowest left
outrun-place = place { $place }
outrun-zero = the +0 area
outrun-covered = covered
outrun-sign-wounded = wounded: lose all cards in front of you
outrun-sign-burned = burned: lose all cards in front of you
outrun-sign-cards = draw two cards
outrun-sign-biohazard = biohazard: you are infected; if you are already, you infect a neighbour
outrun-runners = The runners and what lies before them
outrun-middle = In the middle, for all
outrun-unopened = path unopened
outrun-status-running = running …
outrun-status-finished = finished
outrun-status-late = too late
outrun-ready = I am ready ⏎
outrun-ready-is = ready
outrun-turn = Turn up the path ⏎
outrun-open = Open the path ⏎
outrun-play-on =
    { $own ->
        [yes] On yourself
       *[no] On { $name }
    }
outrun-keep = Keep the rest (.)
outrun-standing = When a card is played on you
outrun-standing-ask = ask me each time
outrun-standing-use = use a Shield if I hold one
outrun-standing-keep = let it happen, keep my Shield
outrun-beside = Several of you share this screen: in the mode “Apart” each has a stopwatch of their own.
outrun-keys = Keys: 1–8 your cards, 9 a “+” card, 0 the antidote or the Big shortcut, Backspace takes back, Enter is Finish.
outrun-ours-label-symbols = our symbols
outrun-ours-label-paths = our paths
outrun-ours-label-cards = our cards
outrun-ours-label-board = our numbers
outrun-ours-more = How to correct it
outrun-ours-symbols = The eight symbols are not known by name; these are words and drawings of ours for the ways one runs.
outrun-ours-paths = The printed path cards are not known; ours have the same lengths and use each symbol equally often.
outrun-ours-cards = How many interference cards of a kind there are is not known but for the total of 48.
outrun-ours-bear = The numbers of the places, their signs and which are covered are not known; these play well.
outrun-ours-vampire = The numbers of the places and which are covered are not known; these play well.
outrun-ours-zombie = The numbers of the places, their signs and which are covered are not known; these play well.
outrun-ours-dragon = The numbers of the places, their signs and which are covered are not known; these play well.
outrun-log-turnedup = New round: the path is revealed.
outrun-log-putdown = New round: the path lies face down.
outrun-log-opened = { $name } opens the path.
outrun-log-finished = { $name } has finished.
outrun-log-runshown = { $name } played { $laid } in { NUMBER($time, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
outrun-log-runshown-network = { $name } played { $laid } in { NUMBER($time, minimumFractionDigits: 2, maximumFractionDigits: 2) } s (ping { $ping } ms, credit { $credit } ms).
outrun-log-camelate = { $name } ran out of time.
outrun-log-timecalled = { $name } calls time.
outrun-log-ranright = { $name } ran right.
outrun-log-ranwrong = { $name } ran wrong. { $why }
outrun-log-stood = { $name } takes place { $place }.
outrun-log-moved =
    { $count ->
        [one] { $name } runs on by one room.
       *[other] { $name } runs on by { $count } rooms.
    }
outrun-log-won = { $name } is out of the last room!
outrun-log-cleared = All cards in front of { $name } are removed.
outrun-log-infected = { $name } is infected.
outrun-log-cured = { $name } is cured, and immune for this round.
outrun-log-shielded = { $name } uses a Shield: the card is cancelled.
outrun-log-drew = { $name } draws { $card }.
outrun-log-played = { $name } plays { $card } on { $other }.
outrun-log-played-own = { $name } plays { $card } on themselves.
outrun-log-turnedover-middle = { $card } now lies in the middle.
outrun-log-turnedover-front = { $card } now lies in front of { $name }.
outrun-log-removed-middle = { $card } is removed from the middle.
outrun-log-removed-front = { $card } in front of { $name } is removed.
outrun-log-wasted = { $card } is discarded: an identical card is already there.
outrun-log-gaveall = { $other } gets all cards in front of { $name }.
outrun-log-swappedall = { $name } and { $other } swap the cards in front of them.
outrun-log-stole = { $name } steals { $other }’s cards.
outrun-log-stole-known = { $name } steals { $other }’s cards: { $cards }.
outrun-log-shuffled = The cards are shuffled into a new deck.
