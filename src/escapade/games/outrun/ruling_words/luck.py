"""Luck as a ruling tells it: the next path turned up, the next interference card drawn."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from escapade.engine import Luck
from escapade.games.outrun.cards import listed, size
from escapade.games.outrun.ruling_words.speech import read_card

if TYPE_CHECKING:
    from escapade import engine
    from escapade.games.outrun.state import State

DRAWS: Final = re.compile(r"draws (.+)")
PATH: Final = re.compile(r"path (\w+)")


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
        at, among = found(self.table, text)
        if among != n:
            raise ValueError(f"luck was told '{text}', but something else was left to chance")
        return at

    def fork(self) -> Luck:
        """Give a stream that was told nothing."""
        return Luck(self.a, self.b, self.c, self.count)


def found(s: State, text: str) -> tuple[int, int]:
    """Say which number of how many makes a wish come true, as the table stands now."""
    if path := PATH.fullmatch(text):
        left = listed(s.paths)
        return left.index(s.board.printed.find_path(path[1])), len(left)
    if draws := DRAWS.fullmatch(text):
        card = read_card(draws[1])
        if not s.deck[card]:
            raise ValueError(f"luck was told '{text}', but there is none in the deck")
        return sum(s.deck[:card]), size(s.deck)
    raise ValueError(f"'{text}' is nothing luck can do; it turns up a path …, or draws …")


def tell_luck(state: engine.State, wishes: list[str]) -> None:
    """Tell the luck of a table what to do, in that order."""
    state.luck = ToldLuck(cast("State", state), wishes)


def untold(state: engine.State) -> list[str]:
    """List what luck was told and nobody asked for; its part is over."""
    luck = state.luck
    state.luck = luck.fork()
    return luck.wishes if isinstance(luck, ToldLuck) else []
