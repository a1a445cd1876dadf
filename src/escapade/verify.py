"""Verifies files of game records."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from escapade import records
from escapade.text_file import lines_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
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


def verify_file(path: Path, boxes: Sequence[Box] = ()) -> Iterator[Check]:
    """Verify every game of a file, with the boxes that its games may name."""
    try:
        for first, lines in records.games(lines_of(path)):
            yield _verify_game(str(path), first, lines, boxes)
    except OSError as error:
        yield Check(str(path), 1, fault=f"it cannot be read: {error.strerror}")
    except UnicodeDecodeError:
        yield Check(str(path), 1, fault="this is not a record: it is not a text")


def _verify_game(file: str, first: int, lines: list[str], boxes: Sequence[Box] = ()) -> Check:
    """Check one game."""
    try:
        match = records.verify(lines, first, boxes)
    except records.Broken as broken:
        return Check(file, first, fault=str(broken))
    return Check(file, first, match.game.name, len(lines) - records.FEWEST_LINES, _winners(match))


def _winners(match: Match) -> tuple[str, ...]:
    """Return the names of the winners."""
    return tuple(match.names[seat] for seat in match.winners)
