"""Values of a data file, whatever somebody wrote: each is what the key promises, or a sentence names key and fault."""

from __future__ import annotations

from escapade.reading import shortened


def a_table(value: object, key: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise _expected(key, f"a table, [{key}] with lines below it", value)
    return value


def a_list(value: object, key: str) -> list[object]:
    if not isinstance(value, list):
        raise _expected(key, "a list in brackets", value)
    return value


def a_number(value: object, key: str, least: int, most: int) -> int:
    """Read a whole number within bounds; TOML's true is none."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise _expected(key, f"a number from {least} to {most}", value)
    return value


def numbers(value: object, key: str, least: int, most: int) -> list[int]:
    return [a_number(one, f"each of {key}", least, most) for one in a_list(value, key)]


def texts(value: object, key: str) -> list[str]:
    return [_a_text(one, f"each of {key}") for one in a_list(value, key)]


def _a_text(value: object, key: str) -> str:
    if not isinstance(value, str):
        raise _expected(key, "a text in quotes", value)
    return value


def _expected(key: str, what: str, value: object) -> ValueError:
    """Return the sentence that says what a key should hold."""
    return ValueError(f"'{key}' in a data file should be {what}, not {shortened(repr(value))}")
