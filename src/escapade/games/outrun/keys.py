"""Running with the keyboard: 1 to 8 are the movement cards, 9 the next "+" card, 0 the antidote or the Big shortcut."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.games.outrun.cards import (
    ANTIDOTE_CARD,
    BIG_CARD,
    BIG_SHORTCUT,
    LONG_WAY,
    MOVEMENT,
    PLUS,
    has,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

_PLUS_KEY: Final = "9"
_LAST_KEY: Final = "0"


class NotAKey(ValueError):  # noqa: N818 - it reads as what is the matter
    """Raised for a key that plays no card; `plus` says whether 9 plays the next "+" card."""

    def __init__(self, key: str, plus: bool) -> None:  # noqa: FBT001 - only said here
        more = ', 9 is the next "+" card' if plus else ""
        super().__init__(f"'{key}' plays no card here: 1 to 8 are A to H{more}")
        self.key = key
        self.plus = plus


def read_keys(typed: str, cards: i64) -> str:
    """Read keys with these cards in front of the player; letters stand for themselves, spaces are ignored.

    One key is enough for all "+" cards: they are always asked for in ascending order.
    """
    plus = [PLUS[at] for at in range(len(PLUS)) if has(cards, LONG_WAY + at)]
    laid = ""
    for key in typed.upper().replace(" ", ""):
        if key == _PLUS_KEY and plus:
            laid += plus.pop(0)
        elif key == _LAST_KEY:
            laid += BIG_CARD if has(cards, BIG_SHORTCUT) else ANTIDOTE_CARD
        elif key.isdecimal() and 1 <= int(key) <= len(MOVEMENT):
            laid += MOVEMENT[int(key) - 1]
        elif key in MOVEMENT:
            laid += key
        else:
            raise NotAKey(key, any(has(cards, LONG_WAY + at) for at in range(len(PLUS))))
    return laid
