"""Reads ruling files; errors say what is wrong and in which line."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Protocol, cast

from escapade.extras import requires

with requires("cli", "Reading rulings"):
    import yaml

from escapade.games import game_named
from escapade.ruling_notation import NotationWords
from escapade.text_file import text_of

if TYPE_CHECKING:
    from pathlib import Path

    from escapade.engine import Action, Event, Luck, State
    from escapade.game import Game

FILE = ("game", "title", "positions", "rulings")  # keys of a file …
RULING = (
    "rule",
    "says",
    "lesson",
    "from",
    "play",
    "luck",
    "refused",
    "then",
    "deals",
    "among them",
)  # … of one ruling …
_LONGEST_TEXT = 2000  # characters of a move, a sentence, a path
_MOST_DIGITS = 3  # digits of a number, enough for any count of players or deals
SETTING = ("table", "players")  # … and of a position, whatever the game


class Broken(ValueError):  # noqa: N818 - it says what a file is, not what the program did
    """A ruling file, or one ruling, that cannot be read: a sentence and the line."""

    def __init__(self, says: str, line: int = 1) -> None:
        super().__init__(says)
        self.line = line


class MappingAtLine(dict[str, object]):
    """A mapping in a ruling file: texts, lists and mappings by key, and the line it starts on."""

    def __init__(self, line: int) -> None:
        super().__init__()
        self.line = line


class Vocabulary(Protocol):
    """A game's vocabulary for rulings: its package `ruling_words`."""

    NAMES: tuple[str, ...]  # the seats in order
    POSITION: tuple[str, ...]  # keys of a position
    THINGS: tuple[str, ...]  # keys of an expected outcome

    def lay_out(self, told: dict[str, object], table: dict[str, str], players: int, luck: Luck) -> State:
        """Set up a position."""

    def read_move(self, state: State, text: str) -> Action:
        """Read a move, in words or in notation."""

    def tell_luck(self, state: State, wishes: list[str]) -> None:
        """Make luck produce these wishes, in order."""

    def compare(self, state: State, story: list[Event], seat: int, thing: str, wanted: list[str]) -> tuple[str, str]:
        """Return what is expected and what was found, in comparable words."""


@dataclass(frozen=True)
class Ruling:
    """A position, a move, and the expected outcome or refusal."""

    file: Path
    told: MappingAtLine
    positions: MappingAtLine
    game: Game
    words: Vocabulary

    @property
    def rules(self) -> tuple[str, ...]:
        """Return the rules it is about."""
        given = self.told.get("rule", [])
        return tuple(str(rule) for rule in (given if isinstance(given, list) else [given]))

    @property
    def says(self) -> str:
        """Return the sentence it demonstrates."""
        return str(self.told.get("says", ""))

    @property
    def lesson(self) -> str:
        """Return the name of the lesson it is; empty if it is none."""
        return text_at(self.told, "lesson") if "lesson" in self.told else ""

    @property
    def plays(self) -> list[tuple[str | None, str]]:
        """List the moves with their players; without a player, the one who must decide."""
        given = self.told.get("play", [])
        return [read_play(self.told, one) for one in (given if isinstance(given, list) else [given])]

    @property
    def deals(self) -> int:
        """Return how many deals to examine; 0 for a position."""
        return _number(self.told, "deals", self.told.line) if "deals" in self.told else 0

    @property
    def luck(self) -> list[str]:
        """List the wishes for luck."""
        return texts(self.told, "luck") if "luck" in self.told else []

    @property
    def refused(self) -> str | None:
        """Return the words expected in the refusal."""
        return text_at(self.told, "refused") if "refused" in self.told else None

    @property
    def then(self) -> MappingAtLine:
        """Return the expected outcome."""
        return mapping(self.told, "then") if "then" in self.told else MappingAtLine(self.told.line)

    @property
    def among(self) -> list[MappingAtLine]:
        """List what must occur in at least one deal each."""
        given = self.told.get("among them", [])
        if not isinstance(given, list) or not all(isinstance(one, MappingAtLine) for one in given):
            raise Broken("'among them' should be a list of outcomes", self.told.line)
        return given

    @cached_property
    def setting(self) -> dict[str, object]:
        """Return the position: its own keys on top of those of the position it starts from."""
        told = _started(self.told, self.positions, ())
        return {key: value for key, value in told.items() if key not in RULING}

    @property
    def table(self) -> dict[str, str]:
        """Return the options that differ from the default."""
        table = self.setting.get("table", MappingAtLine(self.told.line))
        if not isinstance(table, dict):
            raise Broken("'table' should name options: {tiles: 4}", self.told.line)
        return {name: str(value) for name, value in table.items()}

    @property
    def players(self) -> int:
        """Return the number of players: as given, else the players described, else the fewest possible."""
        if "players" in self.setting:
            return _number(self.setting, "players", self.told.line)
        seats = [seat for seat, name in enumerate(self.words.NAMES, 1) if name in self.setting]
        return max([*seats, min(self.game.seats)])

    def check(self) -> None:
        """Raise Broken if something is missing or a key is not known."""
        texts(self.told, "rule")
        text_at(self.told, "says")
        check_words(self.told, (*RULING, *SETTING, *self.words.POSITION, *self.words.NAMES), "a ruling")
        if not self.then and self.refused is None and not self.among:
            raise Broken("a ruling needs 'then' or 'refused': what must come out?", self.told.line)
        if self.deals and self.plays:
            raise Broken("a ruling is about new deals or about a move, not both", self.told.line)
        if self.lesson and (not self.plays or self.refused is not None or self.luck):
            raise Broken("a lesson needs a move that is allowed, and nothing told to luck", self.told.line)


