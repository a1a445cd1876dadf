"""Demands: what a seat must decide before the game goes on. They are on a stack."""

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
        """Return the question to the player."""
        raise NotImplementedError

    def may(self, s: State, out: Choices) -> None:
        """Add all possible answers."""

    def refusal(self, s: State, action: Action) -> Refusal | None:
        """Return why a move is not an answer to it."""
        raise NotImplementedError

    def met(self, s: State) -> bool:
        """Whether nothing is left to decide."""
        raise NotImplementedError

    def then(self, s: State) -> None:
        """Continue with what was interrupted."""
