"""Games that were left before their end: written down after every move, so that `escapade resume` can go on."""

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
_SITTER: Final = re.compile(r".+ \((\w+)\)")  # how a bot's name ends: 'Red (fox)'


def _folder() -> Path:
    """Say where unfinished games lie: the folder in which a user's programs keep their state."""
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "escapade"


def newest() -> Path | None:
    """Find the game that was left last."""
    return max(_folder().glob("*.jsonl"), key=lambda path: path.stat().st_mtime, default=None)


def new_file(game: str) -> Path:
    """Name a file for a game that begins now."""
    return _folder() / f"{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}-{os.getpid()}.jsonl"


def last_game(path: Path) -> Match:
    """Play the last game of a file again, up to where it was left; raise Broken if it does not hold."""
    *_, (first, lines) = records.games(lines_of(path))
    return records.verify(lines, first)


def sitters(names: Sequence[str]) -> list[Bot | None]:
    """Read from the players' names who sat there, None for a person: 'Red (fox)' was a bot."""
    found = [_SITTER.fullmatch(name) for name in names]
    return [BOTS.get(one[1]) if one else None for one in found]


class Unfinished:
    """The file of one game being played."""

    def __init__(self, match: Match, path: Path) -> None:
        self.match: Final = match
        self.path: Final = path

    def write(self) -> None:
        """Write the game down as far as it goes, in one step; forget it when it is over."""
        if self.match.over:
            self.path.unlink(missing_ok=True)
            return
        self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        draft = self.path.with_suffix(".new")
        draft.write_text("".join(f"{line}\n" for line in self.match.end(_REASON)), encoding="utf-8", newline="\n")
        draft.replace(self.path)
