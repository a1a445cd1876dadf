"""A bot that does anything that is legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escapade.engine import EASY

if TYPE_CHECKING:
    from escapade.engine import Action, Luck, State
    from escapade.game import Game


class Random:
    """Every legal action is as likely as the next."""

    name = "random"
    seconds = 0.0

    def choose(self, game: Game, view: State, seat: int, luck: Luck, share: float = 1.0) -> Action:
        """Pick one; where there is an open form, fill it in as a beginner would."""
        form = view.fill_in(seat, EASY, luck)
        if form is not None:
            return form
        actions = view.legal(seat)
        return actions[luck.below(len(actions))]
