"""Judging a move of a finished game, in a worker: nothing is known but what its player could see."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from escapade.bots.review import AS_GOOD, MISTAKE, Reviewer
from escapade.engine import seeded
from escapade.games import game_named
from escapade.server.thinking.advice import thinkable

if TYPE_CHECKING:
    from escapade.effects import MoveDescription
    from escapade.messages import Message


class Decision(NamedTuple):
    """A decision that somebody made: the step before it, the view of the seat, and the move."""

    step: int
    game: str
    view: str
    seat: int
    move: str


class Judged(NamedTuple):
    """A move and the best one: what they do, the chances after them, and what makes the difference."""

    played: MoveDescription
    best: MoveDescription
    chance: float
    best_chance: float
    reason: Message | None

    @property
    def mistake(self) -> bool:
        """Whether the move is clearly worse than the best."""
        return self.best_chance - self.chance >= MISTAKE

    @property
    def as_good(self) -> bool:
        """Whether the move is as good as the best."""
        return self.best_chance - self.chance < AS_GOOD


def judge(decision: Decision, seed: str) -> Judged | None:
    """Compare a move with the best one; None if there was no choice."""
    game, luck = game_named(decision.game), seeded(seed)
    view, seat = game.read_position(decision.view, luck.fork()), decision.seat
    if not thinkable(view, seat):
        return None
    played = game.read_action(view, decision.move)
    found = Reviewer(game, view, seat, luck).judge(played)
    return Judged(
        game.drawing.describe(view, seat, played),
        game.drawing.describe(view, seat, found.best),
        round(found.chance, 3),
        round(found.best_chance, 3),
        found.reason,
    )