def read(path: Path) -> list[Ruling]:
    """Read the rulings of a file, or raise Broken."""
    told = read_yaml(path)
    check_words(told, FILE, "a ruling file")
    game, words = vocabulary(told)
    positions = mapping(told, "positions") if "positions" in told else MappingAtLine(told.line)
    for name in positions:
        check_words(mapping(positions, name), ("from", *SETTING, *words.POSITION, *words.NAMES), f"position '{name}'")
    given = told.get("rulings")
    if not isinstance(given, list) or not given:
        raise Broken("a ruling file needs 'rulings': a list of them", told.line)
    return [Ruling(path, _ruling(one, told.line), positions, game, words) for one in given]


def vocabulary(told: MappingAtLine) -> tuple[Game, Vocabulary]:
    """Return the game a file is about, and its vocabulary."""
    name = text_at(told, "game")
    try:
        game = game_named(name)
    except ValueError as error:
        raise Broken(str(error), told.line) from error
    own = f"{game.package}.ruling_words"
    return game, cast("Vocabulary", import_module(own)) if find_spec(own) else NotationWords(game)


def _ruling(told: object, line: int) -> MappingAtLine:
    """Check that an entry in the list of rulings is a mapping."""
    if not isinstance(told, MappingAtLine):
        raise Broken("each of 'rulings' should say its rule, a position, a move and what comes out", line)
    return told


