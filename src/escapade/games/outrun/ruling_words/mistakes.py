"""Describes mistakes of runs in the words of rulings."""

from __future__ import annotations

from typing import Final

from escapade.games.outrun import names
from escapade.games.outrun.cards import ANTIDOTE, ANTIDOTE_CARD, BIG_CARD, NO_CARD, PLUS
from escapade.words import words

_ORDINALS: Final = {1: "1st", 2: "2nd", 3: "3rd"}


def explained(at: int, asked: str, overlooked: int, *, middle: bool = False) -> str:
    """Describe a mistake: '4th card: Swap A/B was in front of you, so B was asked for'."""
    card = f"{_ORDINALS.get(at, f'{at}th')} card"
    wanted = f"{card_to_run(asked)} was asked for"
    if overlooked == NO_CARD:
        return f"{card}: {wanted}"
    if overlooked == ANTIDOTE:
        return f"{card}: the antidote comes last, so {wanted}"
    name, where = words(game="outrun").say(names.card(overlooked)), "in the middle" if middle else "in front of you"
    return f"{card}: {name} was {where}, so {wanted}"


def card_to_run(card: str) -> str:
    """Return the name of a card one runs with; the end of a run is Finish."""
    if card in PLUS:
        return f"+{card}" if card else "Finish"
    return {ANTIDOTE_CARD: "the antidote", BIG_CARD: "the Big shortcut"}.get(card, card)
