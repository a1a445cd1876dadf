"""Wishes for luck in rulings: the next path, the next interference card."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Final, cast

from escapade.engine import NONE, ToldLuck
from escapade.games.outrun.cards import listed, size
from escapade.games.outrun.ruling_words.speech import read_card

if TYPE_CHECKING:
    from escapade import engine
    from escapade.games.outrun.state import State

_DRAWS: Final = re.compile(r"draws (.+)")
_PATH: Final = re.compile(r"path (\w+)")


def _read_wish(s: State, text: str) -> tuple[int, int]:
    """Read a wish for the current table: which number out of how many."""
    if path := _PATH.fullmatch(text):
        left, wanted = listed(s.paths), s.board.printed.find_path(path[1])
        return left.index(wanted) if wanted in left else NONE, len(left)
    if draws := _DRAWS.fullmatch(text):
        card = read_card(draws[1])
        return sum(s.deck[:card]) if s.deck[card] else NONE, size(s.deck)
    raise ValueError(f"'{text}' is nothing luck can do; it turns up a path …, or draws …")


def tell_luck(state: engine.State, wishes: list[str]) -> None:
    """Make the luck of a table fulfil these wishes, in order."""
    state.luck = ToldLuck(state.luck, wishes, partial(_read_wish, cast("State", state)))
