"""Moves in words: a table of phrases with their notation."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, cast

from escapade.games.cartagena import notation
from escapade.games.cartagena.cards import write_card
from escapade.games.cartagena.options import VARIANTS
from escapade.games.cartagena.ruling_words.speech import read_cards, read_place, read_seat

if TYPE_CHECKING:
    from escapade import engine
    from escapade.engine import Action
    from escapade.games.cartagena.board import Board, Printed
    from escapade.games.cartagena.state import State

PHRASES: Final = (
    ("advance from {place} with {paid}", "{place}{paid}"),
    ("retreat from {place}", "{place}<"),
    ("stop", "."),
    ("draw", "+"),
    *[phrase for variant in VARIANTS for phrase in variant.phrases()],
)
_PATTERNS: Final = [(re.compile(re.sub(r"{(\w+)}", r"(?P<\1>.+)", phrase)), short) for phrase, short in PHRASES]


def read_move(state: engine.State, text: str) -> Action:
    """Read a move in words or in notation."""
    s = cast("State", state)
    for pattern, short in _PATTERNS:
        if found := pattern.fullmatch(text):
            parts = {part: _write_part(s.board, part, words) for part, words in found.groupdict().items()}
            return notation.read_action(s, short.format(**parts))
    return notation.read_action(s, text)


def _write_part(board: Board, part: str, words: str) -> str:
    """Convert one part of a phrase to notation."""
    if part == "place":
        return str(read_place(board, words))
    if part == "seat":
        return str(read_seat(words) + 1)
    if part == "card":
        return _cards(board.printed, words)
    return _payment(board.printed, words)


def _payment(edition: Printed, words: str) -> str:
    """Convert a payment: 'grey hook', '2 sabres as hook', 'sabre + grey sabre as hook'."""
    paid, instead, symbol = words.partition(" as ")
    laid = _cards(edition, paid.replace("+", " "))
    return f"{laid}={_cards(edition, symbol)}" if instead else laid


def _cards(edition: Printed, words: str) -> str:
    """Convert cards to notation."""
    return "".join(write_card(edition.letters, card) for card in read_cards(edition.symbols, words))
