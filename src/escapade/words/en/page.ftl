# Every page, and what all games share: header, home page, table, log, chat.
title = Escapade
home = Home
skip = Skip to content
home-link = Escapade, home
settings = Settings
about = About
notice = The games belong to their designers and publishers. Escapade is an unofficial implementation by people who like them, with its own pictures and texts.
offline = You are offline. Your games continue when you are back online.
unreachable = The server cannot be reached. Please try again in a moment.
server-away = The server is not responding. This page keeps trying and will resume by itself.
new-version = A new version of Escapade is available.
part-missing = Part of this page could not be loaded.
reload = Reload
tables-unknown = Unknown while the server is not responding.
table-unreachable = This table cannot be shown right now
table-unreachable-says = The game is safe on the server. It will appear here as soon as the server responds.
reconnecting = Connection lost. Reconnecting …
play-bots = Play against bots
play-friends = Play with friends
more-options = More options
variant = Variant
own-tables = Your games
own-tables-none = No games yet. Start your first one now.
open-tables = Open games
open-tables-none = No open games right now.
go-on = Continue
sit-down = Join
hints-on = with hints
look-on = Watch
seat-open = open seat
deleted-player = Deleted player
name = Name
rules = Rules
table = Table
bot-hare = Hare
bot-hare-says = hops at the first chance
bot-magpie = Magpie
bot-magpie-says = grabs whatever glitters
bot-fox = Fox
bot-fox-says = thinks a few moves ahead
bot-raven = Raven
bot-raven-says = has seen many games end
bot-owl = Owl
bot-owl-says = thinks for up to half a second
bot-random = Random
bot-greedy = Greedy
bot-choice = { $level } · { $name }: { $says }
bot-level = bot, level { $level } of { $levels }
bot-plain = bot
bots-reduced = { $count ->
    [one] { $bots } plays below full strength, because the rules are not compiled on this server.
   *[other] { $bots } play below full strength, because the rules are not compiled on this server.
}
value-yes = yes
value-no = no
value-random = random
language = Language
speed = Animation speed
speed-calm = Normal
speed-quick = Fast
speed-instant = Off
sound-on = Sound: on
sound-off = Sound: off
auto-end = End my turn automatically when nothing else is left to do
comfort = Speed and size
size = Size
size-normal = Normal
size-large = Large
size-larger = Very large
your-name = Your name
save = Save
saved = Saved.
back = Back
you = you
players = Players
copy = Copy
copied = Copied
status-gathering = Waiting for players
status-turn = { $name }’s turn
status-yours =
    { $seats ->
        [one] Your turn
       *[other] { $name }, your turn
    }
status-over = { $names } won
status-paused = Paused
seat-resigned = resigned
seat-held = bot stands in
seat-away = away
undo = Undo
undo-ask = Ask to undo
resign = Resign
rematch = Rematch
record = Game record
watching =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
log = Log
log-empty = Nothing yet.
log-sat = { $name } joins.
log-renamed = { $name } is now { $other }.
log-stood = Seat { $number } is open.
log-resized = The game is now for { $count } players.
log-started = The game starts.
log-undone = { $name } undoes a move.
log-proposed-undo = { $name } asks to undo a move.
log-proposed-pause = { $name } asks for a pause.
log-proposed-resume = { $name } asks to continue.
log-voted-yes = { $name } agrees.
log-voted-no = { $name } declines.
log-paused = The game is paused.
log-resumed = The game continues.
log-credited = The server was down. That time does not count on the clocks.
log-held = { $name } is away. A bot stands in.
log-returned = { $name } is back.
log-resigned = { $name } resigns.
log-timed-out = { $name } ran out of time.
log-by-clock = Time is up. A move is made automatically for { $name }.
log-rematched = The rematch is ready.
log-ended-played =
    { $count ->
        [one] { $name } wins.
       *[other] { $name } win.
    }
log-ended-resigned =
    { $count ->
        [one] Everyone else has resigned: { $name } wins.
       *[other] Everyone else has resigned: { $name } win.
    }
log-ended-time =
    { $count ->
        [one] Time is up: { $name } wins.
       *[other] Time is up: { $name } win.
    }
log-ended-left = Everyone has left.
vote-undo = { $name } wants to undo a move. Agree?
vote-pause = { $name } wants a pause. Agree?
vote-waiting = Waiting for everyone to agree
vote-withdraw = Withdraw
labelled = { $label }: { $text }
yes = Yes
no = No
chat = Chat
say = Message
send = Send
curtain = { $name }, your turn
curtain-says = Pass the device on. Nobody else should look.
curtain-open = I’m { $name }
no-table = Game not found
confirm = Confirm
cancel = Cancel
close = Close
move-text = Move in notation
moves = Legal moves
you-room = You
leaders = Leaderboard
rules-of = Rules of { $game }
rules-search = Search the rules
rules-nothing-found = No results.
rules-play = Play
rules-print = Print
rules-show = Show rule { $rule }
rules-own-page = Open in a new tab
no-page = Page not found
no-page-says = The address may be incomplete or out of date.
box = Box
box-open = Correct the data of your own box
box-bots = The bots were trained without this box.

# What the page itself refuses, without the server.
refusal-unreachable = The server cannot be reached. Please try again in a moment.
refusal-cookies-blocked = Your browser blocks cookies for this page. To play, Escapade needs one, which says which seat is yours. Allow cookies for this page and reload it.
