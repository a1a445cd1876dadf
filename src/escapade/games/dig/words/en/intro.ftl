# Blackgate (Dig Your Way Out) as every page may speak of it: its name, its presets, what players agree on.
game-dig = Dig Your Way Out
game-dig-says = Prisoners of Blackgate: find, make, buy or extort tools, and be the first whose tunnel comes out behind the wall.
preset-dig-base = Everybody for themselves
preset-dig-base-says = The base game for three: search, trade, fight and dig.
preset-dig-michel = With Michel
preset-dig-michel-says = For two, and one more nobody wants to meet: Michel roams the prison.
preset-dig-teams = Two teams
preset-dig-teams-says = Two against two: two blocks, two tunnels, and teammates who exchange and help.
preset-dig-everything = Teams with Michelle
preset-dig-everything-says = Three against three, with Michelle in everybody’s way.
option-dig-michel = Michel or Michelle roams the prison
option-dig-teams = Teams
option-dig-values = What tools are worth in the tunnel
option-dig-first = Who begins
value-dig-michel-no = nobody
value-dig-michel-michel = Michel
value-dig-michel-michelle = Michelle
value-dig-values-usual = Spoon 1, Pick 2, Shovel 3
value-dig-values-rival = Spoon 1, Pick 3, Shovel 4
dig-ours-correct = Who owns the box can correct any of it: in the terminal with “escapade play dig --data my-box.toml”, in Python with Match("dig", 3, data=…). Tables on this page use our data; a server cannot load another box yet.
about-dig = Dig Your Way Out plays in the prison of Blackgate. Much of what is printed on its cards is our reconstruction; the table marks it with ≈ and says why.
