"""Miner: a tool that digs further."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.games.dig.actions import Move, away, cannot_dig, dig, offer
from escapade.games.dig.backgrounds.background import Background
from escapade.games.dig.cards import KEYS, TOOLS
from escapade.games.dig.codes import MINE
from escapade.games.dig.reveal import Announce

if TYPE_CHECKING:
    from escapade.engine import Choices, Refusal
    from escapade.games.dig.state import State

MINER: Final = 15  # its number
SOME: Final = 1  # point more
MANY: Final = 2  # … for a member of the Brotherhood


@mypyc_attr(acyclic=True)
class Miner(Background):
    """Miner (Brotherhood): you Dig: +1 point; in the gang +2 instead."""

    def title(self) -> str:
        """Name it."""
        return "Miner"

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add every tool that can be dug."""
        offer(s, seat, MINE, len(TOOLS), out)


@mypyc_attr(acyclic=True)
class Mine(Announce):
    """Dig a tool for more points."""

    def __init__(self, code: i64, tool: i64) -> None:
        """Which tool."""
        super().__init__(code, MINER)
        self.tool: Final = tool

    def barred(self, s: State, seat: i64) -> Refusal | None:
        """Could one dig it?"""
        return away(s, seat) or cannot_dig(s, seat, self.tool)

    def effect(self, s: State, seat: i64, gang: bool) -> None:  # noqa: FBT001 - is the owner in its gang?
        """Dig."""
        dig(s, seat, self.tool, MANY if gang else SOME)

    def text(self) -> str:
        """Write it."""
        return f"miner {KEYS[self.tool]}"


def moves() -> list[Move]:
    """List every tool."""
    return [Mine(MINE + at, tool) for at, tool in enumerate(TOOLS)]
