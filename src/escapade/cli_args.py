"""Reads the arguments of the command line: game, seats, options, corrections; or says what is wrong with them."""

from __future__ import annotations

import tomllib
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, Literal, TypeVar

import typer

from escapade import text_file
from escapade.bots import BOTS, LEVELS, USUAL, SearchBot, bot_named
from escapade.box import BadBox, Box, in_order, read_box
from escapade.cli_language import explained, say
from escapade.engine import seeded
from escapade.games import BROKEN, GAMES, game_named
from escapade.options import YES_NO
from escapade.records import Broken

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path
    from typing import TextIO

    from escapade.bots import Bot
    from escapade.bots.analysis import Analysis
    from escapade.game import Game

T = TypeVar("T")
YOU: Final = "you"  # a seat for a person
_IN_SIMULATIONS: Final = "greedy"  # fast, and the baseline of all measurements
_FEWEST: Final = 2  # players by default
_SWITCHED: Final = {"yes": "yes", "true": "yes", "on": "yes", "no": "no", "false": "no", "off": "no"}


class Mistake(typer.TyperException):
    """A wrong argument, explained in one sentence."""

    exit_code = 2


@contextmanager
def errors_as_sentences() -> Iterator[None]:
    """Report a ValueError as a wrong argument."""
    try:
        yield
    except ValueError as error:
        raise Mistake(f"{explained(error)}.") from error


def find_game(name: str, players: int | None) -> Game:
    """Return the game, if this number of players can play it."""
    if name not in GAMES and name not in BROKEN:
        raise Mistake(_sentence("refusal-game-unknown", game=name, games=", ".join(GAMES)))
    with errors_as_sentences():
        game = game_named(name)
        game.check({}, _FEWEST if players is None else players)
        return game


def read_seats(seats: str | None, players: int | None) -> list[Bot | None]:
    """Return the players, None for a person: as listed, by default one person against bots."""
    words = _named(seats) if seats is not None else [YOU, *[USUAL] * ((players or _FEWEST) - 1)]
    if players not in (None, len(words)):
        raise Mistake(say("terminal-seats-or-players", listed=len(words), players=players or 0))
    return [None if word == YOU else find_bot(word) for word in words]


def find_bot(word: str) -> Bot:
    """Find a bot by its name or its level."""
    try:
        return bot_named(word)
    except ValueError as error:
        raise Mistake(say("terminal-no-player", player=word, players=", ".join([YOU, *BOTS]))) from error


def check_bot_name(word: str) -> None:
    """Check the name of a bot with an optional divisor of its iterations: owl/10 has a tenth."""
    plain, slash, divisor = word.partition("/")
    find_bot(plain)
    if slash and not (divisor.isascii() and divisor.isdecimal() and int(divisor) > 0):
        raise Mistake(f"'{word}' does not say which part; {plain}/10 has a tenth of its time.")


def analyse(game: Game, position: str, bot: str, seed: str) -> Analysis:
    """Let a bot analyse a position, from what the seat to move can see."""
    searcher, luck = _known_bot(bot), seeded(seed)
    if not isinstance(searcher, SearchBot):
        able = ", ".join(level.name for level in LEVELS if isinstance(level, SearchBot))
        raise Mistake(say("terminal-no-analysis", bot=bot, bots=able))
    state = game.read_position(position, luck.fork())
    if state.game_over():
        raise Mistake(say("terminal-position-over"))
    seat = state.to_act()[0]
    return searcher.analyse(game, game.view(state, seat), seat, luck)


def read_bots(bots: str | None, players: int | None) -> tuple[str, ...]:
    """Return the bots, repeating the list if there are more seats than bots."""
    cycle = [_known_bot(word).name for word in (_named(bots) if bots is not None else [_IN_SIMULATIONS])]
    seats = players or max(_FEWEST, len(cycle))
    if len(cycle) > seats:
        raise Mistake(say("terminal-bots-or-players", listed=len(cycle), players=players or 0))
    return tuple(cycle[seat % len(cycle)] for seat in range(seats))


