"""A bot that looks one move ahead and takes what looks best at once. It knows no game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.bots.certain_wins import NOTHING, CertainWins
from escapade.engine import MIDDLE

if TYPE_CHECKING:
    from escapade.engine import Action, Luck, State
    from escapade.game import Game

_ODD = 10  # one whim in so many of the lowest level may be senseless
_WHIM = 20  # one decision in so many is made at random, or greedy players go round in circles for ever


class Greedy:
    """It tries every legal action on a table it imagines, and takes the best by the game's own estimate."""

    seconds = 0.0  # it takes no time worth speaking of

    def __init__(self, name: str = "greedy", whim: int = _WHIM, skill: int = MIDDLE, *, careful: bool = True) -> None:
        """Name it; say how often it acts at random, and how well it fills in open forms.

        A careful one takes every certain win and never acts senselessly; others overlook wins, and make sense mostly.
        """
        self.name: Final = name
        self.whim: Final = whim
        self.skill: Final = skill
        self.careful: Final = careful

    def choose(self, game: Game, view: State, seat: int, luck: Luck, share: float = 1.0) -> Action:
        """Take what looks best, now and then anything; fill in an open form as people of its skill would."""
        form = view.fill_in(seat, self.skill, luck)
        if form is not None:
            return form
        actions = view.legal(seat)
        if len(actions) == 1:
            return actions[0]
        win = CertainWins(game).winning_action(view, seat, luck) if self.careful else NOTHING
        if win != NOTHING:
            return view.action(win)
        whim = luck.below(self.whim) == 0
        if self.careful or not whim or luck.below(_ODD):
            actions = _sensible(game, view, seat, actions)
        return actions[luck.below(len(actions))] if whim else _best_looking(game, view, seat, actions, luck)


def _sensible(game: Game, view: State, seat: int, actions: list[Action]) -> list[Action]:
    """Return the actions that make sense, or all where none does."""
    return [action for action in actions if not game.thinking.senseless(view, seat, action.code)] or actions


def _best_looking(game: Game, view: State, seat: int, actions: list[Action], luck: Luck) -> Action:
    """Try each on a table it imagines, ties broken by chance."""
    table = game.imagine(view, luck)
    best, found, ties = actions[0], float("-inf"), 0
    for action in actions:
        trial = table.fork()
        trial.act(seat, action)
        value = game.thinking.evaluate(trial, seat)
        ties = ties + 1 if value == found else 1
        if value > found or (value == found and luck.below(ties) == 0):
            best, found = action, value
    return best
