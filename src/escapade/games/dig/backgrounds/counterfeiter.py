"""Counterfeiter: cigarettes out of nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.games.dig.actions import Move, offer
from escapade.games.dig.backgrounds.background import Background
from escapade.games.dig.codes import COUNTERFEIT
from escapade.games.dig.reveal import Reveal

if TYPE_CHECKING:
    from escapade.engine import Choices
    from escapade.games.dig.state import State

COUNTERFEITER: Final = 6  # its number
SOME: Final = 4  # cigarettes
MANY: Final = 6  # … for a member of the Triad


@mypyc_attr(acyclic=True)
class Counterfeiter(Background):
    """Counterfeiter (Triad): on your turn, +4 cigarettes; in the gang +6 instead."""

    def title(self) -> str:
        """Name it."""
        return "Counterfeiter"

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add it at any time."""
        offer(s, seat, COUNTERFEIT, 1, out)


@mypyc_attr(acyclic=True)
class Counterfeit(Reveal):
    """Take cigarettes."""

    def effect(self, s: State, seat: i64, gang: bool) -> None:  # noqa: FBT001 - is the owner in its gang?
        """Take them."""
        s.earn(seat, MANY if gang else SOME)

    def text(self) -> str:
        """Write it."""
        return "counterfeiter"


def moves() -> list[Move]:
    """List the action."""
    return [Counterfeit(COUNTERFEIT, COUNTERFEITER)]
