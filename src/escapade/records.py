"""Game records: one JSON object per line (header, deal, moves with their events, end), and how to verify them."""

from __future__ import annotations

import hashlib
import json
from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from escapade.box import BoxRef, box_for
from escapade.engine import Refused
from escapade.games import game_named
from escapade.reading import shortened

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from escapade.box import Box
    from escapade.engine import Event
    from escapade.match import Match

_VERSION = 1
_HEADER = '{"escapade":'  # start of the first line of a game
FEWEST_LINES = 3  # header, deal, end
_MOST_LINES = 100_000  # of one game
_write = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode  # created once, used for every line


class Broken(Exception):  # noqa: N818 - it says what a record is, not what the program did
    """A record that does not verify: a code, a sentence that names the first wrong line, and its facts.

    The message `record-<code>` says the same in other languages.
    """

    def __init__(self, code: str, sentence: str, **facts: object) -> None:
        super().__init__(sentence)
        self.code, self.sentence, self.facts = code, sentence, facts

    def __reduce__(self) -> tuple[object, ...]:
        return _broken_again, (self.code, self.sentence, self.facts)


def _broken_again(code: str, sentence: str, facts: dict[str, object]) -> Broken:
    """Make a pickled error again."""
    return Broken(code, sentence, **facts)


def _line(content: dict[str, object]) -> str:
    """Write one line; the same content always gives the same bytes."""
    return _write(content)


def commitment(seed: int | str, salt: str) -> str:
    """Return the hash that commits a table to its seed before the first move."""
    return hashlib.sha256(json.dumps([seed, salt], separators=(",", ":")).encode()).hexdigest()


def header(match: Match) -> str:
    """Write the header: game, players, version of the rules, and the hash of the hidden seed."""
    content = {
        "escapade": _VERSION,
        "game": match.game.name,
        "rules": match.rules,
        "players": match.names,
        "options": match.options,
        "commitment": commitment(match.seed, match.salt),
    }
    data: dict[str, object] = {"data": match.data} if match.data else {}
    if match.box:
        data = {"box": {"name": match.box.name, "digest": match.box.digest}}
    return _line(content | data | ({} if match.start is None else {"position": match.start}))


def deal(match: Match) -> str:
    """Write the dealt position; earlier rules and corrected data are part of the header."""
    return _line({"deal": match.position().partition(" data=")[0].partition(" rules=")[0]})


def move(match: Match, number: int, seat: int, text: str, happened: list[Event]) -> str:
    """Write one move with its events."""
    story = [{"event": event.name(), **match.game.write_event(event)} for event in happened]
    return _line({"move": number, "seat": seat, "action": text, "events": story})


def end(match: Match, reason: str = "") -> str:
    """Write the result and reveal the seed."""
    result: dict[str, object] = {"winners": match.winners} if match.over else {"unfinished": reason or "stopped"}
    return _line({"end": result, "seed": match.seed, "salt": match.salt})


def games(lines: Iterable[str]) -> Iterator[tuple[int, list[str]]]:
    """Split a file of many games at the headers; yield each game with the number of its first line."""
    first, game = 1, list[str]()
    for number, text in enumerate(_checked_lines(lines), 1):
        if game and text.startswith(_HEADER):
            yield first, game
            first, game = number, []
        if len(game) < _MOST_LINES:  # a longer game fails verification, but never fills the memory
            game.append(text)
    yield first, game


def verify(lines: Iterable[str], first: int = 1, boxes: Sequence[Box] = ()) -> Match:
    """Replay a record and compare every byte; return the finished match, or raise Broken.

    `first` is the number of its first line in a file of many games. `boxes` are the boxes a record may name.
    """
    [match] = deque(replay(lines, first, boxes), maxlen=1)
    return match


def replay(lines: Iterable[str], first: int = 1, boxes: Sequence[Box] = ()) -> Iterator[Match]:
    """Go through a record: yield the match as dealt, then the same match after every move.

    Every line is compared with what the rules produce; raise Broken at the first wrong one.
    """
    given = [text.rstrip("\n") for text in _checked_lines(lines)]
    if len(given) < FEWEST_LINES:
        raise Broken("short", f"there is no record at line {first}: it needs a header, a deal and an end", line=first)
    top, last = _read_line(given[0], first), _read_line(given[-1], first + len(given) - 1)
    match = _dealt_again(top, last, boxes)
    _compare(match.record, given[:2], first)
    yield match
    for number, text in enumerate(given[2:-1], first + 2):
        _play_again(match, _read_line(text, number), number)
        _compare([match.moves[-1].line], [text], number)
        yield match
    ended = _read(last, "end")
    reason = ended.get("unfinished") if isinstance(ended, dict) else None
    _compare([end(match, reason if isinstance(reason, str) else "")], given[-1:], first + len(given) - 1)


def _checked_lines(lines: Iterable[str]) -> Iterator[str]:
    """Go through the lines of a record; a file name or its whole text are not lines."""
    if isinstance(lines, str | bytes) or not isinstance(lines, Iterable):
        raise TypeError(f"a record is given by its lines, such as an open file, not by {shortened(repr(lines))}")
    for line in lines:
        if not isinstance(line, str):
            raise TypeError(f"a line of a record should be a text, not {shortened(repr(line))}")
        yield line


