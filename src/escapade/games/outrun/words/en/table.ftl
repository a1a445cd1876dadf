# Outrun at the table: cards, rounds, log.
outrun-the-vampire = the vampire
outrun-the-bear = the bear
outrun-the-zombie = the zombie
outrun-the-dragon = the dragon
outrun-title = Round { $round }, { $monster } behind you
outrun-rounds-played =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
outrun-mode-together = together
outrun-mode-apart = apart
outrun-mode-relaxed = relaxed
outrun-museum = The rooms, with { $monster } behind. { $told }
outrun-stands = { $name } in room { $room }
outrun-stands-out = { $name } has escaped
outrun-room = room { $room }/{ $last }
outrun-out = escaped!
outrun-held =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
outrun-in-hand = In hand:
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
    .quoted = a card
outrun-card-reverse = Reverse
    .quoted = “Reverse”
outrun-card-even = Gap path even–odd
    .quoted = “Gap path even–odd”
outrun-card-odd = Gap path odd–even
    .quoted = “Gap path odd–even”
outrun-card-swap = Swap { $detail }
    .quoted = “Swap { $detail }”
outrun-card-wrong = Wrong way { $detail }
    .quoted = “Wrong way { $detail }”
outrun-card-long = Long way +{ $detail }
    .quoted = “Long way +{ $detail }”
outrun-card-small = Small shortcut
    .quoted = “Small shortcut”
outrun-card-big = Big shortcut
    .quoted = “Big shortcut”
outrun-card-boost = Boost
    .quoted = “Boost”
outrun-card-shield = Shield
    .quoted = “Shield”
outrun-card-focus = Focus
    .quoted = “Focus”
outrun-card-take = Take mine
    .quoted = “Take mine”
outrun-card-fair = Fair swap?
    .quoted = “Fair swap?”
outrun-card-steal = Steal
    .quoted = “Steal”
outrun-card-antidote = Antidote
outrun-says-reverse = last symbol first
outrun-says-even = 2nd, 4th, 6th first, then the others
outrun-says-odd = 1st, 3rd, 5th, 7th first, then the others
outrun-says-swap = play { $other } for { $one } and { $one } for { $other }
outrun-says-wrong = skip { $one }
outrun-says-long = play +{ $one } after movement card { $one }; “+” cards are not counted
outrun-says-small = you may skip one card
outrun-says-big = play only this card, then Finish
outrun-says-boost = move twice as many rooms
outrun-says-shield = others cannot play cards on you
outrun-says-focus = discard the cards in front of you
outrun-says-take = give the cards in front of you to another player
outrun-says-fair = swap the cards in front of you with theirs
outrun-says-steal = take the cards in their hand
outrun-on-you-take = you get the cards in front of { $by }
outrun-on-you-fair = you swap the cards in front of you with { $by }
outrun-on-you-steal = the cards in your hand go to { $by }
outrun-says-antidote = you may play it last: it cures you
outrun-path = The path
outrun-path-told = The path: { $path }. In front of you: { $cards }.
outrun-antidote-note = antidote: infected players may play it last
outrun-path-was = The path
outrun-laid = Played: { $laid }
outrun-deck = Your cards
outrun-back = Back ⌫
outrun-left = { $seconds } s left
outrun-set = Ready … steady …
outrun-round-over = Results of the round
outrun-even = Times within 2 s count as equal: players further back go first.
outrun-right = correct
outrun-wrong = wrong
outrun-late = too late
outrun-unfinished = not finished
outrun-asked = Correct:
outrun-network = ping { $ping }, credit { $credit } ms
outrun-rooms =
    { $count ->
        [one] { $count } room
       *[other] { $count } rooms
    }
outrun-mistake = Card { $at } should be { $asked }.
outrun-mistake-card = Card { $at } should be { $asked }, because of { $card-quoted }.
outrun-mistake-antidote = Card { $at } should be { $asked }: the antidote comes last.
outrun-mistake-big = Only { $card-quoted } should be played: it replaces the whole path.
outrun-best-first =
    { $bends ->
        [0] First { $cards }-card time saved.
        [one] First { $cards }-card time with { $bends } interference card saved.
       *[other] First { $cards }-card time with { $bends } interference cards saved.
    }
