"""The Cartel: trade."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from escapade.games.dig.gangs.gang import GangCard

if TYPE_CHECKING:
    from escapade.games.dig.state import State


@mypyc_attr(acyclic=True)
class BetterPrices(GangCard):
    """Cartel 1: a Sell brings 2 cigarettes more."""

    def sale_bonus(self) -> i64:
        return 2


@mypyc_attr(acyclic=True)
class RegularCustomer(GangCard):
    """Cartel 2: a Buy costs 1 less, but at least 1."""

    def discount(self) -> i64:
        return 1


@mypyc_attr(acyclic=True)
class Hawker(GangCard):
    """Cartel 3: you may Sell in any open area."""

    def sells_anywhere(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class Allowance(GangCard):
    """Cartel 4: at the start of your turn, by itself, you get 1 cigarette."""

    def begins_turn(self, s: State, seat: i64) -> None:
        s.earn(seat, 1)


def cards() -> list[GangCard]:
    """List the four cards of the gang."""
    return [BetterPrices(0), RegularCustomer(1), Hawker(2), Allowance(3)]
