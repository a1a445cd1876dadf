"""The Crew: moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.games.dig.bits import bit
from escapade.games.dig.board import SIDES
from escapade.games.dig.gangs.gang import GangCard

if TYPE_CHECKING:
    from escapade.games.dig.state import State

SOCIABLE: Final = 15  # the number of Crew 4


@mypyc_attr(acyclic=True)
class SecondTry(GangCard):
    """Crew 1: you may roll a move again, once."""

    def rerolls(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class LoadedDie(GangCard):
    """Crew 2: you may change the roll of a move by 1; 1 and 6 touch."""

    def numbers(self, roll: i64) -> i64:
        """Return the roll and its neighbours."""
        return bit(roll) | bit((roll + 1) % SIDES) | bit((roll + SIDES - 1) % SIDES)


@mypyc_attr(acyclic=True)
class ShortCut(GangCard):
    """Crew 3: once a turn, a Cautious move costs 1 action."""

    def cautious_cost(self, s: State, usual: i64) -> i64:
        """One, the first time."""
        return usual if s.done(self.number) else 1

    def went_cautiously(self, s: State) -> None:
        """The first time is over."""
        if not s.done(self.number):
            s.use(self.number)


@mypyc_attr(acyclic=True)
class Sociable(GangCard):
    """Crew 4: once a turn, by itself, when you end a move beside a player, draw 1 Search card."""

    def moved(self, s: State, seat: i64) -> None:
        """Draw, the first time."""
        if s.beside(seat) and self.company_bonus(s):
            s.use(self.number)
            s.draw(seat, 1)

    def company_bonus(self, s: State) -> i64:
        """One, the first time."""
        return 0 if s.done(self.number) else 1


def cards() -> list[GangCard]:
    """List the four cards of the gang."""
    return [SecondTry(12), LoadedDie(13), ShortCut(14), Sociable(SOCIABLE)]
