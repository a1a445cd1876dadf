"""A table of Cartagena as plain text and as SVG, for users of the library."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escapade import svg
from escapade.games.cartagena import names as naming
from escapade.games.cartagena.bits import bit
from escapade.games.cartagena.board import START
from escapade.games.cartagena.cards import SYMBOLS, listed
from escapade.games.cartagena.consequences import row
from escapade.games.cartagena.state import SHORES
from escapade.text_table import columns, counted, turn_mark
from escapade.words import words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from escapade.games.cartagena.state import State

_CLOSED = "?"  # behind a symbol: a chest nobody has opened
_SQUARE = 62  # a space of the picture, in pixels
_PIRATE = 5  # the radius of a pirate


def text(s: State, names: Sequence[str]) -> str:
    """Draw the path, one tile per line, then the crews and the cards; a pirate is the number of its player."""
    return "\n".join([*_path(s, names), "", *_crews(s, names), *_cards(s)])


def _path(s: State, names: Sequence[str]) -> Iterator[str]:
    """Draw the places that are not spaces, and between them the tiles."""
    tiles: list[list[str]] = []
    for at in range(int(s.board.goal) + 1):
        shows = s.board.symbols[at]
        if shows is not None:
            if (at - int(s.leg_start(at))) % SYMBOLS == 1:
                tiles.append([])
            tiles[-1].append(_space(s, at, shows))
            continue
        yield from columns(tiles) if tiles else ()
        tiles = []
        yield f"{at:>2} {_place(s, at)}: {_aside(s, at, names)}"


def _space(s: State, at: int, shows: int) -> str:
    """Write a space: its number, its symbol, and who stands there."""
    chest = _CLOSED if s.chests & bit(at) else ""
    return f"{at:>2} {s.board.printed.symbols[shows]}{chest} {''.join(str(seat + 1) for seat in _standing(s, at))}"


def _standing(s: State, at: int) -> list[int]:
    """List whose pirates stand on a space."""
    crews = [s.crews[seat] for seat in range(s.seats)]
    return [seat for seat, crew in enumerate(crews) for spaces in (crew.one, crew.two, crew.three) if spaces & bit(at)]


def _place(s: State, at: int) -> str:
    """Return the name of a place that is not a space."""
    name = words(game="cartagena").say(naming.place(s.board, at))
    return f"{name} at {SHORES[s.shore].capitalize()}" if at == s.board.boat and at != START else name


def _aside(s: State, at: int, names: Sequence[str]) -> str:
    """Return how many pirates of each crew are at a place that is not a space."""
    there = [(names[seat], number) for seat in range(int(s.seats)) if (number := _gathered(s, seat, at))]
    return ", ".join(f"{name} {number}" for name, number in there) or "-"


def _gathered(s: State, seat: int, at: int) -> int:
    """Count the pirates of a crew at a place that is not a space."""
    crew = s.crews[seat]
    return int(crew.start if at == START else crew.home if at == s.board.goal else crew.aboard)


def _crews(s: State, names: Sequence[str]) -> list[str]:
    """List the players: how many pirates are home, and what they hold."""
    return columns([
        (
            turn_mark(s, seat),
            f"{seat + 1} {names[seat]}",
            f"{int(s.crews[seat].home)} of {int(s.board.pirates)} home",
            _hand(s, seat),
        )
        for seat in range(int(s.seats))
    ])  # fmt: skip


def _hand(s: State, seat: int) -> str:
    """List the known cards of a crew."""
    return counted(_called(s, listed(s.crews[seat].hand)), int(s.crews[seat].hidden))


def _called(s: State, kinds: Sequence[int]) -> list[str]:
    return [words(game="cartagena").say(naming.card(s.board, kind)) for kind in kinds]


def _cards(s: State) -> Iterator[str]:
    """List the cards on the table."""
    yield f"deck {int(s.deck_size) + len(s.under)}, discards: {counted(_called(s, listed(s.discards)))}"
    if s.row_size:
        yield f"next: {', '.join(_called(s, row(s)))}"
    if s.looked or s.looked_hidden:
        yield f"looked at: {counted(_called(s, listed(s.looked)), int(s.looked_hidden))}"


def picture(s: State, names: Sequence[str]) -> str:
    """Draw the path, two tiles per row, and the crews below it."""
    goal, across = int(s.board.goal), 2 * SYMBOLS
    parts: list[str] = []
    for at in range(goal + 1):
        parts += _square(s, at, at % across * _SQUARE, at // across * _SQUARE)
    crews = [(seat, f"{turn_mark(s, seat)} {names[seat]} holds {_hand(s, seat)}") for seat in range(int(s.seats))]
    below = (goal // across + 1) * _SQUARE
    written, end = svg.notes(below, across * _SQUARE, [*crews, *((None, line) for line in _cards(s))])
    return svg.picture(across * _SQUARE, end, parts + written)


def _square(s: State, at: int, x: int, y: int) -> Iterator[str]:
    """Draw one place with the pirates there."""
    shows = s.board.symbols[at]
    yield svg.rectangle(x + 1, y + 1, _SQUARE - 2, _SQUARE - 2, svg.PAPER if shows is None else "#fff")
    word = _place(s, at).removeprefix("the ").partition(" ")[0] if shows is None else s.board.printed.symbols[shows]
    yield svg.text(x + _SQUARE // 2, y + 16, word, anchor="middle")
    if shows is None:
        there = [seat for seat in range(int(s.seats)) for _ in range(_gathered(s, seat, at))]
    else:
        there = _standing(s, at)
        chest = _CLOSED if s.chests & bit(at) else ""
        yield svg.text(x + _SQUARE // 2, y + _SQUARE - 5, f"{at}{chest}", svg.FAINT, "middle")
    for number, seat in enumerate(there):
        yield svg.circle(x + 10 + number % 6 * 8, y + 27 + number // 6 * 9, _PIRATE, svg.COLOURS[seat])
