"""Verifies files of game records."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from escapade import records
from escapade.text_file import lines_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from escapade.box import Box
    from escapade.match import Match


@dataclass(frozen=True, slots=True)
class Check:
    """The result for one game: the match if it verifies, or what is wrong."""

    file: str
    line: int  # the number of its first line
    game: str | None = None
    moves: int | None = None
    winners: tuple[str, ...] = ()
    fault: str | None = None


def in_english(error: Exception) -> str:
    """Say in English what is wrong with a file or a game."""
    match error:
        case OSError(strerror=reason):
            return f"it cannot be read: {reason}"
        case UnicodeDecodeError():
            return "this is not a record: it is not a text"
        case _:
            return str(error)


def verify_file(path: Path, boxes: Sequence[Box] = (), say: Callable[[Exception], str] = in_english) -> Iterator[Check]:
    """Verify every game of a file, with the boxes that its games may name; `say` words what is wrong."""
    try:
        for first, lines in records.games(lines_of(path)):
            yield _verify_game(str(path), first, lines, boxes, say)
    except (OSError, UnicodeDecodeError) as error:
        yield Check(str(path), 1, fault=say(error))


def _verify_game(
    file: str, first: int, lines: list[str], boxes: Sequence[Box], say: Callable[[Exception], str]
) -> Check:
    """Check one game."""
    try:
        match = records.verify(lines, first, boxes)
    except records.Broken as broken:
        return Check(file, first, fault=say(broken))
    return Check(file, first, match.game.name, len(lines) - records.FEWEST_LINES, _winners(match))


def _winners(match: Match) -> tuple[str, ...]:
    """Return the names of the winners."""
    return tuple(match.names[seat] for seat in match.winners)
