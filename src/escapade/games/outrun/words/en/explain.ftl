# Outrun: monsters, places and rooms, in one sentence each.
outrun-explain-vampire = The vampire: after each round one interference card is revealed in the middle, for everyone.
outrun-explain-bear = The bear: after each round everyone draws an interference card and may play cards on anyone.
outrun-explain-zombie = The zombie: infected players get an interference card each round until they play the antidote.
outrun-explain-dragon = The dragon: players on the card sign draw two interference cards, and burned players lose those in front of them.
outrun-explain-infected = Infected: play the antidote last in a correct run to be cured.
outrun-explain-rooms = The rooms: the first player out of the last room wins.
outrun-explain-place = Players who ran correctly stand here, the fastest on the right, and move as many rooms as the number says.
outrun-explain-zero = Players who were wrong or too late stand here and do not move.
outrun-explain-movement = Play it where the path shows this symbol, once in each run.
outrun-explain-path = The path: play your movement cards in this order, unless interference cards change it, then press Finish.
outrun-explain-figure = Correct runs lead through the rooms: the faster, the further.
