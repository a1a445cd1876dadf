"""Why one turn of Dig Your Way Out is better than another: the tunnel, tools, Beatings, cards and what rivals keep."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from escapade.games.dig import names
from escapade.games.dig.cards import MATERIALS, TOOLS
from escapade.games.dig.features import WEIGHTS, arms, dug, features
from escapade.games.dig.gangs.gang import NO_GANG
from escapade.messages import Player, message
from escapade.reasons import LAST_RESORT, Difference, Reason, Reasons

if TYPE_CHECKING:
    from collections.abc import Iterator

    from escapade import engine
    from escapade.games.dig.state import State

_TOOLS = ("tools", "tools late", "spoons", "enough")
_AT_HOME = ("tools at home", "enough at home", "last digs", "last digs soon")
_BEATEN = ("beaten", "badly beaten", "ward")
_MARKET = ("cigarettes", "market")
_MATERIALS = ("brooms", "scissors", "pans", "to make")
_AREAS = ("cafeteria", "infirmary", "showers", "market", "ward", *_AT_HOME)
_HAND = ("hand", "brooms", "scissors", "pans", "action cards", "accessories", "signs", "to make")


class DigReasons(Reasons):
    """What can be said about the difference between two turns."""

    def compare(self, better: engine.State, played: engine.State, seat: int) -> list[Reason]:
        """Compare the seat's own things, then the tools of each rival."""
        one, two = cast("State", better), cast("State", played)
        return [*_own(one, two, seat), *_rest(one, two, seat), *_rivals(one, two, seat)]


def _difference(one: State, two: State, seat: int) -> Difference:
    return Difference(WEIGHTS, features(one, seat), features(two, seat), int(one.seats))


def _own(one: State, two: State, seat: int) -> Iterator[Reason]:
    """Compare tunnel, tools, the way home, Weapons, Beatings, cigarettes and gang."""
    worth = _difference(one, two, seat)
    mine, other = one.prisoners[seat], two.prisoners[seat]
    if one.tunnel(seat) > two.tunnel(seat):
        says = message("dig-reason-tunnel", count=int(one.tunnel(seat) - two.tunnel(seat)))
        yield Reason(worth.of("tunnel", "tunnel late"), says)
    if (more := _points(one, seat)) > (less := _points(two, seat)):
        yield Reason(worth.of(*_TOOLS), message("dig-reason-tools", better=more, played=less))
    if mine.area == one.home(seat) and other.area != two.home(seat):
        yield Reason(worth.of(*_AT_HOME), message("dig-reason-home"))
    yield Reason(worth.of("tools in danger"), message("dig-reason-danger"))
    if arms(one, seat) > arms(two, seat):
        says = message("dig-reason-weapons", better=int(arms(one, seat)), played=int(arms(two, seat)))
        yield Reason(worth.of("weapons", "tools guarded"), says)
    if mine.beatings < other.beatings:
        says = message("dig-reason-beatings", better=int(mine.beatings), played=int(other.beatings))
        yield Reason(worth.of(*_BEATEN), says)
    if mine.cigarettes > other.cigarettes:
        says = message("dig-reason-cigarettes", better=int(mine.cigarettes), played=int(other.cigarettes))
        yield Reason(worth.of(*_MARKET), says)
    if mine.gang.number != NO_GANG and other.gang.number == NO_GANG:
        yield Reason(worth.of("gang"), message("dig-reason-gang"))


def _rest(one: State, two: State, seat: int) -> Iterator[Reason]:
    """Compare materials, where the turn leads, and hand."""
    worth = _difference(one, two, seat)
    mine, other = one.prisoners[seat], two.prisoners[seat]
    if _materials(one, seat) > _materials(two, seat):
        yield Reason(worth.of(*_MATERIALS), message("dig-reason-materials"))
    if mine.area != other.area:
        says = message("dig-reason-area", better=names.area(one, mine.area), played=names.area(two, other.area))
        yield Reason(max(worth.of(*_AREAS), LAST_RESORT), says)
    if mine.hand.size() > other.hand.size():
        says = message("dig-reason-hand", better=int(mine.hand.size()), played=int(other.hand.size()))
        yield Reason(worth.of(*_HAND), says)


def _rivals(one: State, two: State, seat: int) -> Iterator[Reason]:
    """Compare the tools that rivals are left with."""
    for rival in range(int(one.seats)):
        less, more = _points(one, rival), _points(two, rival)
        if more > less and not one.mates(seat, rival):
            says = message("dig-reason-rival", name=Player(rival), better=less, played=more)
            yield Reason(-_difference(one, two, rival).of(*_TOOLS), says)


def _materials(s: State, seat: int) -> int:
    """Count what a player holds to craft with."""
    return sum(int(s.prisoners[seat].hand.number(card)) for card in MATERIALS)


def _points(s: State, seat: int) -> int:
    """Return the points of the tools a player holds."""
    return sum(int(dug(s, seat, tool) * s.prisoners[seat].hand.number(tool)) for tool in TOOLS)
