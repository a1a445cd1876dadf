"""Interference cards by kind, sets of them as bits of one number, and the cards to run with."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from escapade.reading import not_known

# The cards of a run, one letter each: movement cards, "+" cards, the antidote, the Big shortcut.
MOVEMENT: Final = "ABCDEFGH"
PLUS: Final = "123"
ANTIDOTE_CARD: Final = "*"
BIG_CARD: Final = ">"

# The kinds of interference cards. Records name these numbers: they belong to the rules' version.
REVERSE: Final = 0
EVEN_ODD: Final = 1
ODD_EVEN: Final = 2
SWAP: Final = 3  # by pair
WRONG_WAY: Final = 7  # by symbol
LONG_WAY: Final = 15  # by number
SMALL_SHORTCUT: Final = 18
BIG_SHORTCUT: Final = 19
BOOST: Final = 20
SHIELD: Final = 21
FOCUS: Final = 22
TAKE_MINE: Final = 23
FAIR_SWAP: Final = 24
STEAL: Final = 25
KINDS: Final = 26

ANTIDOTE: Final = 26  # no interference card, but it bends the asked order like one (O2.7)
FACE_DOWN: Final = 27  # a card whose kind is not known here
NO_CARD: Final = 28

MIDDLE: Final = 6  # the middle of the table, as a spot where cards lie; the others are the seats

PAIRS: Final = ("AB", "CD", "EF", "GH")

# The kinds in one word: in notation and in the data file.
WORDS: Final = (
    "reverse",
    "even",
    "odd",
    *[f"swap{pair}" for pair in PAIRS],
    *[f"wrong{symbol}" for symbol in MOVEMENT],
    *[f"long{number}" for number in PLUS],
    "small",
    "big",
    "boost",
    "shield",
    "focus",
    "take",
    "fair",
    "steal",
)


def bit(at: i64, one: i64 = 1) -> i64:
    """Return the bit of one card or seat. mypyc 2.4.1 shifts a literal 1 in 32 bits, so `one` is a parameter."""
    return one << at


def listed(some: i64) -> list[int]:
    """List the cards (or seats) of a set, lowest number first."""
    out: list[int] = []
    while some:
        out.append(int(some & -some).bit_length() - 1)
        some &= some - 1
    return out


def _together(first: int, end: int) -> i64:
    """Return the set of all kinds from the first up to, not including, the end."""
    return bit(end) - bit(first)


# The signs on the cards (O3).
ONLY_ONE: Final = _together(REVERSE, WRONG_WAY)
ONE_ROUND: Final = _together(SMALL_SHORTCUT, FOCUS)
AT_ONCE: Final = _together(FOCUS, KINDS)


def has(some: i64, card: i64) -> bool:
    """Whether a set holds a card."""
    return some & bit(card) != 0


def read_word(word: str) -> int:
    """Find a kind by its word; raise ValueError and list them otherwise."""
    if word not in WORDS:
        raise not_known(word, "an interference card", "cards", " ".join(WORDS))
    return WORDS.index(word)


def size(counts: list[int]) -> int:
    """Count the cards of a pile given as the number of each kind."""
    return sum(counts)


def pick(counts: list[int], n: i64) -> int:
    """Return the n-th card of a pile, counted from 0 in the order of kinds."""
    for card in range(KINDS):
        if n < counts[card]:
            return card
        n -= counts[card]
    raise ValueError("there are not so many cards in the pile")
