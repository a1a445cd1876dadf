"""Wishes for luck in rulings: the next card drawn, the next token, the next card taken from a hand."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from escapade.engine import NONE, ToldLuck
from escapade.games.cartagena.board import TOKENS
from escapade.games.cartagena.cards import number, size
from escapade.games.cartagena.ruling_words.speech import read_cards, read_seat

if TYPE_CHECKING:
    from escapade import engine
    from escapade.games.cartagena.state import State

_DRAWS: Final = re.compile(r"draws (.+)")
_TAKES: Final = re.compile(r"takes (.+) from (\w+)")
_TOKEN: Final = re.compile(r"token (.+)")


def _read_wish(s: State, text: str) -> tuple[int, int]:
    """Read a wish for the current table: which number out of how many."""
    if draws := _DRAWS.fullmatch(text):
        return _out_of(s.deck, _one_of(s.board.printed.symbols, draws[1]))
    if takes := _TAKES.fullmatch(text):
        return _out_of(s.crews[read_seat(takes[2])].hand, _one_of(s.board.printed.symbols, takes[1]))
    if token := _TOKEN.fullmatch(text):
        return _out_of(s.tokens, _one_of(list(TOKENS), token[1]))
    raise ValueError(f"'{text}' is nothing luck can do; it draws …, takes … from …, or turns over a token …")


def _out_of(pack: i64, card: int) -> tuple[int, int]:
    """Return the number that picks a card or token from a pack."""
    before = sum(int(number(pack, kind)) for kind in range(card))
    return before if number(pack, card) else NONE, int(size(pack))


def _one_of(kinds: list[str], text: str) -> int:
    """Read exactly one card or token."""
    cards = read_cards(kinds, text)
    if len(cards) != 1:
        raise ValueError(f"luck does one thing at a time, not '{text}'")
    return cards[0]


def tell_luck(state: engine.State, wishes: list[str]) -> None:
    """Make the luck of a table fulfil these wishes, in order."""
    state.luck = ToldLuck(state.luck, wishes, partial(_read_wish, cast("State", state)))
