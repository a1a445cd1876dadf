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
