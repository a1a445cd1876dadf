"""Reads and writes names, numbers and cards in words."""

from __future__ import annotations

from typing import Final

from escapade import reading
from escapade.games.dig.board import AREA_KEYS
from escapade.games.dig.cards import FACE_DOWN, KEYS

NAMES: Final = ("ann", "ben", "cat", "dan", "eve", "fay")
_NOTHING: Final = ("none", "nothing", "-")
_UNSEEN: Final = "face-down"
_MOST: Final = 999  # nothing at a table is counted further
_PLURALS: Final = {"knives": "knife", "boxes": "box", **{f"{key}s": key for key in KEYS}}


def read_seat(name: str) -> int:
    if name not in NAMES:
        raise ValueError(f"nobody is called '{name}'; names: {', '.join(NAMES)}")
    return NAMES.index(name)


def read_number(text: str) -> int:
    return reading.read_number(text, "what is counted", 0, _MOST)


def read_area(text: str) -> int:
    """Read an area: 'recreation', 'cell block', 'block A'."""
    key = text.lower().replace(" ", "-").replace("block-a", "cell-block")
    if key not in AREA_KEYS:
        raise ValueError(f"'{text}' is not an area; areas: {', '.join(AREA_KEYS)}")
    return AREA_KEYS.index(key)


def read_cards(text: str) -> list[int]:
    """Read cards: '2 knives scissors broom-handle', '3 face-down', 'nothing'."""
    cards: list[int] = []
    times = 1
    for word in text.replace(",", " ").split():
        if word.isdecimal():
            times = read_number(word)
        elif word not in _NOTHING:
            cards += [read_card(word)] * times
            times = 1
    return cards


def read_card(word: str) -> int:
    if word == _UNSEEN:
        return FACE_DOWN
    key = word if word in KEYS else _PLURALS.get(word, word)
    if key not in KEYS:
        raise ValueError(f"'{word}' is not a card; cards: {', '.join(KEYS)}")
    return KEYS.index(key)


def say_cards(cards: list[int]) -> str:
    """Write cards by kind with their counts."""
    words = []
    for card in dict.fromkeys(cards):
        key = _UNSEEN if card == FACE_DOWN else KEYS[card]
        words.append(key if cards.count(card) == 1 else f"{cards.count(card)} {key}")
    return " ".join(words) or "nothing"
