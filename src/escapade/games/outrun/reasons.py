"""Why one decision in Outrun is better than another: rooms, cards, and what makes whose run harder."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from escapade.games.outrun.thinking import WEIGHTS, features
from escapade.messages import Player, message
from escapade.reasons import Difference, Reason, Reasons

if TYPE_CHECKING:
    from collections.abc import Iterator

    from escapade import engine
    from escapade.games.outrun.state import State


class OutrunReasons(Reasons):
    """What can be said about the difference between two decisions."""

    def compare(self, better: engine.State, played: engine.State, seat: int) -> list[Reason]:
        """Compare the seat's rooms and cards, then what lies in front of each rival."""
        one, two = cast("State", better), cast("State", played)
        return [*_own(one, two, seat), *_rivals(one, two, seat)]


def _difference(one: State, two: State, seat: int) -> Difference:
    return Difference(WEIGHTS, features(one, seat), features(two, seat), int(one.seats))


def _own(one: State, two: State, seat: int) -> Iterator[Reason]:
    worth = _difference(one, two, seat)
    mine, other = one.runners[seat], two.runners[seat]
    if mine.room > other.room:
        yield Reason(worth.of("way", "way late"), message("outrun-reason-rooms", count=int(mine.room - other.room)))
    yield Reason(worth.of("in front"), message("outrun-reason-front"))
    if mine.held() > other.held():
        says = message("outrun-reason-hand", better=int(mine.held()), played=int(other.held()))
        yield Reason(worth.of("hand"), says)
    if other.infected and not mine.infected:
        yield Reason(worth.of("ill"), message("outrun-reason-ill"))


def _rivals(one: State, two: State, seat: int) -> Iterator[Reason]:
    """Compare how hard the runs of the others are."""
    for rival in range(int(one.seats)):
        if rival != seat:
            says = message("outrun-reason-rival", name=Player(rival))
            yield Reason(-_difference(one, two, rival).of("in front"), says)
