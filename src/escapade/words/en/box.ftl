# The page of a box: a game’s printed data, corrected by somebody who owns it.
box-title = My box: { $game }
box-says = We do not know everything that is printed in the box. If you own it, correct what differs: in the lists, or in the file beside them. Then save it, share it, and play with it.
box-lists = Lists
box-reconstructed = ≈ reconstructed
box-corrected = corrected
box-reset = Undo correction
box-add = Add one
box-remove-entry = Remove { $entry }
box-file = The file (TOML)
box-fine = Everything fits.
box-save = Save
box-saved = Saved. Anyone with this link can see and use the box.
box-link = Link to this box
box-download = Download
box-upload = Upload
box-play = Create game with this box
box-mine = My boxes

# What is wrong in a box, a file of corrected data. $line is its line; keys and words in quotes are written as in the file.
refusal-box-empty = Line { $line }: nothing is corrected here
refusal-box-long = Line { $line }: a box has at most { $most } characters
refusal-box-deep = Line { $line }: lists and tables are nested too deeply
refusal-box-toml = Line { $line }: this is not TOML ({ $fault })
refusal-box-game = Line { $line }: { $fault }
refusal-box-not-correctable = Line { $line }: “{ $key }” cannot be corrected. You can correct: { $known }
refusal-box-not-in-table = Line { $line }: “{ $key }” is not in [{ $table }], which contains: { $known }
refusal-box-table = Line { $line }: “{ $key }” should be a table, [{ $key }] with lines below it
refusal-box-list = Line { $line }: “{ $key }” should be a list in brackets, not { $found }
refusal-box-text = Line { $line }: in “{ $key }” there should be texts in quotes, not { $found }
refusal-box-number = Line { $line }: “{ $key }” should be a number from { $least } to { $most }, not { $found }
refusal-box-true-or-false = Line { $line }: “{ $key }” should be true or false, not { $found }
refusal-box-form = Line { $line }: “{ $key }” should be written like this: { $usual }
refusal-box-tile-list = Line { $line }: “{ $side }” should be a list of tiles, each a text of six symbols
refusal-box-tiles = Line { $line }: “{ $side }” should have { $right } tiles, not { $found }
refusal-box-tile = Line { $line }: the tile “{ $found }” should show each of these once: { $known }
refusal-box-tokens = Line { $line }: there should be { $right } chest tokens, not { $found }
refusal-box-token = Line { $line }: “{ $key } = { $found }” is not a number of chest tokens. Kinds: { $known }
refusal-box-rooms = Line { $line }: a room board should have at least 1 room, not { $found }
refusal-box-symbols = Line { $line }: there should be { $right } symbols, not { $found }
refusal-box-path = Line { $line }: the path “{ $found }” should be made of the symbols A to H
refusal-box-path-twice = Line { $line }: the path “{ $found }” shows a symbol twice, but each player has only one card of each
refusal-box-paths = Line { $line }: there should be { $right } different path cards, not { $found }
refusal-box-copies = Line { $line }: “{ $key } = { $found }” should say how many cards there are, then how many of them have the vampire sign and the zombie sign
refusal-box-card = Line { $line }: “{ $found }” is not a card. Cards: { $known }
refusal-box-cards = Line { $line }: there should be { $right } interference cards, not { $found }
refusal-box-places = Line { $line }: [{ $monster }] should have 6 numbers from 0 up, not { $found }
refusal-box-sign = Line { $line }: [{ $monster }] has no place { $found } for “{ $sign }”: write 1 to 6, or 0 for +0
refusal-box-not-on-board = Line { $line }: “{ $key }” is not in [{ $monster }], which contains: { $known }
refusal-box-open = Line { $line }: for { $players } players, [{ $monster }] should have at least { $players } open places from 1 to 6
refusal-box-die = Line { $line }: number { $side } of the die should lead to two of these: { $known }
refusal-box-gangs = Line { $line }: the gangs of “{ $key }” should be some of these, in brackets: { $known }
refusal-box-entries = Line { $line }: there should be 1 to { $most } of “{ $key }”, each beginning with [[{ $key }]]
refusal-box-recipe = Line { $line }: a recipe should have 1 to { $most } different materials, not { $found }
refusal-box-from-stack = Line { $line }: this should give one of { $known }, not “{ $found }”
refusal-box-michel = Line { $line }: “{ $key }” is not a Michel card: write blank, knife+spoon, knife+pick+shovel and so on
refusal-box-michels = Line { $line }: there should be Michel cards, at most { $most } of a kind
refusal-box-search = Line { $line }: there should be { $right } Search cards, not { $found }