outrun-best-new = New best! Previously { $before } s.
outrun-best-was = Your best: { $before } s.
outrun-best-title = Your best times
outrun-best-line =
    { $bends ->
        [0] { $cards } cards: { $time } s
        [one] { $cards } cards, { $bends } interference card: { $time } s
       *[other] { $cards } cards, { $bends } interference cards: { $time } s
    }
outrun-best-none = None yet. They are saved in this browser.
outrun-best-forget = Delete
outrun-places = Monster board of { $monster }, slowest on the left
outrun-place = place { $place }
outrun-zero = the +0 area
outrun-covered = covered
outrun-sign-wounded = wounded: lose all cards in front of you
outrun-sign-burned = burned: lose all cards in front of you
outrun-sign-cards = draw two cards
outrun-sign-biohazard = biohazard: you are infected
outrun-runners = Players and the cards in front of them
outrun-middle = In the middle, for everyone
outrun-unopened = path not opened
outrun-status-running = running …
outrun-status-finished = finished
outrun-status-late = too late
outrun-status-unfinished = not finished
outrun-ready = I’m ready ⏎
outrun-ready-is = ready
outrun-turn = Reveal the path ⏎
outrun-open = Open the path ⏎
outrun-play-on =
    { $own ->
        [yes] On yourself
       *[no] On { $name }
    }
outrun-chosen = { $card-quoted }: { $effect }. Choose a player.
outrun-standing = When a card is played on you
outrun-standing-ask = ask me each time
outrun-standing-use = use a Shield if I hold one
outrun-standing-keep = accept it, keep my Shield
outrun-keys = Keys: 1–8 your cards, 9 a “+” card, 0 the antidote or the Big shortcut, Backspace undoes, Enter finishes.
outrun-ours-title = ≈ Reconstructed: { $count }
outrun-ours-more = About accuracy
outrun-log-turnedup = New round: the path is revealed.
outrun-log-putdown = New round: the path is face down.
outrun-log-opened = { $name } opens the path.
outrun-log-finished = { $name } finishes.
outrun-log-runshown = { $name } plays { $laid } in { NUMBER($time, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
outrun-log-runshown-network = { $name } plays { $laid } in { NUMBER($time, minimumFractionDigits: 2, maximumFractionDigits: 2) } s (ping { $ping } ms, credit { $credit } ms).
outrun-log-camelate = { $name } ran out of time.
outrun-log-unfinished = { $name } did not finish.
outrun-log-timecalled = { $name } calls time.
outrun-log-ranright = { $name }’s run is correct.
outrun-log-ranwrong = { $name }’s run is wrong. { $why }
outrun-log-stood = { $name } takes place { $place }.
outrun-log-moved =
    { $count ->
        [one] { $name } moves { $count } room.
       *[other] { $name } moves { $count } rooms.
    }
outrun-log-won = { $name } escapes from the last room!
outrun-log-cleared = { $name } loses all cards in front of them.
outrun-log-focused = { $name } discards all cards in front of them.
outrun-log-infected = { $name } is infected.
outrun-log-infects = { $name } infects { $opponent }.
outrun-log-cured = { $name } is cured and immune this round.
outrun-log-shielded = { $name } uses a Shield: the card is cancelled.
outrun-log-drew = { $name } draws { $card-quoted }.
outrun-log-played = { $name } plays { $card-quoted } on { $other }.
outrun-log-played-own = { $name } plays { $card-quoted } on themselves.
outrun-log-turnedover-middle = { $card-quoted } is now in the middle.
outrun-log-turnedover-front = { $card-quoted } is now in front of { $name }.
outrun-log-removed-middle = { $card-quoted } is removed from the middle.
outrun-log-removed-front = { $card-quoted } in front of { $name } is removed.
outrun-log-replaced-middle = { $new-quoted } replaces { $card-quoted } in the middle.
outrun-log-replaced-front = { $new-quoted } replaces { $card-quoted } in front of { $opponent }.
outrun-log-wasted = { $card-quoted } is discarded: an identical card is already there.
outrun-log-gaveall = { $opponent } gets all cards in front of { $name }.
outrun-log-swappedall = { $name } and { $opponent } swap the cards in front of them.
outrun-log-stole = { $name } steals { $opponent }’s cards.
outrun-log-stole-known = { $name } steals { $opponent }’s cards: { $cards-quoted }.
outrun-log-shuffled = The cards are shuffled into a new deck.
