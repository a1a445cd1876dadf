"""Change a real input a little, or a lot: what people mistype, what programs garble, and numbers nobody expects."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

NUMBERS = (
    "0", "-1", "1", "2", "3", "7", "12", "31", "32", "33", "63", "64", "65", "66", "127", "128", "255", "256", "999",
    "65536", "99999", "2147483648", "4294967296", "999999999", "9223372036854775807", "9223372036854775808",
    "18446744073709551616", "1e400", "0x10", "1_000", "+5", "٣", "²", "-0", "00000000000000000001", "9" * 30,
    "9" * 5000, "1.5", "NaN", "",
)  # fmt: skip
WORDS = (
    "?", "??", "?66", "?-1", "-", "=", ":", ";", ",", ".", "*", "@", "!", "/", "none", "yes", "no", "true", "null",
    "[]", "{}", '""', "[", "]", "{", "}", "'", '"', "\\", "\n", "\t", " ", "\x00", "\x1b[31m", "é", "ß",
    "\U0001d7d8", "\u202e", "\udcff", "\ud800", "\ufeff", "&a", "*a", "!!python/object:os.system", "<<", "- ", "michel",
    "won=1", "asked=", "doubts=1.2.3", "decksize=0", "deck=-", "1979-05-27", "inf", "[[", "]]", "'''", "%",
)  # fmt: skip
PIECES = re.compile(r"\d+|[A-Za-z]+|\s+|[^\w\s]", re.ASCII)
SEPARATORS = " ;,:.=\n/"
MOST_CHANGES = 4
BORROWED = 0.15  # of all changes


def mutated(text: str, others: Sequence[str], luck: Random) -> str:
    """Return the text changed in one to four places; now and then exactly as it was."""
    for _ in range(luck.randrange(MOST_CHANGES + 1)):
        text = borrow_piece(text, others, luck) if luck.random() < BORROWED else luck.choice(WAYS)(text, luck)
    return text


def pieces(text: str) -> list[str]:
    """Split a text into numbers, words and signs."""
    return PIECES.findall(text)


def change_number(text: str, luck: Random) -> str:
    """Put another number where there is one."""
    found = [match.span() for match in re.finditer(r"\d+", text, re.ASCII)]
    if not found:
        return insert_word(text, luck)
    start, end = luck.choice(found)
    near = str(max(0, int(text[start:end][:9]) + luck.choice((-2, -1, 1, 2))))
    return text[:start] + luck.choice((near, near, luck.choice(NUMBERS))) + text[end:]


def insert_word(text: str, luck: Random) -> str:
    """Put something in that has a meaning somewhere."""
    at = luck.randrange(len(text) + 1)
    return text[:at] + luck.choice((luck.choice(WORDS), luck.choice(NUMBERS))) + text[at:]


def drop_piece(text: str, luck: Random) -> str:
    """Leave a word, a number or a sign out."""
    found = pieces(text)
    if found:
        del found[luck.randrange(len(found))]
    return "".join(found)


def repeat_piece(text: str, luck: Random) -> str:
    """Say a few words twice, or many times."""
    found = pieces(text)
    at = luck.randrange(len(found) + 1)
    run = found[at : at + luck.randrange(1, 12)]
    return "".join(found[:at] + run * luck.choice((1, 1, 2, 40)) + found[at:])


def swap_pieces(text: str, luck: Random) -> str:
    """Exchange two words, numbers or signs."""
    found = pieces(text)
    if len(found) > 1:
        one, two = luck.randrange(len(found)), luck.randrange(len(found))
        found[one], found[two] = found[two], found[one]
    return "".join(found)


def borrow_piece(text: str, others: Sequence[str], luck: Random) -> str:
    """Put a part of another input where one of this is: fields, tiles, demands, tables."""
    sign = luck.choice(SEPARATORS)
    mine, theirs = text.split(sign), luck.choice(others).split(sign)
    mine[luck.randrange(len(mine))] = luck.choice(theirs)
    return sign.join(mine)


def drop_field(text: str, luck: Random) -> str:
    """Leave a whole part out."""
    sign = luck.choice(SEPARATORS)
    parts = text.split(sign)
    del parts[luck.randrange(len(parts))]
    return sign.join(parts)


def repeat_field(text: str, luck: Random) -> str:
    """Say a whole part twice."""
    sign = luck.choice(SEPARATORS)
    parts = text.split(sign)
    part = luck.choice(parts)
    parts.insert(luck.randrange(len(parts) + 1), part)
    return sign.join(parts)


def change_letter(text: str, luck: Random) -> str:
    """Mistype one letter."""
    if not text:
        return "?"
    at = luck.randrange(len(text))
    letter = luck.choice((chr(luck.randrange(32, 127)), luck.choice(text), chr(ord(text[at]) ^ 1)))
    return text[:at] + letter + text[at + 1 :]


def cut(text: str, luck: Random) -> str:
    """Break off somewhere."""
    return text[: luck.randrange(len(text) + 1)]


def nest(text: str, luck: Random) -> str:
    """Open very many brackets."""
    at = luck.randrange(len(text) + 1)
    return text[:at] + luck.choice("[{(") * luck.choice((3, 100, 3000)) + text[at:]


USUAL = (change_number, insert_word, drop_piece, swap_pieces, drop_field, repeat_field, change_letter)
WAYS: tuple[Callable[[str, Random], str], ...] = (*USUAL * 6, change_number, repeat_piece, repeat_piece, cut, nest)
