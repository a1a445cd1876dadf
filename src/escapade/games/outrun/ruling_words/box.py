"""Counts the parts in the box, for rulings on the printed data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.games.outrun.cards import LONG_WAY, MOVEMENT, PLUS

if TYPE_CHECKING:
    from collections.abc import Callable

    from escapade.games.outrun.ruling_words.question import Question


def _path_cards(q: Question) -> tuple[str, str]:
    """How many path cards are there, all different?"""
    return q.text, str(len({path.symbols for path in q.s.board.printed.paths}))


def _lengths(q: Question) -> tuple[str, str]:
    """How many path cards of each length are there?"""
    found = [len(path.symbols) for path in q.s.board.printed.paths]
    return q.text, ", ".join(f"{found.count(length)} of {length}" for length in sorted(set(found)))


def _each_symbol(q: Question) -> tuple[str, str]:
    """How often is each symbol on a path card?"""
    symbols = "".join(path.symbols for path in q.s.board.printed.paths)
    return q.text, _the_same([symbols.count(symbol) for symbol in MOVEMENT])


def _each_first(q: Question) -> tuple[str, str]:
    """How often is each symbol the first of a path card?"""
    firsts = "".join(path.symbols[0] for path in q.s.board.printed.paths)
    return q.text, _the_same([firsts.count(symbol) for symbol in MOVEMENT])


def _antidotes(q: Question) -> tuple[str, str]:
    """How many path cards show the antidote sign?"""
    return q.text, str(sum(path.antidote for path in q.s.board.printed.paths))


def _spares(q: Question) -> tuple[str, str]:
    """How many spare copies of each "+" card does the vampire game have: duplicates, and those of the zombie?"""
    parts = q.s.board.printed
    return q.text, _the_same([parts.spares + parts.copies[LONG_WAY + at].zombie for at in range(len(PLUS))])


def _open_places(q: Question) -> tuple[str, str]:
    """Which places of the monster board are open, fastest first?"""
    return q.text, ", ".join(str(place) for place in q.s.board.open)


def _numbers(q: Question) -> tuple[str, str]:
    """Which numbers do the six places show, slowest first?"""
    return q.text, ", ".join(str(number) for number in q.s.board.numbers[1:])


def _rooms(q: Question) -> tuple[str, str]:
    """How many steps lead out?"""
    return q.text, str(int(q.s.board.out) - 1)


def _the_same(counts: list[int]) -> str:
    """Write a number that is the same for all, or all numbers."""
    return str(counts[0]) if len(set(counts)) == 1 else ", ".join(str(count) for count in counts)


OUTCOMES: Final[dict[str, Callable[[Question], tuple[str, str]]]] = {
    "path cards": _path_cards,
    "lengths": _lengths,
    "times on the path cards": _each_symbol,
    "times first": _each_first,
    "antidotes": _antidotes,
    "spare copies": _spares,
    "open places": _open_places,
    "numbers": _numbers,
    "rooms": _rooms,
}
