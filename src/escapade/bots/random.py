"""A bot that plays random legal moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escapade.engine import EASY

if TYPE_CHECKING:
    from escapade.engine import Action, Luck, State
    from escapade.game import Game


class Random:
    """All legal actions are equally likely."""

    name = "random"
    seconds = 0.0

    def choose(self, game: Game, view: State, seat: int, luck: Luck, share: float = 1.0) -> Action:
        """Choose a random action; fill in an open form with a beginner's skill."""
        form = view.fill_in(seat, EASY, luck)
        if form is not None:
            return form
        actions = view.legal(seat)
        return actions[luck.below(len(actions))]
