# You, your API keys and data, the leaderboard, other players.
rooms = Your pages
room-you = You
room-keys = API keys and webhooks
room-data = Your data
room-moderation = Moderation: reported chat messages
name-says = Shown at every table you join from now on.

# Accounts
account = Account
account-keep = Create an account
guest-says = You are a guest. Only this browser knows you.
account-says = You can play without an account. With one, your name, games, ratings and settings are the same on all your devices.
account-make = Create account
account-made = Your account is ready. Everything you have played so far is in it.
account-is = You are signed in as { $login }.
account-keeps = Your name, games, ratings and settings are the same wherever you sign in.
login = Username
login-hint = You sign in with it. Nobody else sees it. Letters a to z, digits, and . _ -
password = Password
password-hint = At least 8 characters. Keep it safe: a lost password cannot be reset.
password-old = Current password
password-new = New password
password-says = You will have to sign in again on your other devices.
password-change = Change password
password-changed = Password changed.
sign-in = Sign in
sign-in-have = I already have an account
sign-in-says = Games you played here as guest { $name } will not move to that account. To keep them, create an account instead.
signed-in = Welcome back, { $name }.
sign-out = Sign out
sign-out-everywhere = Sign out on all devices
sign-out-says = Nothing is lost. Sign in again here or on any device.
signed-out = You are signed out. On this device you are now { $name }, a new guest.
guest-leave = Forget me on this device
guest-leave-says = Guests who leave cannot come back: you lose the name { $name }, your list of games and your ratings, and the games you are playing continue without you. Create an account first to keep them.
guest-leave-do = Leave and become a new guest

# Games
games-finished = Finished games
games-finished-none = No finished games yet. You will find them here, with replays.
games-earlier = Earlier games
replay-of = Replay: { $game }, { $day }
rated = rated
result-won = won
result-lost = lost
result-resigned = resigned
result-left = everyone left
result-names = { $names } won

# Ratings
ratings = Ratings
ratings-says = A rating shows how well you play a game. Ratings are off until you turn them on. Only rated games against people who have ratings on count; games against bots do not. Rated players appear on the leaderboard.
rate-me = Rate me and show me on the leaderboard
ratings-none-yet = No rated games yet. Create a game under “More options” and choose “Rated”.
rated-games =
    { $count ->
        [one] { $count } rated game
       *[other] { $count } rated games
    }
rating-provisional = provisional
rating-provisional-says = A rating is provisional until you have played five rated games against three different people. Then it appears on the leaderboard.
as-others-see = How others see me

# The leaderboard
leaders-none = Nobody is on the leaderboard yet.
leaders-how = A finished game counts if it was created as rated (under “More options”) and at least two of its players have turned ratings on.
leaders-open = Create a game
leaders-place = Rank
leaders-player = Player
leaders-rating = Rating
leaders-games = Games
leaders-says = Everyone starts at 0. Wins raise your rating and losses lower it. The more games you play, the more reliable it is.
leaders-you = And you?

# Other players
person-account = Registered player
person-guest = Guest
person-you = This is what others see of you.
person-you-back = Back to your page
person-none = Player not found
person-none-says = The address may be incomplete, or the player has deleted their data.
person-unrated = { $name } has no public rating.
person-games = Public games
person-games-none = { $name } has not finished any public games.
versus = You and { $name }
versus-none = You have not finished a game together yet. Send { $name } a link to a game.
versus-games =
    { $count ->
        [one] { $count } finished game together. Who finished ahead:
       *[other] { $count } finished games together. Who finished ahead:
    }
versus-ahead = you
versus-behind = { $name }
versus-level = tied

# API keys
keys = API keys
keys-says = A program of yours, such as a bot, can play in your name. It uses an API key instead of your password. Create one key per program, so that you can revoke each of them separately.
keys-none = You have no API keys.
key-new = New API key
key-name = Key name
key-name-hint = To recognise it later, for example “my first bot”.
key-may = Permissions
scope-read = Read: see what you see, such as your tables, your cards and your finished games
scope-play = Play: make moves, resign and chat in your name
scope-tables = Tables: create games, join and leave seats in your name
scope-account = Account: everything else, such as your name, settings and other API keys, and even deleting your account. Bots do not need this
scope-read-short = read
scope-play-short = play
scope-tables-short = tables
scope-account-short = account
key-make = Create key
key-fresh = This is the only time the key “{ $name }” is shown. Copy it now and keep it as safe as a password.
key-secret = New key
key-drop = Revoke
key-drop-which = Revoke the key { $name }
bots-yours = Write a bot
bots-yours-says = The example is 40 lines of Python. Give it your API key and the last part of a game’s link, and it takes an open seat and plays:
bot-example = Example bot (bot.py)
api-described = API documentation

# The API
api = API
api-says = A program can do everything you can do here, over HTTP. It sends its API key in a header, as shown below. Fields with a question mark are optional. Moves can also be sent over a WebSocket at /api/socket, with the same messages as the stream.
api-openapi = OpenAPI description
api-lobby = Games and lobby
api-table = At the table
api-people = People
api-host = For server hosts
api-takes = Request
api-gives = Response: { $kind }

# Webhooks
hooks = Webhooks
hooks-says = When it is your turn and you are away, or when one of your games ends, the server can post a message to a web address: a Discord channel, for example, or a program of yours.
hooks-none = You have no webhooks.
hook-address = Address
hook-hint = On Discord: channel settings, Integrations, Webhooks, Copy Webhook URL. The address must be public and start with https://.
hook-about = Games
hook-all = all my games
hook-table = { $game } with { $names }
hook-other = one game
hook-add = Add webhook
hook-fresh = This is the only time the signing secret is shown. A program that receives the messages checks their signature with it; a chat such as Discord does not need it.
hook-secret = Signing secret
hook-try = Test
hook-try-which = Test { $url }
hook-heard = Sent. Check your channel.
hook-drop = Remove
hook-drop-which = Remove { $url }
notice-turn = { $game }: waiting for { $names }. Table { $table }
notice-over = { $game } is over: { $names } won. Table { $table }
notice-over-nobody = { $game } is over. Table { $table }
notice-test = Escapade can reach you here. You will be notified when it is your turn and when one of your games ends.
hooks-or-browser = Your browser can notify you too, without a webhook:

# Your data
data-take = Download
data-take-says = Everything stored about you in one file (JSON): your name, seats and results, chat messages, ratings, names of API keys and webhook addresses.
data-download = Download my data
data-delete = Delete
data-goes = Deleted at once and for good
data-goes-name = your name, your account and password, your settings
data-goes-play = your ratings, your list of games and your seats: you resign from the games you are playing
data-goes-chat = your chat messages
data-goes-keys = your API keys and webhooks
data-stays = Kept
data-stays-moves = the games themselves, because they belong to the other players too: your moves, with “{ deleted-player }” instead of your name
data-stays-others = ratings others have won or lost against you
data-stays-copies = the host’s backups of the whole database, until they are replaced
data-delete-do = Delete all my data
data-sure = { $name }, this cannot be undone. Delete all your data?
data-sure-account = { $name }, this cannot be undone. Delete the account { $login } and all your data?
data-delete-sure = Yes, delete everything
data-keep = No, keep it
gone = Your data is deleted
gone-says = If you play again, you are a new guest.
