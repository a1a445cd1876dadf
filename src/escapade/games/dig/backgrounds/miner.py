"""Miner: a tool that digs more points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.games.dig.actions import away, cannot_dig, dig, dig_effects, dig_notes, dig_points
from escapade.games.dig.backgrounds.background import Background
from escapade.games.dig.cards import KEYS, TOOLS
from escapade.games.dig.codes import MINE
from escapade.games.dig.move import Move, offer
from escapade.games.dig.names import card as card_name
from escapade.games.dig.reveal import Announce
from escapade.games.dig.spots import pick_cards
from escapade.messages import message

if TYPE_CHECKING:
    from escapade.effects import Effect, Pick
    from escapade.engine import Choices, Refusal
    from escapade.games.dig.state import State
    from escapade.messages import Message

MINER: Final = 15  # its number
_SOME: Final = 1  # point more
_MANY: Final = 2  # … for a member of the Brotherhood


@mypyc_attr(acyclic=True)
class Miner(Background):
    """Miner (Brotherhood): you Dig: +1 point; in the gang +2 instead."""

    def key(self) -> str:
        return "miner"

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add every tool that can be dug."""
        offer(s, seat, MINE, len(TOOLS), out)


@mypyc_attr(acyclic=True)
class Mine(Announce):
    """Dig a tool for more points."""

    def __init__(self, code: i64, tool: i64) -> None:
        super().__init__(code, MINER)
        self.tool: Final = tool

    def barred(self, s: State, seat: i64) -> Refusal | None:
        return away(s, seat) or cannot_dig(s, seat, self.tool)

    def effect(self, s: State, seat: i64, gang: bool) -> None:  # noqa: FBT001 - is the owner in its gang?
        dig(s, seat, self.tool, _MANY if gang else _SOME)

    def text(self) -> str:
        return f"miner {KEYS[self.tool]}"

    def group(self) -> str:
        return "dig"

    def message(self, s: State, seat: i64) -> Message:
        points = int(dig_points(s, seat, self.tool, _extra(s, seat)))
        return message("dig-action-mine", card=card_name(self.tool), points=points)

    def effects(self, s: State, seat: i64) -> list[Effect]:
        return dig_effects(s, seat, self.tool, _extra(s, seat))

    def picks(self, s: State, seat: i64) -> list[Pick]:
        return pick_cards(seat, [self.tool])

    def notes(self, s: State, seat: i64) -> list[Message]:
        return dig_notes(s, seat, self.tool, _extra(s, seat))


def _extra(s: State, seat: i64) -> i64:
    """Count the points it adds."""
    return _MANY if s.in_its_gang(seat) else _SOME


def moves() -> list[Move]:
    return [Mine(MINE + at, tool) for at, tool in enumerate(TOOLS)]
