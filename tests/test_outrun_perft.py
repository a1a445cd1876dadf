"""How many ways are there? Counted in the interference step, where everything one may do is listed."""

from __future__ import annotations

import pytest

from escapade.engine import State, seeded
from escapade.games.outrun import OUTRUN
from escapade.games.outrun.state import INTERFERENCE, REACTION
from escapade.games.outrun.state import State as Table

TWO = (
    "monster=bear runners=1@6r:wrongA:boost.focus.swapAB.take;1@1r:reverse.long1:shield.steal "
    "order=1.2 step=interference"
)
THREE = (
    "monster=dragon runners=4@6r::wrongA.wrongB.steal;2@5r:reverse.shield:fair.small;1:big.long2:focus.shield "
    "order=1.2.3 step=interference"
)


def ways(state: State, depth: int) -> int:
    """Count the sequences of so many decisions, or fewer where the step is over before."""
    assert isinstance(state, Table)
    if depth == 0 or state.step not in (INTERFERENCE, REACTION):
        return 1
    (seat,) = state.to_act()
    total = 0
    for action in state.legal(seat):
        child = state.fork()
        child.act(seat, action)
        total += ways(child, depth - 1)
    return total


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (TWO, [7, 26, 79, 202, 469]),
        (THREE, [6, 20, 60, 184, 558]),
    ],
    ids=["two at the bear", "three at the dragon"],
)
def test_the_ways_through_interference_are_counted(position: str, counts: list[int]) -> None:
    state = OUTRUN.read_position(position, seeded(1))
    assert [ways(state, depth) for depth in range(1, 6)] == counts
