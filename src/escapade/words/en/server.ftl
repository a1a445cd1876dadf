# What only the server says: names of guests, what other sites show of a link, and what the page says when its script does not run.
guest-name = Guest { $number }
preview = Escapade – play escape games online
preview-says = Play Cartagena, Outrun and Dig Your Way Out with friends or against bots, right in your browser. No account needed.
preview-table = Join a game of { $game }
preview-table-says = { $count ->
    [one] For { $count } player.
   *[other] For { $count } players.
} No account needed.
preview-replay = Replay of a game of { $game }
page-not-loaded = Escapade could not be loaded.
page-load-again = Try again
page-needs-script = Escapade needs JavaScript.
