# A guided first game.
dig-first-goal = You are in Blackgate prison and want out. Dig a tunnel of 12 points with tools before the hare does: a Spoon is worth 1, a Pick 2, a Shovel 3.
dig-first-turn = You are in the Cell block, where you can dig. But you have no tool yet. Each turn you have two actions.
dig-first-search = Search: in the Cell block you draw one card. Perhaps it goes with your Broom handle.
dig-first-move = Scissors! With the Broom handle they make a Pick, but not here: the guards watch the Cell block. Press “Roll the die and move”.
dig-first-cafeteria = A 4 leads to Recreation or the Cafeteria. Choose the Cafeteria: there you can craft, and there are Spoons to steal.
dig-first-end = Both actions are used. End your turn.
dig-first-spoon = The hare has searched. Now steal a Spoon: that takes one action and needs no luck.
dig-first-craft = Craft the Pick: Broom handle and Scissors are discarded, and a Pick is worth 2 points.
dig-first-rest = Two tools in two actions! End your turn.
dig-first-home = Back to the Cell block to dig! A Cautious move leads there without the die, but costs both actions. Press the Cell block on the plan or “Cautious move …”, then the button that appears.
dig-first-wait = You are where you can dig. End your turn.
dig-first-dig = Dig with the Spoon: it goes into your tunnel for good, and you score your first tunnel point.
dig-first-more = The second action: dig with the Pick. It scores 2 more.
dig-first-ways = 3 of 12 points! There are more ways to get tools: sell cards such as your Magazine in Recreation and buy tools there, or take one from another player with a Weapon.
dig-first-done = Two more things: three accessories of one gang let you join it, and with two Beatings you cannot dig. Now you know enough to play!
