"""Team mode: what teammates can do for one another (D7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.engine import Refusal
from escapade.games.dig.actions import Answer, ChooseCard, Deed, Move, offer
from escapade.games.dig.bits import bit
from escapade.games.dig.board import BLOCK_B, CELL_BLOCK, SOLITARY
from escapade.games.dig.codes import CIGARETTE, EXCHANGE, FOLLOW, PASS, SEATS
from escapade.games.dig.gangs.gang import NO_GANG
from escapade.games.dig.moving import end_move

if TYPE_CHECKING:
    from escapade.engine import Choices
    from escapade.games.dig.state import State

NO_TEAMMATE: Final = Refusal("D7.1", "That is no teammate of yours")
NOT_BESIDE: Final = Refusal("D7.5", "You exchange with a teammate in your area")
OTHER_GANG: Final = Refusal("D7.6", "You follow a teammate who is in the same gang as you")
NOT_THERE: Final = Refusal("D12.33", "You do not follow into Solitary, nor to where you are")
GIVE_OR_PASS: Final = Refusal("D7.5", "Give a card or a cigarette, or pass to end your part of the exchange")
NO_CIGARETTE: Final = Refusal("D7.5", "You have no cigarette to give")


def teammate(s: State, seat: i64, other: i64) -> bool:
    """Tell whether another seat is of the same team."""
    return other < s.seats and other != seat and s.mates(seat, other)


@mypyc_attr(acyclic=True)
class Follow(Deed):
    """Instead of rolling, go to the area of a teammate who is in the same gang as you (D7.6)."""

    def __init__(self, code: i64, mate: i64) -> None:
        """To whom."""
        super().__init__(code)
        self.mate: Final = mate

    def leads_out(self) -> bool:
        """It leads out of Solitary."""
        return True

    def barred(self, s: State, seat: i64) -> Refusal | None:
        """A teammate, of the same gang, somewhere else and not locked up?"""
        if not teammate(s, seat, self.mate):
            return NO_TEAMMATE
        mine, theirs = s.prisoners[seat].gang, s.prisoners[self.mate].gang
        if mine.number == NO_GANG or mine.gang != theirs.gang:
            return OTHER_GANG
        return NOT_THERE if s.area(self.mate) in (SOLITARY, s.area(seat)) else None

    def do(self, s: State, seat: i64) -> None:
        """Go there."""
        end_move(s, seat, s.area(self.mate))

    def text(self) -> str:
        """Write it."""
        return f"follow {int(self.mate) + 1}"


@mypyc_attr(acyclic=True)
class Exchange(Deed):
    """Give any number of cards and cigarettes to a teammate in your area and get any in return (D7.5)."""

    def __init__(self, code: i64, mate: i64) -> None:
        """With whom."""
        super().__init__(code)
        self.mate: Final = mate

    def barred(self, s: State, seat: i64) -> Refusal | None:
        """A teammate, here?"""
        if not teammate(s, seat, self.mate):
            return NO_TEAMMATE
        return None if s.beside(seat) & bit(self.mate) else NOT_BESIDE

    def do(self, s: State, seat: i64) -> None:
        """Give first, then the teammate answers (D12.33)."""
        s.ask(Giving(self.mate, seat))
        s.ask(Giving(seat, self.mate))

    def text(self) -> str:
        """Write it."""
        return f"exchange {int(self.mate) + 1}"


@mypyc_attr(acyclic=True)
class Giving(ChooseCard):
    """A player gives a teammate cards and cigarettes, one at a time, until they have given enough."""

    def __init__(self, seat: i64, mate: i64) -> None:
        """Who gives, to whom."""
        super().__init__(seat)
        self.mate: Final = mate

    def details(self) -> list[int]:
        """Name the teammate."""
        return [int(self.mate)]

    def wanted(self) -> Refusal:
        """A card, a cigarette, or the end."""
        return GIVE_OR_PASS

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add every card, a cigarette, and the end."""
        super().may(s, seat, out)
        if s.prisoners[seat].cigarettes:
            out.add(CIGARETTE)
        out.add(PASS)

    def refusal(self, s: State, seat: i64, move: Move) -> Refusal | None:
        """What one has, or the end."""
        if move.code == PASS:
            return None
        if move.code == CIGARETTE:
            return None if s.prisoners[seat].cigarettes else NO_CIGARETTE
        return super().refusal(s, seat, move)

    def answer(self, s: State, seat: i64, move: Move) -> None:
        """Give it."""
        if move.code == PASS:
            s.pass_by(seat)
            s.answered()
        elif move.code == CIGARETTE:
            s.earn(seat, -1)
            s.earn(self.mate, 1)
        elif isinstance(move, Answer):
            s.give(seat, self.mate, move.number)

    def default(self, s: State, seat: i64) -> i64:
        """Give nothing (D12.14)."""
        return PASS


def homes(seats: int) -> list[int]:
    """Say in which block each seat is at home: teammates sit alternately (D7.1)."""
    return [CELL_BLOCK if seat % 2 == 0 else BLOCK_B for seat in range(seats)]


def sides(seats: int) -> list[int]:
    """Say of which team each seat is."""
    return [seat % 2 for seat in range(seats)]


def offer_teamwork(s: State, seat: i64, out: Choices) -> None:
    """Add everybody to follow or to exchange with."""
    if s.left:
        offer(s, seat, FOLLOW, s.seats, out)
        offer(s, seat, EXCHANGE, s.seats, out)


def moves() -> list[Move]:
    """List what teammates do."""
    return [
        *[Follow(FOLLOW + seat, seat) for seat in range(SEATS)],
        *[Exchange(EXCHANGE + seat, seat) for seat in range(SEATS)],
    ]
