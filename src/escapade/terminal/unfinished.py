"""Unfinished games, saved after every move so that `escapade resume` can continue them."""

from __future__ import annotations

import os
import re
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from escapade import records
from escapade.bots import BOTS
from escapade.text_file import lines_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from escapade.bots import Bot
    from escapade.match import Match

_REASON: Final = "interrupted"
_SITTER: Final = re.compile(r".+ \((\w+)\)")  # the end of a bot's name: 'Red (fox)'


def _folder() -> Path:
    """Return the folder of unfinished games: the user's state folder."""
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "escapade"


def newest() -> Path | None:
    """Return the file of the game left last."""
    return max(_folder().glob("*.jsonl"), key=lambda path: path.stat().st_mtime, default=None)


def new_file(game: str) -> Path:
    """Return a new file name for a game."""
    return _folder() / f"{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}-{os.getpid()}.jsonl"


def last_game(path: Path) -> Match:
    """Replay the last game of a file up to where it was left; raise Broken if it does not verify."""
    *_, (first, lines) = records.games(lines_of(path))
    return records.verify(lines, first)


def sitters(names: Sequence[str]) -> list[Bot | None]:
    """Read the players from their names, None for a person: 'Red (fox)' is a bot."""
    found = [_SITTER.fullmatch(name) for name in names]
    return [BOTS.get(one[1]) if one else None for one in found]


class Unfinished:
    """The file of one game in progress."""

    def __init__(self, match: Match, path: Path) -> None:
        self.match: Final = match
        self.path: Final = path

    def write(self) -> None:
        """Save the game in one step; delete the file when the game is over."""
        if self.match.over:
            self.path.unlink(missing_ok=True)
            return
        self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        draft = self.path.with_suffix(".new")
        draft.write_text("".join(f"{line}\n" for line in self.match.end(_REASON)), encoding="utf-8", newline="\n")
        draft.replace(self.path)
