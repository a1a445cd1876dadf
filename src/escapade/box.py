"""A box: somebody's corrections of a game's printed data, as a TOML file that is checked and known by its digest."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from escapade.games import game_named
from escapade.games.data import DataError
from escapade.reading import shortened
from escapade.toml_lines import line_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from escapade.games.data import Path

_LONGEST: Final = 20_000  # characters of a file
_SHOWN: Final = 12  # characters of a digest that people are shown
_PLACE: Final = re.compile(r" \(at line (\d+), column \d+\)$")  # how a TOML error ends


@dataclass(frozen=True, slots=True)
class BoxRef:
    """Which box a game is played with: its name, and the digest of its data."""

    name: str
    digest: str

    def __str__(self) -> str:
        return f"'{shortened(self.name)}' ({self.digest[:_SHOWN]})"


@dataclass(frozen=True, slots=True)
class Box:
    """A checked box."""

    game: str
    name: str
    text: str
    data: dict[str, object]

    @property
    def digest(self) -> str:
        """The hash of the game and the data; comments, spaces and the order of lines do not count."""
        written = json.dumps([self.game, self.data], ensure_ascii=False, separators=(",", ":"), sort_keys=True)
        return hashlib.sha256(written.encode()).hexdigest()

    @property
    def ref(self) -> BoxRef:
        """Its name and digest."""
        return BoxRef(self.name, self.digest)


class BadBox(ValueError):  # noqa: N818 - an answer to whoever wrote it, not an error of the program
    """Why a file is no box: the line, a code, facts and a sentence with the rule's id where a rule speaks."""

    def __init__(self, line: int, code: str, rule: str, sentence: str, path: Path = (), **facts: object) -> None:
        super().__init__(f"line {line}: {sentence}")
        self.line, self.code, self.rule, self.path, self.facts = line, code, rule, path, facts


def read_box(game: str, text: str, name: str = "") -> Box:
    """Read and check a box, or raise BadBox with the line that is wrong and what was expected there."""
    found = game_named(game)
    if len(text) > _LONGEST:
        raise BadBox(1, "long", "", f"a box has at most {_LONGEST} characters, not {len(text)}", most=_LONGEST)
    data = read_toml(text)
    if not data:
        raise BadBox(1, "empty", "", "nothing is corrected here")
    try:
        found.check_data(data)
    except DataError as wrong:
        raise fault_in(text, wrong) from wrong
    except ValueError as wrong:  # of a game from another package
        raise BadBox(1, "game", "", str(wrong), fault=str(wrong)) from wrong
    return Box(found.name, name, text, in_order(data))


def fault_in(text: str, wrong: DataError) -> BadBox:
    """Say on which line of a text something is wrong."""
    return BadBox(line_of(text, wrong.path), wrong.code, wrong.rule, str(wrong), wrong.path, **wrong.facts)


def read_toml(text: str) -> dict[str, object]:
    """Read TOML."""
    try:
        return tomllib.loads(text)
    except RecursionError as wrong:
        raise too_deep() from wrong
    except tomllib.TOMLDecodeError as wrong:
        place = _PLACE.search(str(wrong))
        line = int(place[1]) if place else text.count("\n") + 1
        fault = _PLACE.sub("", str(wrong)).removesuffix(" (at end of document)")
        raise BadBox(line, "toml", "", f"this is not TOML: {fault}", fault=fault) from wrong
    except ValueError as wrong:  # Python reads no number of thousands of digits
        raise BadBox(1, "toml", "", "this is not TOML: a number is too long", fault="a number is too long") from wrong


def too_deep() -> BadBox:
    """Return the error for lists and tables in each other without end."""
    return BadBox(1, "deep", "", "lists and tables are nested too deeply here")


def in_order(data: dict[str, object]) -> dict[str, object]:
    """Put all tables into the order of their keys, so that files that say the same play the same."""
    return {key: in_order(value) if isinstance(value, dict) else value for key, value in sorted(data.items())}


def box_for(ref: BoxRef, boxes: Iterable[Box]) -> Box | None:
    """Find a box by its digest."""
    return next((box for box in boxes if box.digest == ref.digest), None)