def _known_bot(word: str) -> Bot:
    """Find a bot by its name or its level, where people cannot play."""
    try:
        return bot_named(word)
    except ValueError as error:
        raise Mistake(_sentence("refusal-bot-unknown", bot=word, bots=", ".join(BOTS))) from error


def _sentence(id_: str, **facts: str) -> str:
    """Say a message that has no full stop."""
    return f"{say(id_, **facts)}."


def _named(words: str) -> list[str]:
    """Split at commas."""
    return [word.strip() for word in words.split(",")]


def read_options(game: Game, settings: list[str] | None) -> dict[str, str]:
    """Read settings of the form option=value."""
    values: dict[str, str] = {}
    switches = [option.name for option in game.options if option.values == YES_NO]
    for setting in settings or []:
        name, equals, value = (part.strip() for part in setting.partition("="))
        if not equals:
            raise Mistake(say("terminal-no-setting", setting=setting))
        if name in switches:
            value = _SWITCHED.get(value.lower(), value)
        if values.get(name, value) != value:
            raise Mistake(say("terminal-set-twice", name=name, first=values[name], second=value))
        values[name] = value
    return values


def check_seed(text: str) -> str:
    """Check a seed."""
    with errors_as_sentences():
        seeded(text)
    return text


def read_corrections(path: Path | None) -> dict[str, object] | None:
    """Read a file with corrections of the printed data; the game checks them."""
    if path is None:
        return None
    try:
        return tomllib.loads(_text_of(path))
    except (ValueError, RecursionError) as error:  # also raised: numbers too long, brackets too deep
        reason = str(error) if isinstance(error, tomllib.TOMLDecodeError) else say("terminal-toml-deep")
        raise Mistake(say("terminal-no-toml", file=str(path), reason=reason)) from error


def check_corrections(path: Path | None, game: Game) -> dict[str, object] | None:
    """Read corrections of a game's printed data, or say which line is wrong and what was expected there."""
    data = read_corrections(path)
    if path and data:
        try:
            read_box(game.name, _text_of(path))
        except BadBox as wrong:
            raise Mistake(say("terminal-fault", file=str(path), fault=explained(wrong))) from wrong
    return data


def read_boxes(paths: list[Path] | None) -> list[Box]:
    """Read box files for records that name one; of which game they are, the record says."""
    found = [(path, read_corrections(path) or {}) for path in paths or []]
    return [Box(name, path.stem, "", in_order(data)) for path, data in found for name in GAMES]


def _text_of(path: Path) -> str:
    """Read a text file."""
    try:
        return text_file.text_of(path)
    except OSError as error:
        raise Mistake(_cannot("unreadable", path, error.strerror)) from error
    except UnicodeDecodeError as error:
        raise Mistake(_cannot("unreadable", path, say("terminal-no-text"))) from error


def _cannot(what: Literal["unreadable", "unwritable"], path: Path, reason: str | None) -> str:
    """Say that a file cannot be read or written; the reason is the operating system's."""
    return say(f"terminal-{what}", file=str(path), reason=reason or "")


@contextmanager
def open_output(path: Path | None, mode: Literal["a", "w"]) -> Iterator[TextIO | None]:
    """Open a file to write ("w") or append to ("a"); without a path, nothing is opened."""
    if path is None:
        yield None
        return
    try:
        with path.open(mode, encoding="utf-8", newline="\n") as file:
            yield file
    except BrokenPipeError:  # of stdout, not of the file
        raise
    except OSError as error:
        raise Mistake(_cannot("unwritable", path, error.strerror)) from error


def read_file(path: Path, read: Callable[[Path], T]) -> T:
    """Read a file of records or tactics, or say what is wrong with it."""
    try:
        return read(path)
    except OSError as error:
        raise Mistake(_cannot("unreadable", path, error.strerror)) from error
    except UnicodeDecodeError as error:
        raise Mistake(_cannot("unreadable", path, say("terminal-no-text"))) from error
    except (Broken, ValueError) as error:
        raise Mistake(say("terminal-fault", file=str(path), fault=explained(error))) from error
