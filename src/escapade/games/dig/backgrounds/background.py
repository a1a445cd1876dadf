"""The base class of Background cards: what their owner may do in their turn.

Reactions are windows (`demand.Window`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.games.dig.board import GANGS

if TYPE_CHECKING:
    from escapade.engine import Choices
    from escapade.games.dig.state import State

UNKNOWN: Final = 18  # the number of a Background that is not known here
_ABOUT: Final = 3  # Backgrounds about each gang


@mypyc_attr(acyclic=True)
class Background:
    """A secret card, revealed once a game; in its gang it has a second effect (D5.1)."""

    def __init__(self, number: i64) -> None:
        self.number: Final = number
        self.gang: Final[i64] = number // _ABOUT

    def key(self) -> str:
        """Return its name in notation."""
        return "?"

    def gang_name(self) -> str:
        """Return the name of the gang in which it has a second effect."""
        return GANGS[self.gang]

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add the moves its owner may reveal it for in their own turn."""

    def at_start(self) -> bool:
        """Whether it is revealed at the start of a turn, which then continues (D12.8)."""
        return False

    def weapon_strength(self) -> i64:
        """Return how many Weapons must answer one played with it in a fight."""
        return 1

    def stops_extortion(self) -> bool:
        """Whether it can end an extortion as the first answer."""
        return False

    def stop_extortion(self, s: State, seat: i64, gang: bool) -> None:  # noqa: FBT001 - is the owner in its gang?
        """Do what else follows from that."""


HIDDEN_BACKGROUND: Final = Background(UNKNOWN)
