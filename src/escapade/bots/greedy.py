"""A bot that looks one move ahead and takes what looks best at once. It knows no game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.engine import MIDDLE

if TYPE_CHECKING:
    from escapade.engine import Action, Luck, State
    from escapade.game import Game

WHIM = 20  # one decision in so many is made at random, or greedy players go round in circles for ever


class Greedy:
    """It tries every legal action on a table it imagines, and takes the best by the game's own estimate."""

    seconds = 0.0  # it takes no time worth speaking of

    def __init__(self, name: str = "greedy", whim: int = WHIM, skill: int = MIDDLE) -> None:
        """Name it; say how often it does just anything, and how well it fills in open forms."""
        self.name: Final = name
        self.whim: Final = whim
        self.skill: Final = skill

    def choose(self, game: Game, view: State, seat: int, luck: Luck, share: float = 1.0) -> Action:
        """Try each, ties broken by chance; where there is an open form, fill it in as people of its skill would."""
        form = view.fill_in(seat, self.skill, luck)
        if form is not None:
            return form
        actions = view.legal(seat)
        if len(actions) == 1 or luck.below(self.whim) == 0:
            return actions[luck.below(len(actions))]
        table = game.imagine(view, luck)
        best, found, ties = actions[0], float("-inf"), 0
        for action in actions:
            trial = table.fork()
            trial.act(seat, action)
            worth = game.worth(trial, seat)
            ties = ties + 1 if worth == found else 1
            if worth > found or (worth == found and luck.below(ties) == 0):
                best, found = action, worth
        return best
