"""Checks values of a data file; errors name the key and what it should contain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escapade.reading import shortened

if TYPE_CHECKING:
    from collections.abc import Iterable

Path = tuple[str, ...]  # where something stands in a data file: keys, and places in lists, "0" first


class DataError(ValueError):
    """What is wrong in a data file: where, a code, a sentence with its facts apart, the rule's id if there is one."""

    def __init__(self, path: Path, code: str, rule: str, says: str, **facts: object) -> None:
        told = {name: shortened(str(fact)) if name in _TOLD else fact for name, fact in facts.items()}
        super().__init__(says.format(**told) + (f" ({rule})" if rule else ""))
        self.path = path
        self.code = code
        self.rule = rule
        self.says = says
        self.facts = told

    def __reduce__(self) -> tuple[object, ...]:
        return _data_error_again, (self.path, self.code, self.rule, self.says, self.facts)


_TOLD: tuple[str, ...] = ("found", "key")  # facts that somebody wrote, and that may be long


def _data_error_again(path: Path, code: str, rule: str, says: str, facts: dict[str, object]) -> DataError:
    """Make a pickled error again."""
    return DataError(path, code, rule, says, **facts)


def a_table(value: object, key: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise _expected(key, "table", "a table, [{key}] with lines below it", value)
    return value


def a_list(value: object, key: str) -> list[object]:
    if not isinstance(value, list):
        raise _expected(key, "list", "a list in brackets", value)
    return value


def a_number(value: object, key: str, least: int, most: int, at: int | None = None) -> int:
    """Read a whole number within bounds; booleans are refused."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise _expected(key, "number", "a number from {least} to {most}", value, at, least=least, most=most)
    return value


def numbers(value: object, key: str, least: int, most: int) -> list[int]:
    return [a_number(one, key, least, most, at) for at, one in enumerate(a_list(value, key))]


def texts(value: object, key: str) -> list[str]:
    return [_a_text(one, key, at) for at, one in enumerate(a_list(value, key))]


def _a_text(value: object, key: str, at: int | None = None) -> str:
    """Read a text, perhaps one of a list."""
    if not isinstance(value, str):
        raise _expected(key, "text", "a text in quotes", value, at)
    return value


def _expected(key: str, code: str, what: str, value: object, at: int | None = None, **facts: object) -> DataError:
    """Return the sentence that says what a key should contain."""
    path = (*key.split("."), *([] if at is None else [str(at)]))
    says = ("'{key}'" if at is None else "'each of {key}'") + " in a data file should be " + what + ", not {found}"
    return DataError(path, code, "", says, key=key, found=repr(value), **facts)


def not_correctable(key: str, known: Iterable[str]) -> DataError:
    """Return the sentence for a part that is nothing of the file, or that nobody can correct."""
    says = "'{key}' cannot be corrected; what can: {known}"
    return DataError((key,), "not-correctable", "", says, key=key, known=", ".join(known))


def not_in_table(path: Path, known: Iterable[str]) -> DataError:
    """Return the sentence for a line that a table does not have."""
    says = "'{key}' is nothing of [{table}]; there is: {known}"
    table = ".".join(path[:-1])
    return DataError(path, "not-in-table", "", says, key=path[-1], table=table, known=", ".join(known))
