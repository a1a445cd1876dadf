"""Reads the fields, numbers and seats of positions and moves; errors are sentences that say what is wrong."""

from __future__ import annotations

import json
from typing import Final

_MOST_DIGITS: Final = 15  # of a number in a position: fits a machine word
_MOST_QUOTED: Final = 60  # characters of a wrong input that an error message quotes


class BadNotation(ValueError):  # noqa: N818 - an answer to its writer, not an error of the program
    """Why a position or a move cannot be: a code, a sentence and its facts, and the rule's id if there is one.

    The message `notation-<code>` says the same in other languages, in less detail.
    """

    def __init__(self, code: str, sentence: str, rule: str = "", **facts: object) -> None:
        super().__init__(f"{sentence} ({rule})" if rule else sentence)
        self.code = code
        self.sentence = sentence
        self.rule = rule
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        return _bad_notation_again, (self.code, self.sentence, self.rule, self.facts)


def _bad_notation_again(code: str, sentence: str, rule: str, facts: dict[str, object]) -> BadNotation:
    """Make a pickled error again."""
    return BadNotation(code, sentence, rule, **facts)


def not_known(word: str, what: str, kinds: str, known: str) -> BadNotation:
    """Return the error for a word that is none of those known."""
    sentence = f"'{shortened(word)}' is not {what}; {kinds}: {known}"
    return BadNotation("word", sentence, found=shortened(word), known=known)


def unknown_field(word: str, fields: tuple[str, ...]) -> BadNotation:
    """Return the error for a field that no position of a game has."""
    known = ", ".join(fields)
    sentence = f"'{shortened(word)}' is not a field of a position; fields: {known}, and options"
    return BadNotation("unknown-field", sentence, found=shortened(word), known=known)


def not_a_move(text: str, legal: str) -> BadNotation:
    """Return the error for a text that is not a move, with the legal ones."""
    sentence = f"'{shortened(text)}' is not a move; legal here: {legal}"
    return BadNotation("move", sentence, found=shortened(text), known=legal)


def fields_of(text: str) -> dict[str, str]:
    """Split a line of text into its fields."""
    fields: dict[str, str] = {}
    for word in text.split():
        key, equals, value = word.partition("=")
        if not equals:
            raise BadNotation(
                "field", f"'{shortened(word)}' is not a field of a position: it should read name=value",
                found=shortened(word),
            )  # fmt: skip
        fields[key] = value
    return fields


def write_data(corrections: dict[str, object] | None) -> str:
    """Write corrected data as one word for the field `data` of a position; empty if there are none."""
    return json.dumps(corrections, separators=(",", ":")).replace(" ", "\\u0020") if corrections else ""


def read_data(fields: dict[str, str]) -> dict[str, object] | None:
    """Read the corrected data of a position, if it has any."""
    if "data" not in fields:
        return None
    try:
        found: object = json.loads(fields["data"])
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        short = shortened(fields["data"])
        sentence = f"'data' of a position should be corrected data as JSON, not '{short}'"
        raise BadNotation("data", sentence, found=short)
    return found


def read_number(text: str, what: str, least: int, most: int) -> int:
    """Read a whole number within bounds. All numbers in positions and actions are read here."""
    digits = text.removeprefix("-") if least < 0 else text
    if digits.isascii() and digits.isdecimal() and len(digits) <= _MOST_DIGITS and least <= int(text) <= most:
        return int(text)
    sentence = f"{what} should be a number from {least} to {most}, not '{shortened(text)}'"
    raise BadNotation("number", sentence, least=least, most=most, found=shortened(text))


def shortened(text: str) -> str:
    """Quote the input, shortened if it is long."""
    return text if len(text) <= _MOST_QUOTED else f"{text[:_MOST_QUOTED]}…"


def read_seat(text: str, seats: int) -> int:
    """Read a player's number: players count from 1, seats from 0."""
    if text not in [str(player) for player in range(1, seats + 1)]:
        sentence = f"there is no player '{shortened(text)}' at a table of {seats}"
        raise BadNotation("no-player", sentence, found=shortened(text), seats=seats)
    return int(text) - 1
