# The frame: everything that is not one game's own.
title = Escapade
home = To the first page
home-link = Escapade, to the first page
settings = Settings
about = About
notice = The games belong to their designers and publishers. This is an unofficial implementation, made for people who like them, with our own pictures and words.
offline = There is no network. The page is here; games go on when the network is back.
unreachable = The server cannot be reached. Try again in a moment.
reconnecting = The connection is lost; coming back …
play-bots = Play now against bots
play-friends = Play with friends
more-options = More options
which-game = Which game?
own-tables = Your games
own-tables-none = None yet. The first one is a click away.
open-tables = Open tables
open-tables-none = No public table right now.
go-on = Go on
sit-down = Sit down
look-on = Look on
seat-open = open seat
new-title = A table of { $game }
presets = Begin with
who-plays = Who plays
how-many = Players
seat-number = Seat { $number }
seat-me = Me
seat-bot = A bot
seat-friend = A friend, by link
seat-beside = Somebody beside me
which-bot = Bot on seat { $number }
name-of-seat = Name on seat { $number }
name = Name
rules = Rules
table = Table
time = Time to think
time-none = As long as you like
time-move = One minute a move
time-bank = Ten minutes each, and ten seconds a move
time-days = Two days a move
public = Show the table to everybody in the lobby
open-table = Open the table
bot-hare = Hare
bot-hare-says = hops at whatever comes first
bot-magpie = Magpie
bot-magpie-says = takes what glitters most
bot-fox = Fox
bot-fox-says = looks a few moves ahead
bot-raven = Raven
bot-raven-says = has seen many games end
bot-owl = Owl
bot-owl-says = thinks for a whole second
bot-random = Random
bot-greedy = Greedy
bot-choice = { $level } · { $name }: { $says }
bot-level = bot, level { $level } of { $levels }
bot-plain = bot
bot-levels = Bots: the first level is for a first evening, the last one is hard to beat.
value-yes = yes
value-no = no
value-random = by chance
language = Language
theme = Light
theme-auto = As the device
theme-light = Day
theme-dark = Night
speed = Speed of the pieces
speed-calm = Calm
speed-quick = Quick
speed-instant = At once
sound = Sounds
sound-on = Sound is on
sound-off = Sound is off
confirm-moves = Ask before every move
notices = Tell me when it is my turn and I look elsewhere
notices-forbidden = Your browser does not allow it for this page; its own settings can change that.
your-name = Your name
use-name = Use this name
save = Save
saved = Saved.
back = Back
you = you
players = Players
seats = Seats
which-bots = Which bot sits down
let-bot-sit = Let a bot sit here
stand-up = Stand up
free-seat = Free the seat
beside-name = Name of somebody beside you
beside-add = Sit here too
start = Deal the cards
waiting-for =
    { $count ->
        [one] One seat is still open.
       *[other] { $count } seats are still open.
    }
all-here = Everybody is here.
waiting-host = Everybody is here; the host deals.
invite = Invite
invite-link = Link to this table
invite-says = Whoever has the link can sit down or look on. No account is needed.
qr-label = QR code of the link to this table
copy = Copy
copied = Copied
status-gathering = Waiting for players
status-turn = { $name } to move
status-yours =
    { $seats ->
        [one] Your turn
       *[other] { $name }, your turn
    }
status-over = { $names } won
status-paused = Paused
seat-resigned = gave up
seat-held = held by a bot
seat-away = away
undo = Take back
undo-ask = Ask to take back
resign = Give up
rematch = Play again
record = Record of the game
watching =
    { $count ->
        [one] One looks on
       *[other] { $count } look on
    }
log = What happened
log-empty = Nothing has happened yet.
log-sat = { $name } sits down.
log-stood = Seat { $number } is free.
log-started = The cards are dealt.
log-undone = { $name } takes back.
log-proposed-undo = { $name } asks to take a move back.
log-proposed-pause = { $name } asks for a pause.
log-proposed-resume = { $name } asks to go on.
log-voted-yes = { $name } agrees.
log-voted-no = { $name } does not agree.
log-paused = The table pauses.
log-resumed = The game goes on.
log-credited = The server was away; the clocks get the time back.
log-held = { $name } is away; a bot holds the seat.
log-returned = { $name } is back.
log-resigned = { $name } gives up.
log-timed-out = { $name } ran out of time.
log-rematched = A new table waits for the same players.
log-ended-played =
    { $count ->
        [one] { $name } wins.
       *[other] { $name } win.
    }
log-ended-resigned =
    { $count ->
        [one] Nobody else is left: { $name } wins.
       *[other] The others are left: { $name } win.
    }
log-ended-time =
    { $count ->
        [one] Time ran out: { $name } wins.
       *[other] Time ran out: { $name } win.
    }
log-ended-left = Everybody left.
vote-undo = { $name } would like to take a move back. Agreed?
vote-pause = { $name } would like a pause. Agreed?
vote-waiting = Waiting until everybody with a seat agrees
vote-withdraw = Withdraw
yes = Yes
no = No
chat = Talk
chat-empty = Nobody has said anything.
say = Say something
send = Send
curtain = { $name }, your turn
curtain-says = Pass the device on. Nobody else should look.
curtain-open = I am { $name }
no-table = There is no such table
confirm = Do it
cancel = Never mind
close = Close
move-text = A move in notation
moves = Legal moves
you-room = You
leaders = Leaderboard
settings-here = These are kept in this browser. With an account they are the same on every device.
settings-everywhere = These are kept with your account, and are the same on every device.
rated-table = Count the game for ratings (of those players who have switched ratings on)
rated-says = A rated game: it counts for players who have switched ratings on.
rules-of = Rules of { $game }
rules-search = Search the rules
rules-nothing-found = Nothing found.
rules-play = Play
rules-print = Print
rules-show = Show rule { $rule }
rules-own-page = Open in a new tab
