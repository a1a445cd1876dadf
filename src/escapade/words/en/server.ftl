# What only the server says: names of guests, and what other sites show of a link.
guest-name = Guest { $number }
preview = Escapade – play escape games online
preview-says = Play Cartagena, Outrun and Dig Your Way Out with friends or against bots, right in your browser. No account needed.
preview-table = Join a game of { $game }
preview-table-says = { $count ->
    [one] For { $count } player.
   *[other] For { $count } players.
} No account needed.
preview-replay = Replay of a game of { $game }
