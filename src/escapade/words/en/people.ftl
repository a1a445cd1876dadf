# The rooms about people: oneself, one's keys and data, the leaderboard, somebody else.
rooms = Rooms about you
room-you = You
room-keys = Keys and notices
room-data = Your data
name-says = It is shown at every table you sit down at from now on.

# An account
account = Account
account-keep = Keep what is yours
guest-says = You are a guest: only this browser knows you.
account-says = You need no account to play. With one, your name, your games, your rating and your settings are yours on every device.
account-make = Make an account
account-made = You have an account now. All you have played so far is in it.
account-is = You are signed in as { $login }.
account-keeps = Your name, your games, your rating and your settings are the same on every device you sign in on.
login = Account name
login-hint = You sign in with it; nobody else sees it. Letters from a to z, digits, and . _ -
password = Password
password-hint = At least eight characters. Nobody here can send you a new one, so keep it well.
password-old = Password until now
password-new = New password
password-says = On every other device you will have to sign in again.
password-change = Change the password
password-changed = The password is changed.
sign-in = Sign in
sign-in-have = I have an account already
sign-in-says = What you have played here as the guest { $name } does not come along: to keep it, make an account of the guest instead.
signed-in = Welcome back, { $name }.
sign-out = Sign out
sign-out-everywhere = Sign out on every device
sign-out-says = Nothing is lost: come back with your account name and password, here or anywhere.
signed-out = You are signed out. On this device you are now { $name }, a new guest.
guest-leave = Forget me on this device
guest-leave-says = A guest who leaves cannot come back: the name { $name }, the list of your games and your rating would be out of your reach for good, and the games you are playing would go on without you. Make an account first if you want to keep them.
guest-leave-do = Leave, and be a new guest

# Games
games-finished = Finished games
games-finished-none = None yet. When a game is over you find it here, to watch it again.
games-earlier = Earlier games
replay-of = Watch it again: { $game }, { $day }
rated = rated
result-won = won
result-lost = lost
result-resigned = gave up
result-left = everybody left
result-names = { $names } won

# Ratings
ratings = Ratings
ratings-says = A rating says how well somebody plays a game. It is switched off unless you want it. It counts games that were opened as rated, among people who have it switched on; bots do not count. With it, your name is on the leaderboard.
rate-me = Rate me, and show me on the leaderboard
ratings-none-yet = No rated game yet. Open a table under “More options” and tick that it counts.
rated-games =
    { $count ->
        [one] one rated game
       *[other] { $count } rated games
    }
as-others-see = How others see me

# The leaderboard
leaders-none = Nobody is on this list yet.
leaders-how = A game counts when it was opened as rated (under “More options”), when at least two of its players have switched ratings on, and when it is over.
leaders-open = Open a table
leaders-place = Place
leaders-player = Player
leaders-rating = Rating
leaders-games = Games
leaders-says = Everybody begins at 0. Games won raise the rating, games lost lower it, and the more games there are, the surer it is.
leaders-you = And you?

# Somebody
person-account = Has an account here
person-guest = A guest
person-you = This is what others see of you.
person-you-back = Back to your own page
person-none = There is nobody here
person-none-says = The address may be incomplete, or they have deleted everything about themselves.
person-unrated = { $name } shows no rating.
person-games = Games at public tables
person-games-none = { $name } has finished no game at a public table.
versus = You and { $name }
versus-none = You have finished no game together yet. Send { $name } the link to a table.
versus-games =
    { $count ->
        [one] One finished game together. Who came in first:
       *[other] { $count } finished games together. Who came in first:
    }
versus-ahead = you
versus-behind = { $name }
versus-level = level

# Keys for programs
keys = Keys for programs
keys-says = A program of yours, a bot for example, can play in your name. It shows a key instead of your password. Make one for each program: you can take back any of them without touching the others.
keys-none = You have given out no key.
key-new = A new key
key-name = What is it for?
key-name-hint = So that you recognise it later, for example “my first bot”.
key-may = What it may do
scope-read = See what you see: your tables, your cards, your finished games
scope-play = Make moves, give up and talk in your name
scope-tables = Open tables, sit down and stand up in your name
scope-account = Everything else: your name, your settings, other keys, even delete your account. No bot needs this
scope-read-short = see
scope-play-short = play
scope-tables-short = open tables
scope-account-short = everything about you
key-make = Make the key
key-fresh = The key “{ $name }” is shown this once. Copy it now, and keep it like a password.
key-secret = The new key
key-drop = Take back
key-drop-which = Take back the key { $name }
bots-yours = Write a bot
bots-yours-says = The example is forty lines of Python. Give it your key and the end of a table’s address, and it takes an open seat and plays:
bot-example = Example bot (bot.py)
api-described = What programs can ask

# The API
api = What programs can ask
api-says = Whatever you can do here, a program of yours can do too: it asks the server over HTTP. It shows its key in a header, as here; what has a question mark may be left out. Moves can also go over a WebSocket at /api/socket, with the messages of the stream.
api-openapi = The same for machines (OpenAPI)
api-lobby = Games and tables to find
api-table = At a table
api-people = People
api-host = For whoever runs the server
api-takes = It takes
api-gives = It gives { $kind }

# Notices
hooks = Notices to an address
hooks-says = When it is your turn and you are not looking, or when a game of yours is over, the server can write to an address on the web: to a channel on Discord, for example, or to a program of yours. This is called a webhook.
hooks-none = No address is told.
hook-address = Address
hook-hint = On Discord: channel settings, Integrations, Webhooks, Copy URL. It begins with https:// and is reachable from everywhere.
hook-about = About
hook-all = all my games
hook-table = { $game } with { $names }
hook-other = one table
hook-add = Add the address
hook-try = Try it
hook-try-which = Try it: { $url }
hook-heard = It was taken: look there.
hook-drop = Remove
hook-drop-which = Remove { $url }
hooks-or-browser = Your browser can tell you, too, without any address:

# One's data
data-take = Take it along
data-take-says = Everything that is stored about you, in one file: who you are, where you sat and how it ended, what you said, your ratings, the names of your keys, your notice addresses. Programs can read it (JSON), and people with some patience.
data-download = Download all of it
data-delete = Delete it
data-goes = What goes, at once and for good
data-goes-name = your name, your account with its password, your settings
data-goes-play = your ratings, your list of games, and your seats: whatever you are playing now is given up
data-goes-chat = all you have said at tables
data-goes-keys = your keys and notice addresses
data-stays = What stays
data-stays-moves = the games themselves, because they belong to the others too: your moves, with “Somebody” in place of your name
data-stays-others = ratings others have earned against you
data-stays-copies = copies that the host of this server keeps of the whole database, until they are replaced
data-delete-do = Delete everything about me
data-sure = { $name }, this cannot be undone. Delete everything about you?
data-sure-account = { $name }, this cannot be undone. Delete the account { $login } and everything about you?
data-delete-sure = Yes, delete everything
data-keep = No, keep it
gone = You are forgotten here
gone-says = Everything about you is deleted. If you play again, you are a new guest.
