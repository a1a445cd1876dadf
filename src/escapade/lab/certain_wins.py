"""Finds actions that win this turn for certain: an exhaustive search of the rest of a turn, to judge bots by.

It is independent of how bots search for wins: it tries every action on the real table, and gives up a line as soon as
luck is needed or another player has to decide.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from escapade.games import game_named
from escapade.puzzles.puzzle import is_turn
from escapade.tasks import WIN
from escapade.turn_search import DEEPEST, TurnSearch, after_action

if TYPE_CHECKING:
    from escapade.engine import Action, State

__all__ = ["after_action", "certain_wins"]


def certain_wins(game: str, state: State, seat: int, deepest: int = DEEPEST) -> list[Action]:
    """List the legal actions of a seat with which it can win this turn whatever happens."""
    task = game_named(game).tasks.named(WIN)
    if task is None or not is_turn(task):
        return []
    return TurnSearch(task.goal(0), seat, remembers=True).first_actions(state, deepest)
