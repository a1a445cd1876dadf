"""Sets of places as bits of one number, for fast questions about the whole path."""

from __future__ import annotations

from mypy_extensions import i64


def bit(at: i64, one: i64 = 1) -> i64:
    """Return the bit of one place. mypyc 2.4.1 shifts a literal 1 in 32 bits, so `one` is a parameter."""
    return one << at


def lowest(places: i64) -> i64:
    """Return the rearmost place of a set that is not empty."""
    return i64(int(places & -places).bit_length()) - 1


def highest(places: i64) -> i64:
    """Return the foremost place of a set; -1 if it is empty."""
    return i64(int(places).bit_length()) - 1


def listed(places: i64) -> list[int]:
    """List the places, rearmost first."""
    out: list[int] = []
    while places:
        out.append(int(lowest(places)))
        places &= places - 1
    return out
