"""Outcomes in words: converts what is expected and what was found to comparable text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from escapade.games.cartagena import events, notation
from escapade.games.cartagena.bits import listed as spaces_listed
from escapade.games.cartagena.board import CHEST, TOKENS
from escapade.games.cartagena.cards import FACE_DOWN, listed
from escapade.games.cartagena.consequences import row as row_of
from escapade.games.cartagena.ruling_words import paths
from escapade.games.cartagena.ruling_words.question import Question
from escapade.games.cartagena.ruling_words.speech import (
    NAMES,
    NOTHING,
    read_cards,
    read_number,
    read_place,
    read_places,
    read_seat,
    say_cards,
    say_place,
    say_places,
)
from escapade.games.cartagena.state import SHORES
from escapade.games.cartagena.variants.tricks.chest import ChestsLaid
from escapade.games.cartagena.variants.tricks.objects import Peeked

if TYPE_CHECKING:
    from collections.abc import Callable

    from escapade import engine
    from escapade.engine import Event
    from escapade.games.cartagena.board import Board
    from escapade.games.cartagena.state import State

_NUMBER: Final = re.compile(r"\d+( cards?)?")


def compare(state: engine.State, story: list[Event], seat: int, thing: str, wanted: list[str]) -> tuple[str, str]:
    """Return what is expected of a thing and what was found; equal texts mean that it holds."""
    return _OUTCOMES[thing](Question(cast("State", state), story, seat, wanted))


# Pirates


def _at(q: Question) -> tuple[str, str]:
    """Where are the pirates of a crew?"""
    places = read_places(q.s.board, q.text)
    return say_places(q.s.board, places), say_places(q.s.board, notation.whereabouts(q.s, q.s.crews[q.seat]))


def _pirates(q: Question) -> tuple[str, str]:
    """How many pirates has a crew?"""
    return str(read_number(q.text, "'pirates'")), str(len(notation.whereabouts(q.s, q.s.crews[q.seat])))


def _goes(q: Question) -> tuple[str, str]:
    """Which pirates went from where to where, in order?"""
    moves = [event for event in q.story if isinstance(event, events.Moved)]
    found = [_say_step(q.s.board, q.seat, int(move.seat), move.start, move.end) for move in moves]
    wanted = [_read_step(q.s.board, q.seat, step) for step in q.wanted if step != "nobody"]
    return ", ".join(wanted) or "nobody", ", ".join(found) or "nobody"


def _read_step(board: Board, seat: int, text: str) -> str:
    """Read one step: '9 to 23', 'red 9 to the boat'."""
    colour, _, rest = text.partition(" ")
    who = read_seat(colour) if colour in NAMES else seat
    start, arrow, end = (rest if colour in NAMES else text).partition(" to ")
    if not arrow:
        raise ValueError(f"'{text}' should say from where to where: '9 to 23'")
    return _say_step(board, seat, who, read_place(board, start), read_place(board, end))


def _say_step(board: Board, seat: int, who: int, start: i64, end: i64) -> str:
    """Write one step, with the owner of another player's pirate."""
    owner = "" if who == seat else f"{NAMES[who]} "
    return f"{owner}{say_place(board, start)} to {say_place(board, end)}"


# Cards


def _cards_or_number(q: Question, found: list[int], *, ordered: bool) -> tuple[str, str]:
    """Compare cards by kind if kinds are given, else the number of cards."""
    if _NUMBER.fullmatch(q.text):
        return _cards_counted(read_number(q.text, "a number of cards")), _cards_counted(len(found))
    symbols = q.s.board.printed.symbols
    cards = read_cards(symbols, q.text)
    if not ordered:
        cards, found = sorted(cards), sorted(found)
    return say_cards(symbols, cards), say_cards(symbols, found)


def _cards_counted(n: int) -> str:
    return "1 card" if n == 1 else f"{n} cards"


def _hand(q: Question) -> tuple[str, str]:
    """Which cards does a player hold, as far as they are seen, or how many?"""
    crew = q.s.crews[q.seat]
    return _cards_or_number(q, listed(crew.hand) + [FACE_DOWN] * int(crew.hidden), ordered=False)