def read_yaml(path: Path) -> MappingAtLine:
    """Read a file with every scalar as text; raise Broken if it is not valid YAML."""
    try:
        told = _words_of(yaml.compose(text_of(path), Loader=yaml.BaseLoader), set())
    except OSError as error:
        raise Broken(f"this file cannot be opened: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise Broken("this file is not text in UTF-8") from error
    except yaml.MarkedYAMLError as error:
        raise Broken(f"this is not YAML: {error.problem}", _line_of(error.problem_mark)) from error
    except (yaml.YAMLError, RecursionError) as error:
        raise Broken("this is not YAML that can be read") from error
    if not isinstance(told, MappingAtLine):
        raise Broken("a ruling file needs 'game' and 'rulings'")
    return told


def _line_of(mark: yaml.Mark | None) -> int:
    """Return the line of a mark, counted from 1."""
    return mark.line + 1 if mark else 1


def _words_of(node: yaml.Node | None, before: set[yaml.Node]) -> object:
    """Convert a YAML node to text, a list or a mapping.

    Anchors and aliases (&a, *a) are refused: a few lines of them can expand to more than fits in memory.
    """
    if node in before:
        raise Broken(
            "a part of a ruling file cannot be used again by its name (&name, *name)", _line_of(node.start_mark)
        )
    if isinstance(node, yaml.CollectionNode):
        before.add(node)
    if isinstance(node, yaml.MappingNode):
        return _told_by(node, before)
    if isinstance(node, yaml.SequenceNode):
        return [_words_of(one, before) for one in node.value]
    if node and len(node.value) > _LONGEST_TEXT:
        raise Broken(f"a text of a ruling file has at most {_LONGEST_TEXT} characters", _line_of(node.start_mark))
    return str(node.value) if node else None


def _told_by(node: yaml.MappingNode, before: set[yaml.Node]) -> MappingAtLine:
    """Convert a YAML mapping; duplicate keys are refused."""
    told = MappingAtLine(_line_of(node.start_mark))
    for key, value in node.value:
        if not isinstance(key, yaml.ScalarNode):
            raise Broken("a name should be a text", _line_of(key.start_mark))
        name = str(key.value)
        if name in told:
            raise Broken(f"'{name}' is said twice", _line_of(key.start_mark))
        told[name] = _words_of(value, before)
    return told


def check_words(told: MappingAtLine, known: tuple[str, ...], what: str) -> None:
    for word in told:
        if word not in known:
            raise Broken(f"'{word}' is not a word of {what}; words: {', '.join(known)}", told.line)


def _started(told: MappingAtLine, positions: MappingAtLine, before: tuple[str, ...]) -> dict[str, object]:
    """Merge a mapping over the position it starts from; players, options and the path only where given again."""
    if "from" not in told:
        return dict(told)
    name = text_at(told, "from")
    if name not in positions:
        raise Broken(f"there is no position '{name}' in this file; positions: {', '.join(positions)}", told.line)
    if name in before:
        raise Broken(f"position '{name}' starts from itself", told.line)
    out = _started(mapping(positions, name), positions, (*before, name))
    for key, value in told.items():
        below = out.get(key)
        out[key] = {**below, **value} if isinstance(below, dict) and isinstance(value, dict) else value
    return out


def read_play(told: MappingAtLine, given: object) -> tuple[str | None, str]:
    """Read who plays what: 'retreat from 8', or 'red: retreat from 8'."""
    match given:
        case str() if given:
            return None, given
        case {**one} if len(one) == 1:
            return next((str(name), str(move)) for name, move in one.items())
        case _:
            raise Broken("'play' should be a move, or several, each with its colour if need be", told.line)


def text_at(told: MappingAtLine, key: str) -> str:
    """Return a text that must be present."""
    value = told.get(key)
    if not isinstance(value, str) or not value:
        raise Broken(f"'{key}' should be told, as text", told.line)
    return value


def texts(told: MappingAtLine, key: str) -> list[str]:
    """Return one text or several as a list."""
    value = told.get(key)
    given = value if isinstance(value, list) else [value]
    found = [one for one in given if isinstance(one, str) and one.strip()]
    if not given or len(found) < len(given):
        raise Broken(f"'{key}' should be told, as text or a list of texts", told.line)
    return found


def mapping(told: MappingAtLine, key: str) -> MappingAtLine:
    """Return a value that must be a mapping."""
    value = told.get(key)
    if not isinstance(value, MappingAtLine):
        raise Broken(f"'{key}' should have words of its own below it", told.line)
    return value


def _number(told: dict[str, object], key: str, line: int) -> int:
    value = str(told[key])
    if not value.isdecimal() or len(value) > _MOST_DIGITS:
        raise Broken(f"'{key}' should be a number below 1000, not '{value}'", line)
    return int(value)
