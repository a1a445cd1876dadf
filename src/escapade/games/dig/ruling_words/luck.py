"""Wishes for luck in rulings: the next roll, the next card drawn, taken, lost or turned up."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Final, cast

from escapade.engine import NONE, ToldLuck
from escapade.games.dig.board import MICHEL_WIDTH, MOST_MICHELS, SIDES, michel_kind
from escapade.games.dig.gangs.gang import CARDS_A_GANG
from escapade.games.dig.notation import badge
from escapade.games.dig.ruling_words.speech import read_card, read_number, read_seat

if TYPE_CHECKING:
    from escapade import engine
    from escapade.games.dig.cards import Pile
    from escapade.games.dig.state import State

_ROLLS: Final = re.compile(r"rolls (\d)")
_DRAWS: Final = re.compile(r"draws (\S+)")
_DEALS: Final = re.compile(r"deals (\S+)")
_LOSES: Final = re.compile(r"(?:takes|loses) (\S+) (?:from|of) (\w+)")
_GANG: Final = re.compile(r"gang card (\w+)")
_MICHEL: Final = re.compile(r"michel (\S+)")


def _read_wish(s: State, text: str) -> tuple[int, int]:
    """Read a wish for the current table: which number out of how many."""
    if rolls := _ROLLS.fullmatch(text):
        return read_number(rolls[1]) - 1, SIDES
    if draws := _DRAWS.fullmatch(text):
        return _out_of(s.deck, draws[1])
    if deals := _DEALS.fullmatch(text):
        return _out_of(s.gathered, deals[1])
    if loses := _LOSES.fullmatch(text):
        return _out_of(s.hand(read_seat(loses[2])), loses[1])
    if gang := _GANG.fullmatch(text):
        return _gang_card(s, gang[1])
    if michel := _MICHEL.fullmatch(text):
        return _michel_card(s, michel[1])
    raise ValueError(
        f"'{text}' is nothing luck can do; it rolls …, draws …, deals …, takes … from …, gang card …, michel …"
    )


def _out_of(pile: Pile, word: str) -> tuple[int, int]:
    """Return the number that picks a card from a pile."""
    card = read_card(word)
    before = sum(int(pile.number(kind)) for kind in range(card))
    return before if pile.number(card) else NONE, int(pile.known)


def _gang_card(s: State, key: str) -> tuple[int, int]:
    """Return the number that picks a gang card."""
    number = badge(s, key)
    deck = s.gang_decks[number // CARDS_A_GANG]
    before = [at for at in range(number % CARDS_A_GANG) if deck.cards >> at & 1]
    return len(before) if deck.cards >> (number % CARDS_A_GANG) & 1 else NONE, int(deck.shuffled)


def _michel_card(s: State, word: str) -> tuple[int, int]:
    """Return the number that picks a Michel card."""
    pack = int(s.michel_deck)
    counts = [pack >> (MICHEL_WIDTH * kind) & MOST_MICHELS for kind in range(12)]
    kind = michel_kind(word)
    return sum(counts[:kind]) if counts[kind] else NONE, sum(counts)


def tell_luck(state: engine.State, wishes: list[str]) -> None:
    """Make the luck of a table fulfil these wishes, in order."""
    state.luck = ToldLuck(state.luck, wishes, partial(_read_wish, cast("State", state)))
