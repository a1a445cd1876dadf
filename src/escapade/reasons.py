"""Why one line of moves is better than another: by what each of them leaves at the end of the turn.

Optional for a game: without reasons of its own, a mistake is shown with the better move and no explanation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from librt.vecs import vec

    from escapade.engine import State
    from escapade.messages import Message
    from escapade.weights import LearnedWeights


CLEAR: Final = 0.06  # what a difference must be worth to be called the reason
LAST_RESORT: Final = CLEAR  # worth of what is said only if nothing clearer can be


class Reason(NamedTuple):
    """A difference between two positions, and what it is worth by the learned weights of the game."""

    worth: float
    says: Message


class Difference:
    """The features of a seat in two positions, weighed."""

    def __init__(
        self, weights: LearnedWeights, better: vec[float], played: vec[float], seats: int, kind: int = 0
    ) -> None:
        self._worth = {
            name: weights.weight(name, seats, kind) * (more - less)
            for name, more, less in zip(weights.names, better, played, strict=True)
        }

    def of(self, *names: str) -> float:
        """Return what the difference in some features is worth together."""
        return sum(self._worth[name] for name in names)


class Reasons:
    """What a game can say about the difference between two positions. The default says nothing."""

    def compare(self, better: State, played: State, seat: int) -> list[Reason]:
        """List what makes the first position better for a seat than the second."""
        return []
