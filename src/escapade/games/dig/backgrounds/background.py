"""What a Background card is: what its owner may do in their turn with it; reactions are windows that wait for it."""

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
    """A secret card, revealed once a game when it says so; a second effect holds in its gang (D5.1)."""

    def __init__(self, number: i64) -> None:
        self.number: Final = number
        self.gang: Final[i64] = number // _ABOUT

    def key(self) -> str:
        """Name it in notation."""
        return "?"

    def gang_name(self) -> str:
        """Return the name of the gang in which it does more."""
        return GANGS[self.gang]

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add what its owner may reveal it for in their own turn."""

    def at_start(self) -> bool:
        """Whether it is revealed at the start of a turn, which then goes on (D12.8)."""
        return False

    def weapon_strength(self) -> i64:
        """Return how many Weapons must answer one laid with it in a fight."""
        return 1

    def stops_extortion(self) -> bool:
        """Whether it can end an extortion as the first answer."""
        return False

    def stop_extortion(self, s: State, seat: i64, gang: bool) -> None:  # noqa: FBT001 - is the owner in its gang?
        """Do what else comes of that."""


HIDDEN_BACKGROUND: Final = Background(UNKNOWN)
