"""Luck as a ruling tells it: the next card drawn, the next token turned over, the next card taken out of a hand."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from escapade.engine import Luck
from escapade.games.cartagena.board import TOKENS
from escapade.games.cartagena.cards import number, size
from escapade.games.cartagena.ruling_words.speech import read_cards, read_seat

if TYPE_CHECKING:
    from escapade import engine
    from escapade.games.cartagena.state import State

DRAWS: Final = re.compile(r"draws (.+)")
TAKES: Final = re.compile(r"takes (.+) from (\w+)")
TOKEN: Final = re.compile(r"token (.+)")


class Wish:
    """One thing luck is told: this card (or token) out of that pack."""

    def __init__(self, pack: i64, card: i64) -> None:
        """Out of which pack, which card."""
        self.pack: Final = pack
        self.card: Final = card

    def at(self) -> i64:
        """Say which number picks it."""
        before: i64 = 0
        for kind in range(self.card):
            before += number(self.pack, kind)
        return before


class ToldLuck(Luck):
    """Luck that does what it is told, in that order, and is like any other after that."""

    def __init__(self, s: State, wishes: list[str]) -> None:
        """Tell the luck of this table."""
        super().__init__(s.luck.a, s.luck.b, s.luck.c, s.luck.count)
        self.table: Final = s
        self.wishes: list[str] = wishes

    def below(self, n: i64) -> i64:
        """Make the next wish come true."""
        if not self.wishes:
            return (self.word() * n) >> 32
        text = self.wishes[0]
        self.wishes = self.wishes[1:]
        wish = read_wish(self.table, text)
        if size(wish.pack) != n:
            raise ValueError(f"luck was told '{text}', but something else was left to chance")
        if not number(wish.pack, wish.card):
            raise ValueError(f"luck was told '{text}', but there is none")
        return wish.at()

    def fork(self) -> Luck:
        """Give a stream that was told nothing."""
        return Luck(self.a, self.b, self.c, self.count)


def read_wish(s: State, text: str) -> Wish:
    """Read what luck is told, as the table stands now."""
    if draws := DRAWS.fullmatch(text):
        return Wish(s.deck, one_of(s.board.printed.symbols, draws[1]))
    if takes := TAKES.fullmatch(text):
        return Wish(s.crews[read_seat(takes[2])].hand, one_of(s.board.printed.symbols, takes[1]))
    if token := TOKEN.fullmatch(text):
        return Wish(s.tokens, one_of(list(TOKENS), token[1]))
    raise ValueError(f"'{text}' is nothing luck can do; it draws …, takes … from …, or turns over a token …")


def one_of(kinds: list[str], text: str) -> int:
    """Read exactly one card or token."""
    cards = read_cards(kinds, text)
    if len(cards) != 1:
        raise ValueError(f"luck does one thing at a time, not '{text}'")
    return cards[0]


def tell_luck(state: engine.State, wishes: list[str]) -> None:
    """Tell the luck of a table what to do, in that order."""
    state.luck = ToldLuck(cast("State", state), wishes)


def untold(state: engine.State) -> list[str]:
    """List what luck was told and nobody asked for; its part is over."""
    luck = state.luck
    state.luck = luck.fork()
    return luck.wishes if isinstance(luck, ToldLuck) else []
