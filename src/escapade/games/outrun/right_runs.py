"""The right runs for a path (O2): the path card, changed by one modifier after the other.

Every step maps the right answers so far to the right answers after it: more than one only if a card is optional. An
answer is a text with one letter for each card; Finish is its end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from escapade.games.outrun.cards import (
    ANTIDOTE,
    ANTIDOTE_CARD,
    BIG_CARD,
    BIG_SHORTCUT,
    EVEN_ODD,
    LONG_WAY,
    MOVEMENT,
    NO_CARD,
    ODD_EVEN,
    PAIRS,
    PLUS,
    REVERSE,
    SMALL_SHORTCUT,
    SWAP,
    WRONG_WAY,
    bit,
    has,
    listed,
)

if TYPE_CHECKING:
    from collections.abc import Callable


def right_answers(path: str, cards: i64) -> list[str]:
    """Return all right answers for a path with these cards in front of the player; the whole path first."""
    answers = [path]
    for bend in _MODIFIERS:
        answers = bend(answers, cards)
    return answers


def _reverse(answers: list[str], cards: i64) -> list[str]:
    return [way[::-1] for way in answers] if has(cards, REVERSE) else answers


def _even_odd(answers: list[str], cards: i64) -> list[str]:
    """Gap path even–odd: 2nd, 4th, 6th, then 1st, 3rd, 5th, 7th."""
    return [way[1::2] + way[::2] for way in answers] if has(cards, EVEN_ODD) else answers


def _odd_even(answers: list[str], cards: i64) -> list[str]:
    """Gap path odd–even: 1st, 3rd, 5th, 7th, then 2nd, 4th, 6th."""
    return [way[::2] + way[1::2] for way in answers] if has(cards, ODD_EVEN) else answers


def _wrong_way(answers: list[str], cards: i64) -> list[str]:
    """Wrong way X: leave out X where the path card shows it."""
    for at in range(len(MOVEMENT)):
        if has(cards, WRONG_WAY + at):
            answers = [way.replace(MOVEMENT[at], "") for way in answers]
    return answers


def _swap(answers: list[str], cards: i64) -> list[str]:
    """Swap A/B: play B where A is asked for, and A where B is."""
    for at in range(len(PAIRS)):
        if has(cards, SWAP + at):
            pair = PAIRS[at]
            answers = [way.translate(str.maketrans(pair, pair[::-1])) for way in answers]
    return answers


def _small_shortcut(answers: list[str], cards: i64) -> list[str]:
    """Small shortcut: any one movement card may be left out; the whole path is right too."""
    if not has(cards, SMALL_SHORTCUT):
        return answers
    return answers + [way[:at] + way[at + 1 :] for way in answers for at in range(len(way))]


def _long_way(answers: list[str], cards: i64) -> list[str]:
    """Long way +n: play it right after the n-th movement card, or at the end if there are fewer."""
    due = [at for at in range(len(PLUS)) if has(cards, LONG_WAY + at)]
    return [_lengthened(way, due) for way in answers] if due else answers


def _lengthened(way: str, due: list[int]) -> str:
    """Insert "+" cards; other "+" cards are not counted, and at the end they are in ascending order."""
    out = ""
    for at in range(max(len(way), len(PLUS))):
        out += way[at : at + 1]
        out += PLUS[at] if at in due else ""
    return out


def _antidote(answers: list[str], cards: i64) -> list[str]:
    """Infected, and the path shows the antidote: the antidote card may be played last (O4.3)."""
    return answers + [way + ANTIDOTE_CARD for way in answers] if has(cards, ANTIDOTE) else answers


def _big_shortcut(answers: list[str], cards: i64) -> list[str]:
    """Big shortcut: only that card, whatever else applies."""
    return [BIG_CARD] if has(cards, BIG_SHORTCUT) else answers


# The order of O2. The first three are "only one" cards: never together, and they count positions on the path card.
_MODIFIERS: Final[tuple[Callable[[list[str], i64], list[str]], ...]] = (
    _reverse,
    _even_odd,
    _odd_even,
    _wrong_way,
    _swap,
    _small_shortcut,
    _long_way,
    _antidote,
    _big_shortcut,
)


class Mistake:
    """The first wrong card of a run."""

    def __init__(self, at: i64, asked: str, overlooked: i64) -> None:
        """Which card (from 1), what was asked for there ('' is Finish), and the overlooked card, if any."""
        self.at: Final = at
        self.asked: Final = asked
        self.overlooked: Final = overlooked


def mistake(path: str, cards: i64, laid: str) -> Mistake | None:
    """Return the first mistake of a run, compared with the right answer it follows longest; None if it is right."""
    answers = right_answers(path, cards)
    if laid in answers:
        return None
    best, at = _closest(answers, laid)
    return Mistake(at + 1, best[at : at + 1], _overlooked(path, cards, laid[: at + 1], ended=at == len(laid)))


def nearest_answer(path: str, cards: i64, laid: str) -> str:
    """Return the right answer that a wrong run is compared with."""
    return _closest(right_answers(path, cards), laid)[0]


def _closest(answers: list[str], laid: str) -> tuple[str, int]:
    """Return the answer that a run follows longest, and for how many cards; if several, the whole path."""
    best, furthest = answers[0], -1
    for answer in answers:
        at = _agreement(answer, laid)
        if at > furthest:
            best, furthest = answer, at
    return best, furthest


def _agreement(one: str, other: str) -> int:
    """Count the cards two runs have in common at the start."""
    at = 0
    while at < min(len(one), len(other)) and one[at] == other[at]:
        at += 1
    return at


def _overlooked(path: str, cards: i64, laid: str, *, ended: bool) -> i64:
    """Return the one card without which the run would have been right so far."""
    for card in listed(cards):
        without = right_answers(path, cards & ~bit(card))
        if any(answer == laid if ended else answer.startswith(laid) for answer in without):
            return card
    return NO_CARD
