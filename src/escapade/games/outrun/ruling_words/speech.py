"""Reads and writes cards, runs and seats in words."""

from __future__ import annotations

from typing import Final

from escapade.games.outrun import names
from escapade.games.outrun.board import CARDS as BOXED
from escapade.games.outrun.cards import ANTIDOTE_CARD, BIG_CARD, FACE_DOWN, PLUS
from escapade.games.outrun.ruling_words.mistakes import card_to_run
from escapade.games.outrun.trail import MOST_MS
from escapade.reading import read_number
from escapade.words import words

_CARDS: Final = [words(game="outrun").say(card) for card in names.CARDS]
NAMES: Final = ("blue", "red", "green", "yellow", "purple", "white")  # the seats in order
_NOTHING: Final = ("none", "nothing", "nobody", "")
UNSEEN: Final = "face down"


def read_seat(name: str) -> int:
    """Find a seat by its colour."""
    if name not in NAMES:
        raise ValueError(f"'{name}' is not a colour at this table; colours: {', '.join(NAMES)}")
    return NAMES.index(name)


def say_seats(seats: list[int]) -> str:
    """Name seats in order."""
    return ", ".join(NAMES[seat] for seat in seats) or "nobody"


def read_cards(text: str) -> list[int]:
    """Read interference cards: 'Boost, Swap A/B, 2 face down'."""
    cards: list[int] = []
    for part in [word.strip() for word in text.split(",")]:
        number, _, rest = part.partition(" ")
        if number.isdecimal():
            cards += [read_card(rest)] * read_number(number, "the number of cards", 0, BOXED)
        elif part not in _NOTHING:
            cards.append(read_card(part))
    return cards


def read_card(name: str) -> int:
    """Read one interference card by its name."""
    if name == UNSEEN:
        return FACE_DOWN
    known = [card.lower() for card in _CARDS]
    if name.lower() not in known:
        raise ValueError(f"'{name}' is not an interference card; cards: {', '.join(_CARDS)}")
    return known.index(name.lower())


def say_cards(cards: list[int]) -> str:
    return ", ".join(UNSEEN if card == FACE_DOWN else _CARDS[card] for card in cards) or "nothing"


def read_laid(text: str) -> str:
    """Read what is laid: 'C +1 B A', 'ADHGB', 'A B antidote', 'Big shortcut', 'nothing'."""
    if text in _NOTHING:
        return ""
    words = text.replace("Big shortcut", BIG_CARD).replace("antidote", ANTIDOTE_CARD)
    for number in PLUS:
        words = words.replace(f"+{number}", number)
    return words.replace(" ", "")


def say_laid(laid: str) -> str:
    return " ".join(card_to_run(card).removeprefix("the ") for card in laid) or "nothing"


def read_ms(text: str) -> int:
    """Read a time: '5.32 s', '120 ms'."""
    number, _, unit = text.strip().partition(" ")
    try:
        return read_number(str(round(float(number) * {"s": 1000, "ms": 1}[unit])), "a time in ms", -MOST_MS, MOST_MS)
    except (ValueError, KeyError, OverflowError):
        raise ValueError(f"'{text}' is no time; times read '5.32 s' or '120 ms'") from None


def say_ms(time: int) -> str:
    return f"{time / 1000:.3f} s"


def yes(answer: bool) -> str:  # noqa: FBT001 - it turns an answer into a word
    return "yes" if answer else "no"