def _compare(ours: list[str], theirs: list[str], first: int) -> None:
    """Compare lines byte by byte."""
    for number, (right, found) in enumerate(zip(ours, theirs, strict=True), first):
        if right != found:
            raise Broken(
                "differs",
                f"line {number} is not what this game gives: it should read {right}",
                line=number,
                right=right,
            )


def _read_line(text: str, number: int) -> dict[str, Any]:  # Any: whatever somebody wrote
    """Read one line of a record."""
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        content = None
    if not isinstance(content, dict):
        raise Broken("json", f"line {number} is not a line of a record: it should be a JSON object", line=number)
    return content


def _read(content: dict[str, Any], key: str) -> Any:  # noqa: ANN401 - whatever somebody wrote
    """Return a value that a line must have."""
    if key not in content:
        raise Broken("lacks", f"a line of the record lacks '{key}'", key=key)
    return content[key]


def _a_text(content: dict[str, Any], key: str) -> str:
    """Return a text that a line must have."""
    found = _read(content, key)
    if not isinstance(found, str):
        raise Broken("text", f"'{key}' of a line of the record should be a text", key=key)
    return found


def _texts(content: dict[str, Any], key: str) -> list[str]:
    """Return a list of texts that a line must have."""
    found = _read(content, key)
    if not isinstance(found, list) or not all(isinstance(one, str) for one in found):
        raise Broken("list", f"'{key}' of a line of the record should be a list of texts", key=key)
    return found


def _table(content: dict[str, Any], key: str) -> dict[str, object]:
    """Return an object that a line must have."""
    found = _read(content, key)
    if not isinstance(found, dict):
        raise Broken("object", f"'{key}' of a line of the record should be an object", key=key)
    return found


def _dealt_again(top: dict[str, Any], last: dict[str, Any], boxes: Sequence[Box] = ()) -> Match:
    """Deal the game from the revealed seed, if it matches the hash in the header."""
    from escapade.match import Match  # noqa: PLC0415 - a match writes records, and only checking one plays a match

    if _read(top, "escapade") != _VERSION:
        raise Broken(
            "version", f"this record is of version {top['escapade']}; version {_VERSION} can be read",
            version=shortened(str(top["escapade"])), known=_VERSION,
        )  # fmt: skip
    seed, salt = _read(last, "seed"), _read(last, "salt")
    if isinstance(seed, bool) or not isinstance(seed, int | str) or not isinstance(salt, str):
        raise Broken("seed", "the seed revealed at the end should be a number or a text, and the salt a text")
    if _read(top, "commitment") != commitment(seed, salt):
        raise Broken("other-seed", "the seed revealed at the end is not the one promised in the header")
    try:
        game = game_named(_a_text(top, "game"))
        if not game.knows(rules := _a_text(top, "rules")):
            raise Broken(
                "rules", f"this record was played under the rules {shortened(rules)}; these are {game.rules}",
                rules=shortened(rules), known=game.rules,
            )  # fmt: skip
        names = _texts(top, "players")
        options, (data, box) = _table(top, "options"), _corrections(top, boxes)
        if "position" in top:
            start = _a_text(top, "position")
            match = Match(game, position=start, seed=seed, salt=salt, names=names, data=data, box=box, rules=rules)
        else:
            match = Match(
                game, len(names), options, seed=seed, salt=salt, names=names, data=data, box=box, rules=rules
            )  # fmt: skip
        _leave_out_options_that_came_later(match, options)
    except (ValueError, RecursionError) as error:
        raise Broken("header", f"the header does not describe a game: {error}") from error
    return match


def _corrections(top: dict[str, Any], boxes: Sequence[Box]) -> tuple[dict[str, object] | None, BoxRef | None]:
    """Find the corrected data of a game: in the header, or in the box that the header names."""
    if "box" not in top:
        return _table(top, "data") if "data" in top else None, None
    named = _table(top, "box")
    ref = BoxRef(_a_text(named, "name"), _a_text(named, "digest"))
    found = box_for(ref, boxes)
    if found is None:
        raise Broken(
            "box", f"this game was played with the box {ref}, which is not given: add its file with --data", box=ref
        )
    return found.data, ref


def _leave_out_options_that_came_later(match: Match, named: dict[str, object]) -> None:
    """Write the header with only the options that the record names; options added since had one value then."""
    match.options = {name: value for name, value in match.options.items() if name in named}


def _play_again(match: Match, content: dict[str, Any], number: int) -> None:
    """Replay one recorded move."""
    seat = _read(content, "seat")
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < len(match.names):
        raise Broken(
            "seat", f"line {number} cannot be played: nobody sits on seat {shortened(str(seat))}",
            line=number, seat=shortened(str(seat)),
        )  # fmt: skip
    try:
        match.play(_a_text(content, "action"), seat)
    except (Refused, ValueError) as error:
        raise Broken("move", f"line {number} cannot be played: {error}", line=number) from error
