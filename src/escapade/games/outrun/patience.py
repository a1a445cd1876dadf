"""How long the rules wait for somebody before the clock answers (O1.2, O1.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from escapade.games.outrun.runner import RUNNING
from escapade.games.outrun.state import RUN

if TYPE_CHECKING:
    from escapade.games.outrun.state import State

ANSWER: Final = 20_000  # ms for an answer (O1.9)
APART: Final = "apart"  # nobody waits at the table, so nobody is hurried (O5.5)


def patience(s: State, seat: i64) -> int | None:
    """Give the ms since a seat was asked; None is for ever."""
    if s.rulebook.mode.name == APART:
        return None
    if s.step != RUN:
        return ANSWER
    return s.rulebook.mode.times_up(s) if s.runners[seat].status == RUNNING else None
