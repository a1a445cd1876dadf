"""The Mafia: respect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from escapade.games.dig.gangs.gang import GangCard

if TYPE_CHECKING:
    from escapade.games.dig.state import State


@mypyc_attr(acyclic=True)
class ProtectionMoney(GangCard):
    """Mafia 1: who extorts you pays you 1 cigarette first; who cannot, cannot extort you."""

    def toll(self) -> i64:
        return 1


@mypyc_attr(acyclic=True)
class Untouchable(GangCard):
    """Mafia 2: Action cards that name one player cannot target you, not even your own."""

    def untouchable(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class Connections(GangCard):
    """Mafia 3: once a turn, an Action card costs no action."""

    def card_cost(self, s: State) -> i64:
        """None, the first time."""
        return 1 if s.done(self.number) else 0

    def played_card(self, s: State) -> None:
        """The first time is over."""
        if not s.done(self.number):
            s.use(self.number)


@mypyc_attr(acyclic=True)
class DeepPockets(GangCard):
    """Mafia 4: your hand limit is 13."""

    def hand_limit(self, usual: i64) -> i64:
        """Three more than usual."""
        return usual + 3


def cards() -> list[GangCard]:
    """List the four cards of the gang."""
    return [ProtectionMoney(16), Untouchable(17), Connections(18), DeepPockets(19)]
