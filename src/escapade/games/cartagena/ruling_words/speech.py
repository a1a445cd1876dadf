"""Reads and writes cards, places and seats in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from escapade.games.cartagena.board import START
from escapade.games.cartagena.cards import FACE_DOWN, SYMBOLS

if TYPE_CHECKING:
    from escapade.games.cartagena.board import Board

NAMES: Final = ("blue", "red", "green", "yellow", "purple")  # the seats in order
NOTHING: Final = ("none", "nothing")
_UNSEEN: Final = "face down"
_MANY: Final = 102  # cards in the box: nothing at this table is counted further


def read_number(text: str, what: str) -> int:
    """Read a number: '6', '6 cards'."""
    number = text.removesuffix("s").removesuffix("card").strip()
    if not number.isdecimal() or len(number) > len(str(_MANY)) or int(number) > _MANY:
        raise ValueError(f"{what} should be a number up to {_MANY}, not '{text}'")
    return int(number)


def read_seat(name: str) -> int:
    """Find a seat by its colour."""
    if name not in NAMES:
        raise ValueError(f"'{name}' is not a colour at this table; colours: {', '.join(NAMES)}")
    return NAMES.index(name)


def read_cards(kinds: list[str], text: str) -> list[int]:
    """Read cards in order: 'dagger×4 2 skulls, grey hook, 3 face down'."""
    cards: list[int] = []
    number, grey = "", False
    for word in text.replace(_UNSEEN, "?").replace(",", " ").replace("×", " ×").split():
        if word.isdecimal():
            number = word
        elif word == "grey":
            grey = True
        elif word.startswith("×"):
            cards += cards[-1:] * (read_number(word[1:], "what follows ×") - 1)
        elif word not in NOTHING:
            cards += [_read_card(kinds, word, grey=grey)] * read_number(number or "1", "how many")
            number, grey = "", False
    if number or grey:
        raise ValueError(f"'{text}' ends in '{'grey' if grey else number}'; which card is meant?")
    return cards


def _read_card(kinds: list[str], word: str, *, grey: bool) -> int:
    """Read one card by its name, in the plural too."""
    name = word if word in kinds else word.removesuffix("s")
    if word == "?":
        return FACE_DOWN
    if name not in kinds:
        raise ValueError(f"'{word}' is none of {', '.join(kinds)}")
    return kinds.index(name) + (SYMBOLS if grey else 0)


def say_cards(kinds: list[str], cards: list[int]) -> str:
    """Write cards in order, equal ones in a row together: '2 skulls, grey hook'."""
    groups: list[str] = []
    at = 0
    while at < len(cards):
        end = at
        while end < len(cards) and cards[end] == cards[at]:
            end += 1
        groups.append(_say_group(kinds, cards[at], end - at))
        at = end
    return ", ".join(groups) if groups else "none"


def _say_group(kinds: list[str], card: int, n: int) -> str:
    """Return the name of one or more cards of a kind."""
    if card == FACE_DOWN:
        return f"{n} {_UNSEEN}"
    name = kinds[card % SYMBOLS]
    name = f"grey {name}" if card >= SYMBOLS else name
    return name if n == 1 else f"{n} {name}s"


def _stops(board: Board) -> dict[str, int]:
    """Return the places that are not spaces by name: cell, boat, hideout."""
    found = [at for at in range(len(board.symbols)) if board.symbols[at] is None]
    return dict(zip(board.names, found, strict=True))


def read_place(board: Board, text: str) -> int:
    """Read a place: a number along the path, or a name."""
    name = text.removeprefix("the ")
    named = _stops(board)
    if name in named:
        return named[name]
    if not name.isdecimal() or read_number(name, "a place") > board.goal:
        raise ValueError(f"'{text}' is not a place; places: 1 to {int(board.goal) - 1}, {', '.join(named)}")
    return int(name)


def read_places(board: Board, text: str) -> list[int]:
    """Read the places of a crew's pirates; those not named are in the start."""
    places: list[int] = []
    for word in text.replace(",", " ").replace("×", " ×").split():
        if word.startswith("×"):
            places += places[-1:] * (read_number(word[1:], "what follows ×") - 1)
        else:
            places.append(read_place(board, word))
    waiting = int(board.pirates) - len(places)
    if waiting < 0:
        raise ValueError(f"'{text}' names {len(places)} pirates; a crew has {int(board.pirates)}")
    return sorted([START] * waiting + places)


def say_place(board: Board, at: i64) -> str:
    """Return the name of a place: '12', 'cell'."""
    named = _stops(board)
    return next((name for name in named if named[name] == at), str(int(at)))


def say_places(board: Board, places: list[int]) -> str:
    """Name places in order."""
    return " ".join(say_place(board, at) for at in places) if places else "none"
