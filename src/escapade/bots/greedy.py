"""A bot that looks one move ahead and takes the best-looking action."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Final

from escapade.bots.certain_wins import NOTHING, CertainWins, safest
from escapade.engine import MIDDLE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from escapade.engine import Action, Luck, State
    from escapade.game import Game

_ODD = 10  # one random action in this many may be senseless, at the lowest level
_WHIM = 20  # one decision in this many is random; otherwise greedy players could go in circles for ever


class Greedy:
    """Tries every legal action on an imagined table, and takes the best by the game's own evaluation."""

    seconds = 0.0  # needs next to no time

    def __init__(self, name: str = "greedy", whim: int = _WHIM, skill: int = MIDDLE, *, careful: bool = True) -> None:
        """Set how often it plays at random (one decision in `whim`) and how well it fills in open forms (`skill`).

        A careful bot takes every certain win, leaves none to the next player, and avoids senseless actions; the others
        overlook wins, and mostly avoid senseless actions.
        """
        self.name: Final = name
        self.whim: Final = whim
        self.skill: Final = skill
        self.careful: Final = careful

    def choose(self, game: Game, view: State, seat: int, luck: Luck, share: float = 1.0) -> Action:
        """Choose the best-looking action, sometimes a random one; fill in an open form with its skill."""
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
        first = actions[luck.below(len(actions))] if whim else _best_looking(game, view, seat, actions, luck)
        if not self.careful:
            return first
        others = [action for action in actions if action is not first]
        preferred = chain([first], _best_looking_first(game, view, seat, others, luck))
        return view.action(safest(game, view, seat, (int(action.code) for action in preferred), luck))


def _sensible(game: Game, view: State, seat: int, actions: list[Action]) -> list[Action]:
    """Return the actions that are not senseless, or all if there are none."""
    return [action for action in actions if not game.thinking.senseless(view, seat, action.code)] or actions


def _best_looking_first(game: Game, view: State, seat: int, actions: list[Action], luck: Luck) -> Iterator[Action]:
    """Yield all actions, each time the best-looking of those left, found when asked for."""
    while actions:
        best = _best_looking(game, view, seat, actions, luck)
        actions.remove(best)
        yield best


def _best_looking(game: Game, view: State, seat: int, actions: list[Action], luck: Luck) -> Action:
    """Try each action on an imagined table; ties are broken at random."""
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