def _draws(q: Question) -> tuple[str, str]:
    """Which cards did a player draw, in order?"""
    drawn = [event for event in q.story if isinstance(event, events.Drew | events.Picked) and event.seat == q.seat]
    return _cards_or_number(q, [int(event.card) for event in drawn], ordered=True)


def _turns_up(q: Question) -> tuple[str, str]:
    """Which cards did a parrot or hook bring?"""
    peeked = [event for event in q.story if isinstance(event, Peeked)]
    return _cards_or_number(q, [int(event.card) for event in peeked], ordered=True)


def _row(q: Question) -> tuple[str, str]:
    """Which cards lie in the open row, the next one first?"""
    return _cards_or_number(q, row_of(q.s), ordered=True)


def _discards(q: Question) -> tuple[str, str]:
    """Which cards lie on the discard pile?"""
    return _cards_or_number(q, listed(q.s.discards), ordered=False)


def _under(q: Question) -> tuple[str, str]:
    """Which cards lie under the deck in a known order, the first to be drawn first?"""
    return _cards_or_number(q, [int(card) for card in q.s.under], ordered=True)


def _deck(q: Question) -> tuple[str, str]:
    """How many cards are in the deck?"""
    cards = int(q.s.deck_size) + len(q.s.under)
    return _cards_counted(read_number(q.text, "the deck")), _cards_counted(cards)


def _all_cards(q: Question) -> tuple[str, str]:
    """Which cards are in the game, wherever they are?"""
    found = listed(q.s.deck) + list(q.s.under) + listed(q.s.discards) + listed(q.s.looked) + row_of(q.s)
    for other in range(int(q.s.seats)):
        found += listed(q.s.crews[other].hand)
    return _cards_or_number(q, found, ordered=False)


def _shuffled(q: Question) -> tuple[str, str]:
    """Were the discards shuffled into a new deck?"""
    return q.text, _yes(any(isinstance(event, events.Reshuffled) for event in q.story))


# The turn


def _turn(q: Question) -> tuple[str, str]:
    return NAMES[read_seat(q.text)], NAMES[q.s.turn]


def _actions_left(q: Question) -> tuple[str, str]:
    """How many actions are left of the turn?"""
    return str(read_number(q.text, "'actions left'")), str(int(q.s.left))


# The boat and the chests


def _boat(q: Question) -> tuple[str, str]:
    """Where does the boat lie?"""
    return q.text.capitalize(), SHORES[q.s.shore].capitalize()


def _chests(q: Question) -> tuple[str, str]:
    """On which spaces do tokens lie?"""
    board = q.s.board
    everywhere = q.text == "on every chest space"
    words = [word for word in q.text.split() if word not in NOTHING]
    wanted = spaces_listed(board.shows[CHEST]) if everywhere else [read_place(board, word) for word in words]
    return say_places(board, wanted), say_places(board, spaces_listed(q.s.chests))


def _tokens(q: Question) -> tuple[str, str]:
    """Which tokens has nobody seen since they were laid?"""
    kinds = list(TOKENS)
    return say_cards(kinds, sorted(read_cards(kinds, q.text))), say_cards(kinds, listed(q.s.tokens))


def _chests_laid(q: Question) -> tuple[str, str]:
    """Were all tokens shuffled and laid out again?"""
    return q.text, _yes(any(isinstance(event, ChestsLaid) for event in q.story))


def _yes(answer: bool) -> str:  # noqa: FBT001 - it turns an answer into a word
    return "yes" if answer else "no"


_OUTCOMES: Final[dict[str, Callable[[Question], tuple[str, str]]]] = {
    "at": _at,
    "pirates": _pirates,
    "goes": _goes,
    "hand": _hand,
    "draws": _draws,
    "turns up": _turns_up,
    "row": _row,
    "discards": _discards,
    "under the deck": _under,
    "deck": _deck,
    "all cards": _all_cards,
    "shuffled": _shuffled,
    "turn": _turn,
    "actions left": _actions_left,
    "boat": _boat,
    "chests": _chests,
    "tokens": _tokens,
    "chests laid again": _chests_laid,
    "spaces": paths.spaces,
    "tiles": paths.tiles,
    "first tile": paths.first_tile,
    "tiles in the box": paths.box_tiles,
    "every tile": paths.every_tile,
    "tile orders": paths.orders,
}

THINGS: Final = tuple(_OUTCOMES)  # all things that can be expected
