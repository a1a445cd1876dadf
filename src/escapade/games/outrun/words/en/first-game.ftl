# A guided first game.
outrun-first-goal = You are in a museum at night, with a vampire behind you. Be the first to run through all nine rooms and out. Here you have all the time you want.
outrun-first-reveal = Each round shows a path of cards. Reveal the first one.
outrun-first-run = Play your cards in the order of the path: A, D, H, G, B. Then press Finish. The next card is marked for you; Back takes a card back.
outrun-first-moved = Right, and faster than the hare! On the monster board the fastest stands furthest right: your place 6 moves you 2 rooms ahead, the hare’s only 1.
outrun-first-again = The vampire has put a card in the middle: Reverse. It counts for everyone. The fastest player reveals the next path: that is you.
outrun-first-reverse = Reverse means: from the end to the beginning. Play H, A, D, C, G and press Finish.
outrun-first-place = The hare forgot the Reverse and stays in its room. On the monster board you could go further left, but the place furthest right brings the most rooms: press “Stay on place 6: 2 rooms”.
outrun-first-vampire = Now there is another card in the middle: Wrong way C. It stays there together with the Reverse, and both count for everyone.
outrun-first-third = Reveal the next path.
outrun-first-both = First backwards, then without the C: play H, B, A, F and press Finish.
outrun-first-done = You’ve got it! In a real game the clock runs, and the next card is not marked. Bear, zombie and dragon use the cards in other ways; try the vampire first.
