"""Sets of seats and areas as bits of one number."""

from __future__ import annotations

from mypy_extensions import i64


def bit(at: i64, one: i64 = 1) -> i64:
    """Return the bit of one seat or area. mypyc 2.4.1 shifts a literal 1 in 32 bits, so `one` is a parameter."""
    return one << at


def lowest(bits: i64) -> i64:
    """Return the first of a set that is not empty."""
    return i64(int(bits & -bits).bit_length()) - 1


def alone(bits: i64) -> bool:
    """Whether there is exactly one."""
    return bits != 0 and bits & (bits - 1) == 0


def listed(bits: i64) -> list[int]:
    """List them in order."""
    out: list[int] = []
    while bits:
        out.append(int(lowest(bits)))
        bits &= bits - 1
    return out
