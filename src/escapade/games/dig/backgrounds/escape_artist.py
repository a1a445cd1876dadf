"""Escape artist: out of Solitary."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.engine import Refusal
from escapade.games.dig.actions import cannot_dig, dig, dig_effects, dig_notes, dig_points
from escapade.games.dig.answers import Answer, CardAnswer, ChooseCard
from escapade.games.dig.backgrounds.background import Background
from escapade.games.dig.bits import bit
from escapade.games.dig.board import AREA_KEYS, SOLITARY
from escapade.games.dig.cards import is_tool
from escapade.games.dig.codes import AREAS, ESCAPE, PASS
from escapade.games.dig.move import Move, offer
from escapade.games.dig.names import area as area_name
from escapade.games.dig.names import card as card_name
from escapade.games.dig.reveal import Reveal
from escapade.games.dig.spots import goes, pick_area
from escapade.messages import Message, message

if TYPE_CHECKING:
    from escapade.effects import Effect, Pick
    from escapade.engine import Choices
    from escapade.games.dig.state import State

ESCAPE_ARTIST: Final = 11  # its number

_NOT_LOCKED_UP: Final = Refusal("D9", "dig-refusal-escape-from-solitary")
_NOT_OPEN: Final = Refusal("D12.1", "dig-refusal-escape-to-open-area")
_DIG_OR_PASS: Final = Refusal("D9", "dig-refusal-dig-or-pass")


@mypyc_attr(acyclic=True)
class EscapeArtist(Background):
    """Escape artist (Crew): on your turn in Solitary, go to any open area; in the gang Dig in the Cell block."""

    def key(self) -> str:
        return "escape-artist"

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add every open area, in Solitary."""
        offer(s, seat, ESCAPE, AREAS, out)


@mypyc_attr(acyclic=True)
class Escape(Reveal):
    """Go from Solitary to any open area; this is not a move (D12.6)."""

    def __init__(self, code: i64, area: i64) -> None:
        super().__init__(code, ESCAPE_ARTIST)
        self.area: Final = area

    def barred(self, s: State, seat: i64) -> Refusal | None:
        if s.area(seat) != SOLITARY:
            return _NOT_LOCKED_UP
        return None if s.open_areas() & bit(self.area) else _NOT_OPEN

    def effect(self, s: State, seat: i64, gang: bool) -> None:  # noqa: FBT001 - is the owner in its gang?
        s.go(seat, self.area)
        if gang and self.area == s.home(seat):
            s.ask(FreeDig(seat))

    def text(self) -> str:
        return f"escape {AREA_KEYS[self.area]}"

    def group(self) -> str:
        return "go"

    def message(self, s: State, seat: i64) -> Message:
        return message("dig-action-escape", area=area_name(s, self.area))

    def effects(self, s: State, seat: i64) -> list[Effect]:
        return [goes(seat, s.area(seat), self.area)]

    def picks(self, s: State, seat: i64) -> list[Pick]:
        return pick_area(self.area)

    def notes(self, s: State, seat: i64) -> list[Message]:
        return [Message("dig-note-free-dig")] if s.in_its_gang(seat) and self.area == s.home(seat) else []


@mypyc_attr(acyclic=True)
class FreeDig(ChooseCard):
    """A player who escaped to their Cell block may dig a tool for no action."""

    def fits(self, s: State, card: i64) -> bool:
        """Whether a card is a tool that can be dug despite Beatings."""
        return is_tool(card) and cannot_dig(s, self.seat, card) is None

    def wanted(self) -> Refusal:
        return _DIG_OR_PASS

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add every tool, and passing."""
        super().may(s, seat, out)
        out.add(PASS)

    def refusal(self, s: State, seat: i64, move: Move) -> Refusal | None:
        """Allow only a tool in hand, or passing."""
        return None if move.code == PASS else super().refusal(s, seat, move)

    def answer(self, s: State, seat: i64, move: Move) -> None:
        if move.code == PASS:
            s.pass_by(seat)
        s.answered()
        if move.code != PASS and isinstance(move, Answer):
            dig(s, seat, move.number, 0)

    def default(self, s: State, seat: i64) -> i64:
        return PASS

    def question(self, s: State) -> Message:
        return Message("dig-question-free-dig")

    def says(self, s: State, seat: i64, move: Move) -> Message:
        if isinstance(move, CardAnswer):
            points = int(dig_points(s, seat, move.number, 0))
            return message("dig-action-dig", card=card_name(move.number), points=points)
        return super().says(s, seat, move)

    def effects(self, s: State, seat: i64, move: Move) -> list[Effect]:
        return dig_effects(s, seat, move.number, 0) if isinstance(move, CardAnswer) else []

    def notes(self, s: State, seat: i64, move: Move) -> list[Message]:
        return dig_notes(s, seat, move.number, 0) if isinstance(move, CardAnswer) else []


def moves() -> list[Move]:
    return [Escape(ESCAPE + area, area) for area in range(AREAS)]
