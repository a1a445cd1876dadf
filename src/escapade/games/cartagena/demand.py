"""What must be decided before the game goes on: demands lie on a stack, and each names the seat it asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from escapade.engine import Action, Choices, Refusal
    from escapade.games.cartagena.state import State


@mypyc_attr(acyclic=True)
class Demand:
    """Something one seat must decide before the game goes on; those it interrupted lie below it."""

    def __init__(self, seat: i64) -> None:
        """Ask this seat."""
        self.seat: Final = seat
        self.below: Demand | None = None

    def name(self) -> str:
        """Give the word it is written down by."""
        return type(self).__name__

    def details(self) -> list[int]:
        """Give the numbers that belong to it."""
        return []

    def may(self, s: State, out: Choices) -> None:
        """Add every possible answer."""

    def refusal(self, s: State, action: Action) -> Refusal | None:
        """Say why something is no answer to it."""
        raise NotImplementedError

    def met(self, s: State) -> bool:
        """Tell whether nothing is left to decide."""
        raise NotImplementedError

    def then(self, s: State) -> None:
        """Go on with what waited for it."""
