# A new game: its form, and its table before the start.
new-title = New { $game } game
presets = Preset
who-plays = Players
how-many = Number of players
seats = Seats
seat-number = Seat { $number }
seat-me = Me
seat-bot = Bot
seat-friend = Friend, by link
seat-beside = Same device
name-of-seat = Name for seat { $number }
which-bot = Bot in seat { $number }
colour = Colour
colour-0 = Blue
colour-1 = Red
colour-2 = Green
colour-3 = Yellow
colour-4 = Purple
colour-5 = Pink
character = Character
bot-levels = Bots: the first level is for beginners, the last one is hard to beat.
time = Time limit
time-none = No limit
time-move = 1 minute per turn
time-bank = 10 minutes each + 10 seconds per turn
time-days = 2 days per turn
control-move = { $minutes } min per turn
control-bank = { $minutes } min each + { $increment } s per turn
control-days =
    { $days ->
        [one] { $days } day per turn
       *[other] { $days } days per turn
    }
hold = If a player disconnects
hold-0 = wait
hold-60 = a bot stands in after 1 minute
hold-300 = a bot stands in after 5 minutes
hold-after = a bot stands in after { $seconds } s
visibility = Who can find it
visibility-public = everyone
visibility-link = only people with the link
public = Public: anyone can find this game and join
rated-table = Rated: counts for players who have turned ratings on
rated-says = Rated game: counts for players who have turned ratings on.
hints-table = Hints: everyone sees which card comes next (not in rated games; times do not count as personal bests)
hints-says = Game with hints: everyone sees which card comes next. Times do not count as personal bests.
box-none = No box: Escapade’s own data
open-table = Create game
seat-removed = The host has removed you from your seat.
full-watching = All seats are taken: you are watching.
use-name = Use this name
which-bots = Bot to add
let-bot-sit = Add bot
stand-up = Leave seat
free-seat = Remove
beside-name = Player on this device
beside-add = Add player
start = Start game
waiting-for =
    { $count ->
        [one] { $count } seat is still open.
       *[other] { $count } seats are still open.
    }
all-here = Everyone is here.
waiting-host = Everyone is here. Waiting for the host to start.
invite = Invite
invite-link = Link to this game
invite-says = Anyone with the link can join or watch. No account needed.
invite-alone = This link works only on this computer. Start the server for your network to invite other devices.
qr-label = QR code with the link to this game
how-to-play = How to play
