"""Where the old games are: one compressed file for each variant, in a folder for each version of the rules."""

from __future__ import annotations

import json
import lzma
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from escapade import records
from escapade.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from escapade.game import Game

FOLDER = Path(__file__).parent
SUFFIX = ".jsonl.xz"
FILES = sorted(FOLDER.glob(f"*/*{SUFFIX}"))


@dataclass(frozen=True, repr=False)
class OldGame:
    """One recorded game."""

    name: str  # of its file, such as cartagena-1/morgan
    first: int  # the number of its first line in that file
    lines: tuple[str, ...]

    def __repr__(self) -> str:
        return f"{self.name}, line {self.first}"

    @cached_property
    def header(self) -> dict[str, Any]:  # Any: JSON
        return self.read(0)

    @cached_property
    def end(self) -> dict[str, Any]:  # Any: JSON
        return self.read(-1)

    def moves(self) -> Iterator[dict[str, Any]]:  # Any: JSON
        return (json.loads(line) for line in self.lines[2:-1])

    def read(self, line: int) -> dict[str, Any]:  # Any: JSON
        content: dict[str, Any] = json.loads(self.lines[line])
        return content

    @property
    def game(self) -> Game:
        return GAMES[self.header["game"]]

    @property
    def rules(self) -> str:
        return str(self.header["rules"])

    @property
    def agreed(self) -> dict[str, str]:
        """What was agreed under the rules of then; an option added since had one value."""
        return self.game.check_by(self.rules, self.options, self.players)

    @property
    def players(self) -> int:
        return len(self.header["players"])

    @property
    def options(self) -> dict[str, str]:
        options: dict[str, str] = self.header["options"]
        return options

    @property
    def bots(self) -> set[str]:
        """Who played: the players are named by bot and seat, such as "fox 1"."""
        return {str(name).split()[0] for name in self.header["players"]}


def path_of(rules: str, name: str) -> Path:
    return FOLDER / rules / f"{name}{SUFFIX}"


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.name.removesuffix(SUFFIX)}"


@cache
def games_in(path: Path) -> tuple[OldGame, ...]:
    with lzma.open(path, "rt", encoding="utf-8", newline="\n") as file:
        lines = [line.removesuffix("\n") for line in file]
    return tuple(OldGame(name_of(path), first, tuple(game)) for first, game in records.games(lines))


def all_games() -> list[OldGame]:
    return [old for path in FILES for old in games_in(path)]


def write(path: Path, games: Iterable[list[str]]) -> None:
    """Write a new file; a file that exists is never written again."""
    path.parent.mkdir(exist_ok=True)
    text = "".join(f"{line}\n" for game in games for line in game)
    with path.open("xb") as file:
        file.write(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))
