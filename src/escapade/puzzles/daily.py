"""The puzzle of the day and the run of the day: chosen by the date (UTC), the same for everybody."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from escapade.games import OURS
from escapade.games.outrun.tasks import right_runs
from escapade.match import Match
from escapade.puzzles.puzzle import puzzles

if TYPE_CHECKING:
    from datetime import date

    from escapade.puzzles.puzzle import Puzzle

RUN_GAME: Final = "outrun"  # of the run of the day
RUNNER: Final = 0  # the seat that runs
_STEP: Final = 7  # puzzles from one day of a game to its next, so that easy and hard ones alternate


def puzzle_of(day: date) -> Puzzle:
    """Return the puzzle of a day: the games take turns."""
    turn, game = divmod(day.toordinal(), len(OURS))
    shipped = puzzles(list(OURS)[game])
    return shipped[turn * _STEP % len(shipped)]


def is_right(match: Match, laid: str) -> bool:
    """Whether the runner's cards are right for the path."""
    return laid in right_runs(match.state, RUNNER)


@lru_cache(maxsize=4)
def run_of(day: date) -> Match:
    """Return a table of Outrun on which the path of a day has just been turned up. Play on a copy of it."""
    match = Match(RUN_GAME, 2, {"monster": "bear"}, seed=f"run of {day.isoformat()}", keep=False)
    match.play("turn")
    return match
