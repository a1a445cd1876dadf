"""A model of people's runs: how long they take and how often they err (O5.8). Used by bots, never by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from escapade.games.outrun.actions import Run
from escapade.games.outrun.cards import (
    ANTIDOTE,
    ANTIDOTE_CARD,
    BIG_SHORTCUT,
    BOOST,
    SHIELD,
    SMALL_SHORTCUT,
    bit,
    has,
    listed,
)
from escapade.games.outrun.right_runs import right_answers
from escapade.games.outrun.trail import Trail

if TYPE_CHECKING:
    from escapade.engine import Luck
    from escapade.games.outrun.state import State

_START: Final = 800  # ms to take in the path
_CARD: Final = 550  # ms to find and lay a card
_MODIFIER: Final = 600  # ms to think of an interference card
_SPREAD: Final = 251  # a run takes 75 to 125 % of the usual time, most often about 100


class Person:
    """A runner: the share of wrong runs, and the times taken."""

    def __init__(self, errors: int, start: int, card: int, modifier: int) -> None:
        """Wrong runs in a hundred; ms for the path, for each card, and for each modifier."""
        self.errors: Final = errors
        self.start: Final = start
        self.card: Final = card
        self.modifier: Final = modifier

    def usually(self, cards: int, modifiers: int) -> int:
        """Return the average time for a number of cards and modifiers."""
        return self.start + self.card * cards + self.modifier * modifiers


USUAL: Final = Person(5, _START, _CARD, _MODIFIER)
LEVELS: Final = [  # by skill
    Person(15, _START, 700, _MODIFIER),
    Person(12, _START, 660, _MODIFIER),
    Person(10, _START, 620, _MODIFIER),
    Person(7, _START, 585, _MODIFIER),
    USUAL,
]


def run(s: State, seat: i64, skill: i64, luck: Luck) -> Run:
    """Run for a seat with a skill."""
    return run_as(LEVELS[skill], s, seat, luck)


def run_as(person: Person, s: State, seat: i64, luck: Luck) -> Run:
    """Run for a seat like a person."""
    path, cards = s.path_card().symbols, s.binding(seat)
    laid = shortest(right_answers(path, cards))
    if luck.below(100) < person.errors:
        laid = blunder(path, cards, laid, luck)
    elapsed = time_for(person, laid, cards, luck)
    laps = tuple([elapsed * (at + 1) // (len(laid) + 1) for at in range(len(laid))])
    return Run(Trail(laid, elapsed, laps=laps))


def time_for(person: Person, laid: str, cards: i64, luck: Luck) -> int:
    """Return how long a person takes to lay these cards under these modifiers, in ms."""
    usual = person.usually(len(laid), len(bending(cards)))
    return usual * int(1000 - _SPREAD + 1 + luck.below(_SPREAD) + luck.below(_SPREAD)) // 1000


def shortest(answers: list[str]) -> str:
    """Choose an answer: with the antidote if it helps, and short."""
    cures = [answer for answer in answers if answer.endswith(ANTIDOTE_CARD)]
    return min(cures or answers, key=len)


def bending(cards: i64) -> list[int]:
    """List the modifiers that need thought; a Big shortcut overrides all others, and some cards need none.

    A Small shortcut needs none: one leaves out the last card.
    """
    if has(cards, BIG_SHORTCUT):
        return [BIG_SHORTCUT]
    return listed(cards & ~bit(SMALL_SHORTCUT) & ~bit(BOOST) & ~bit(SHIELD) & ~bit(ANTIDOTE))


def blunder(path: str, cards: i64, laid: str, luck: Luck) -> str:
    """Make a typical error: overlook a card, swap two neighbours, or play a random card."""
    answers = right_answers(path, cards)
    attempts = [path[0], "", path]
    if len(laid) > 1:
        at = int(luck.below(len(laid) - 1))
        attempts.insert(0, laid[:at] + laid[at + 1] + laid[at] + laid[at + 2 :])
    bends = bending(cards)
    if bends:
        forgotten = bends[luck.below(len(bends))]
        attempts.insert(0, right_answers(path, cards & ~bit(forgotten))[0])
    return next(attempt for attempt in attempts if attempt not in answers)
