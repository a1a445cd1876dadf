"""What must be decided before the game goes on: demands lie on a stack, and each names the seat it asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from escapade import engine

if TYPE_CHECKING:
    from escapade.engine import Action, Choices, Refusal
    from escapade.games.cartagena.state import State
    from escapade.messages import Message


@mypyc_attr(acyclic=True)
class Demand(engine.Demand):
    """A question of this game, with what it interrupted."""

    DETAILS: ClassVar[int] = 0  # how many numbers belong to it

    def __init__(self, seat: i64) -> None:
        super().__init__(seat)
        self.below: Demand | None = None

    def question(self, s: State) -> Message:
        """Ask the player for it."""
        raise NotImplementedError

    def may(self, s: State, out: Choices) -> None:
        """Add every possible answer."""

    def refusal(self, s: State, action: Action) -> Refusal | None:
        """Say why something is no answer to it."""
        raise NotImplementedError

    def met(self, s: State) -> bool:
        """Whether nothing is left to decide."""
        raise NotImplementedError

    def then(self, s: State) -> None:
        """Go on with what waited for it."""
