"""Rulings in notation, for games without their own vocabulary.

A position is `position: a line of notation`, a move is its short text, a wish for luck is `2 of 6` (the number drawn,
counted from 0, and the size of the range), and an expected outcome is `position:` with the fields that matter.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from escapade.engine import ToldLuck
from escapade.reading import fields_of

if TYPE_CHECKING:
    from escapade.engine import Action, Event, Luck, State
    from escapade.game import Game

_WISH: Final = re.compile(r"(\d{1,9}) of (\d{1,9})")
_FIELD: Final = "position"


class NotationWords:
    """The vocabulary of rulings written in notation."""

    NAMES: tuple[str, ...] = ("first", "second", "third", "fourth", "fifth", "sixth")
    POSITION: tuple[str, ...] = (_FIELD,)
    THINGS: tuple[str, ...] = (_FIELD,)

    def __init__(self, game: Game) -> None:
        self.game = game

    def lay_out(self, told: dict[str, object], table: dict[str, str], players: int, luck: Luck) -> State:
        """Read the position; without one, deal a new game."""
        if _FIELD in told:
            return self.game.position(fields_of(str(told[_FIELD])), luck)
        return self.game.deal(self.game.check(table, players), players, luck)

    def read_move(self, state: State, text: str) -> Action:
        return self.game.read_action(state, text)

    def tell_luck(self, state: State, wishes: list[str]) -> None:
        """Make luck produce these numbers, in order."""
        state.luck = ToldLuck(state.luck, wishes, _read_wish)

    def compare(self, state: State, story: list[Event], seat: int, thing: str, wanted: list[str]) -> tuple[str, str]:
        """Compare the fields of the position that the ruling names."""
        fields = fields_of(" ".join(wanted))
        found = fields_of(self.game.write_position(state))
        return _written(fields), _written({name: found[name] for name in fields if name in found})


def _read_wish(text: str) -> tuple[int, int]:
    """Read a wish: the number to draw and the size of the range."""
    if told := _WISH.fullmatch(text):
        return int(told[1]), int(told[2])
    raise ValueError(f"'{text}' is nothing luck can do; it should read '2 of 6'")


def _written(fields: dict[str, str]) -> str:
    """Write fields as in a position."""
    return " ".join(f"{name}={value}" for name, value in fields.items())
