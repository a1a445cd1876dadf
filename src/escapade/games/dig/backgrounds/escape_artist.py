"""Escape artist: out of Solitary."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.engine import Refusal
from escapade.games.dig.actions import Answer, ChooseCard, Move, cannot_dig, dig, offer
from escapade.games.dig.backgrounds.background import Background
from escapade.games.dig.bits import bit
from escapade.games.dig.board import AREA_KEYS, SOLITARY
from escapade.games.dig.cards import is_tool
from escapade.games.dig.codes import AREAS, ESCAPE, PASS
from escapade.games.dig.reveal import Reveal

if TYPE_CHECKING:
    from escapade.engine import Choices
    from escapade.games.dig.state import State

ESCAPE_ARTIST: Final = 11  # its number

NOT_LOCKED_UP: Final = Refusal("D9", "Only from Solitary is there anything to escape")
NOT_OPEN: Final = Refusal("D12.1", "You escape to an open area")
DIG_OR_PASS: Final = Refusal("D9", "Dig a tool, or pass")


@mypyc_attr(acyclic=True)
class EscapeArtist(Background):
    """Escape artist (Crew): on your turn in Solitary, go to any open area; in the gang Dig in the Cell block."""

    def title(self) -> str:
        """Name it."""
        return "Escape artist"

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add every open area, in Solitary."""
        offer(s, seat, ESCAPE, AREAS, out)


@mypyc_attr(acyclic=True)
class Escape(Reveal):
    """Go from Solitary to any open area; this is no move (D12.6)."""

    def __init__(self, code: i64, area: i64) -> None:
        """Where to."""
        super().__init__(code, ESCAPE_ARTIST)
        self.area: Final = area

    def barred(self, s: State, seat: i64) -> Refusal | None:
        """In Solitary, to an open area?"""
        if s.area(seat) != SOLITARY:
            return NOT_LOCKED_UP
        return None if s.open_areas() & bit(self.area) else NOT_OPEN

    def effect(self, s: State, seat: i64, gang: bool) -> None:  # noqa: FBT001 - is the owner in its gang?
        """Go there, and dig."""
        s.go(seat, self.area)
        if gang and self.area == s.home(seat):
            s.ask(FreeDig(seat))

    def text(self) -> str:
        """Write it."""
        return f"escape {AREA_KEYS[self.area]}"


@mypyc_attr(acyclic=True)
class FreeDig(ChooseCard):
    """Who escaped to their Cell block may dig a tool for no action."""

    def fits(self, s: State, card: i64) -> bool:
        """A tool, with no Beatings against it."""
        return is_tool(card) and cannot_dig(s, self.seat, card) is None

    def wanted(self) -> Refusal:
        """A tool, or nothing."""
        return DIG_OR_PASS

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add every tool, and nothing."""
        super().may(s, seat, out)
        out.add(PASS)

    def refusal(self, s: State, seat: i64, move: Move) -> Refusal | None:
        """A tool held, or nothing."""
        return None if move.code == PASS else super().refusal(s, seat, move)

    def answer(self, s: State, seat: i64, move: Move) -> None:
        """Dig it."""
        if move.code == PASS:
            s.pass_by(seat)
        s.answered()
        if move.code != PASS and isinstance(move, Answer):
            dig(s, seat, move.number, 0)

    def default(self, s: State, seat: i64) -> i64:
        """Dig nothing."""
        return PASS


def moves() -> list[Move]:
    """List every area."""
    return [Escape(ESCAPE + area, area) for area in range(AREAS)]
