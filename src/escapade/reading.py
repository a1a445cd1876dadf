"""Reads the fields, numbers and seats of positions and moves; errors are sentences that say what is wrong."""

from __future__ import annotations

import json
from typing import Final

_MOST_DIGITS: Final = 15  # of a number in a position: fits a machine word
_MOST_QUOTED: Final = 60  # characters of a wrong input that an error message quotes


def fields_of(text: str) -> dict[str, str]:
    """Split a line of text into its fields."""
    fields: dict[str, str] = {}
    for word in text.split():
        key, equals, value = word.partition("=")
        if not equals:
            raise ValueError(f"'{shortened(word)}' is not a field of a position: it should read name=value")
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
        raise ValueError(f"'data' of a position should be corrected data as JSON, not '{shortened(fields['data'])}'")  # noqa: TRY004 - a sentence for its writer
    return found


def read_number(text: str, what: str, least: int, most: int) -> int:
    """Read a whole number within bounds. All numbers in positions and actions are read here."""
    digits = text.removeprefix("-") if least < 0 else text
    if digits.isascii() and digits.isdecimal() and len(digits) <= _MOST_DIGITS and least <= int(text) <= most:
        return int(text)
    raise ValueError(f"{what} should be a number from {least} to {most}, not '{shortened(text)}'")


def shortened(text: str) -> str:
    """Quote the input, shortened if it is long."""
    return text if len(text) <= _MOST_QUOTED else f"{text[:_MOST_QUOTED]}…"


def read_seat(text: str, seats: int) -> int:
    """Read a player's number: players count from 1, seats from 0."""
    if text not in [str(player) for player in range(1, seats + 1)]:
        raise ValueError(f"there is no player '{shortened(text)}' at a table of {seats}")
    return int(text) - 1
