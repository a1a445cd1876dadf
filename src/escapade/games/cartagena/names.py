"""The names of places and cards, as messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from escapade.games.cartagena.board import START
from escapade.games.cartagena.cards import FACE_DOWN, KINDS, SYMBOLS, number
from escapade.messages import Message

if TYPE_CHECKING:
    from escapade.games.cartagena.board import Board


def place(board: Board, at: i64) -> Message:
    """Return the name of a place: the number of a space, or what it is."""
    if at > board.goal or board.symbols[at] is not None:
        return Message("cartagena-space", {"number": int(at)})
    name = board.names[0] if at == START else board.names[-1] if at == board.goal else board.names[1]
    return Message(f"cartagena-{name}")


def symbol(board: Board, at: i64) -> Message:
    return Message(f"cartagena-{board.printed.symbols[at]}")


def card(board: Board, kind: i64) -> Message:
    """Return the name of a card, or of a hidden one."""
    if kind == FACE_DOWN:
        return Message("cartagena-a-card")
    if kind < SYMBOLS:
        return symbol(board, kind)
    return Message("cartagena-grey-card", {"symbol": symbol(board, kind - SYMBOLS)})


def cards(board: Board, pack: i64) -> list[Message]:
    """Return the names of cards by kind, with their counts."""
    return [_several(board, kind, number(pack, kind)) for kind in range(KINDS) if number(pack, kind)]


def _several(board: Board, kind: i64, n: i64) -> Message:
    """Return the name of one or more cards of a kind."""
    if n == 1:
        return card(board, kind)
    return Message("cartagena-several", {"count": int(n), "card": card(board, kind)})
