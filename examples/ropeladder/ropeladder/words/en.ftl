# The Rope Ladder: its name, what players agree on, its moves, what happens, why a move is refused.
game-ropeladder = The Rope Ladder
game-ropeladder-says = A shaft, one rope ladder, and everybody wants out: climb, or shake whoever hangs above you.
option-ropeladder-height = Rungs of the ladder
value-ropeladder-height-20 = 20
value-ropeladder-height-40 = 40

ropeladder-question = Climb, or shake the ladder?
ropeladder-move-climb = Climb
ropeladder-move-shake = Shake { $target } down

ropeladder-climbed =
    { $number ->
        [one] { $seat } climbs one rung.
       *[other] { $seat } climbs { $number } rungs.
    }
ropeladder-fell =
    { $number ->
        [one] { $seat } falls one rung.
       *[other] { $seat } falls { $number } rungs.
    }
ropeladder-rolled = { $seat } rolls { $number } under the cup.

ropeladder-field-height = Rungs to climb
ropeladder-field-rungs = Rung
ropeladder-field-dice = Die
ropeladder-field-turn = Turn of player

ropeladder-refusal-turn = It is not your turn
ropeladder-refusal-target = You can only shake down a player who hangs above you
