# Outrun: questions, moves and their effects.
outrun-ask-turn-mine = Reveal the path to start the round.
outrun-ask-turn-other = { $name } reveals the path. Are you ready?
outrun-ask-open = The path is face down. Open it when you are ready: your time starts when you see it.
outrun-ask-run-mine = Play your cards in the order of the path, then Finish.
outrun-ask-run-other =
    { $count ->
        [one] { $count } player is still running.
       *[other] { $count } players are still running.
    }
outrun-ask-faster-mine = You were the last to run correctly: stay, or take a place further left.
outrun-ask-faster-only = Only you ran correctly: stay, or take a place further left.
outrun-ask-faster-other = { $name } may take a place further left.
outrun-ask-effects-mine = You are infected: infect a neighbour.
outrun-ask-effects-other = { $name } infects a neighbour.
outrun-ask-interference-mine = Play cards on any player, or keep them. Choose a card, then a player.
outrun-ask-interference-other = { $name } may play interference cards.
outrun-ask-reaction-mine = { $by } plays { $card-quoted } on you: { $effect }.
outrun-ask-reaction-other = { $by } plays { $card-quoted } on { $other }.
outrun-move-turnup = Reveal the path
outrun-move-open = Open the path
outrun-move-run = Run { $laid }: { NUMBER($time, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
outrun-move-belate = Give up this run
outrun-move-calltime = Call time
outrun-move-stay =
    { $count ->
        [one] Stay on place { $place }: { $count } room
       *[other] Stay on place { $place }: { $count } rooms
    }
outrun-move-takeplace =
    { $count ->
        [one] Place { $place }: { $count } room
       *[other] Place { $place }: { $count } rooms
    }
outrun-move-infect = Infect { $name }
outrun-move-play = { $card } on { $name }
    .short = on { $name }
outrun-move-play-own = { $card } on yourself
    .short = on yourself
outrun-move-keep =
    { $count ->
        [one] Keep your card
       *[other] Keep your { $count } cards
    }
outrun-move-accept = Accept { $card }
outrun-move-useshield = Use a Shield
outrun-note-clock-starts = your time starts
outrun-note-counts-as-wrong = counts as wrong
outrun-note-calls-missing =
    { $count ->
        [one] { $count } more player must call time
       *[other] { $count } more players must call time
    }
outrun-note-run-ends = ends the run for everyone
outrun-note-wounded = wounded: lose all cards in front of you
outrun-note-burned = burned: lose all cards in front of you
outrun-note-draws =
    { $count ->
        [one] draw a card
       *[other] draw { $count } cards
    }
outrun-note-infected = you become infected
outrun-note-infects = you infect a neighbour
outrun-note-infected-already = { $name } is infected already: nothing happens
outrun-note-immune = { $name } is immune this round: nothing happens
outrun-note-replaces = replaces { $cards }
outrun-note-cancels = cancels { $card }
