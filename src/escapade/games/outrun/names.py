"""The names of cards and mistakes, as messages: interference cards by kind, cards to run with by letter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.games.outrun.cards import (
    ANTIDOTE,
    ANTIDOTE_CARD,
    BIG_CARD,
    BIG_SHORTCUT,
    FACE_DOWN,
    FAIR_SWAP,
    KINDS,
    LONG_WAY,
    MOVEMENT,
    NO_CARD,
    PAIRS,
    PLUS,
    SMALL_SHORTCUT,
    STEAL,
    SWAP,
    TAKE_MINE,
    WORDS,
    WRONG_WAY,
)
from escapade.messages import Message, Player, message

if TYPE_CHECKING:
    from escapade.games.outrun.right_runs import Mistake
    from escapade.messages import Fact


def _named(kind: int) -> Message:
    """Return the name of one kind of interference card."""
    if SWAP <= kind < WRONG_WAY:
        return message("outrun-card-swap", detail="/".join(PAIRS[kind - SWAP]))
    if WRONG_WAY <= kind < LONG_WAY:
        return message("outrun-card-wrong", detail=MOVEMENT[kind - WRONG_WAY])
    if LONG_WAY <= kind < SMALL_SHORTCUT:
        return message("outrun-card-long", detail=PLUS[kind - LONG_WAY])
    return Message(f"outrun-card-{WORDS[kind]}")


def says(kind: int) -> Message:
    """Return in half a sentence what an interference card does."""
    if SWAP <= kind < WRONG_WAY:
        one, other = PAIRS[kind - SWAP]
        return message("outrun-says-swap", one=one, other=other)
    if WRONG_WAY <= kind < LONG_WAY:
        return message("outrun-says-wrong", one=MOVEMENT[kind - WRONG_WAY])
    if LONG_WAY <= kind < SMALL_SHORTCUT:
        return message("outrun-says-long", one=PLUS[kind - LONG_WAY])
    return Message(f"outrun-says-{WORDS[kind]}")


def says_on_you(kind: int, by: int) -> Message:
    """Return in half a sentence what a card does to the player another one plays it on."""
    if kind in {TAKE_MINE, FAIR_SWAP, STEAL}:
        return message(f"outrun-on-you-{WORDS[kind]}", by=Player(by))
    return says(kind)


CARDS: Final = tuple([_named(kind) for kind in range(KINDS)])  # created once: search asks for refusals all the time
_A_CARD: Final = Message("outrun-a-card")


def card(kind: int) -> Message:
    """Return the name of an interference card or the antidote sign, or of a hidden card."""
    if kind == ANTIDOTE:
        return Message("outrun-card-antidote")
    return _A_CARD if kind == FACE_DOWN else CARDS[kind]


def mistake(found: Mistake) -> Message:
    """Return where a run first went wrong, and what was overlooked."""
    if found.asked == BIG_CARD:  # asked for by the card of the same name
        return message("outrun-mistake-big", card=card(BIG_SHORTCUT))
    facts: dict[str, Fact] = {"at": int(found.at), "asked": card_to_run(found.asked)}
    if found.overlooked == NO_CARD:
        return Message("outrun-mistake", facts)
    if found.overlooked == ANTIDOTE:
        return Message("outrun-mistake-antidote", facts)
    return Message("outrun-mistake-card", {**facts, "card": card(int(found.overlooked))})


def card_to_run(laid: str) -> Message:
    """Return the name of a card to run with; the end of a run is Finish."""
    if not laid:
        return Message("outrun-finish")
    if laid in PLUS:
        return message("outrun-plus", number=laid)
    if laid == ANTIDOTE_CARD:
        return Message("outrun-card-antidote")
    if laid == BIG_CARD:
        return Message("outrun-card-big")
    return message("outrun-letter", letter=laid)
