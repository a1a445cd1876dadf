"""Getaway driver: any area instead of a roll."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.engine import Refusal
from escapade.games.dig.backgrounds.background import Background
from escapade.games.dig.bits import bit
from escapade.games.dig.board import AREA_KEYS
from escapade.games.dig.codes import AREAS, DRIVE
from escapade.games.dig.move import Move, offer
from escapade.games.dig.moving import end_move, move_effects, move_notes
from escapade.games.dig.names import area as area_name
from escapade.games.dig.reveal import Announce
from escapade.games.dig.spots import ACTIONS, counts, pick_area
from escapade.messages import Message, message

if TYPE_CHECKING:
    from escapade.effects import Effect, Pick
    from escapade.engine import Choices
    from escapade.games.dig.state import State

GETAWAY_DRIVER: Final = 4  # its number

_NOT_OPEN: Final = Refusal("D12.1", "dig-refusal-drive-to-open-area")


@mypyc_attr(acyclic=True)
class GetawayDriver(Background):
    """Getaway driver (Bikers): instead of rolling, go to any open area; in the gang +1 action this turn."""

    def key(self) -> str:
        return "getaway-driver"

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add every open area."""
        offer(s, seat, DRIVE, AREAS, out)


@mypyc_attr(acyclic=True)
class Drive(Announce):
    """Go to any open area instead of rolling; it costs the Move (D12.7)."""

    def __init__(self, code: i64, area: i64) -> None:
        super().__init__(code, GETAWAY_DRIVER)
        self.area: Final = area

    def barred(self, s: State, seat: i64) -> Refusal | None:
        return None if s.open_areas() & ~bit(s.area(seat)) & bit(self.area) else _NOT_OPEN

    def effect(self, s: State, seat: i64, gang: bool) -> None:  # noqa: FBT001 - is the owner in its gang?
        if gang:
            s.gain_action()
        end_move(s, seat, self.area)

    def text(self) -> str:
        return f"drive {AREA_KEYS[self.area]}"

    def group(self) -> str:
        return "go"

    def message(self, s: State, seat: i64) -> Message:
        return message("dig-action-drive", area=area_name(s, self.area))

    def effects(self, s: State, seat: i64) -> list[Effect]:
        """The player goes there; in the gang with one more action."""
        return counts(ACTIONS, 1 if s.in_its_gang(seat) else 0, seat) + move_effects(s, seat, self.area)

    def picks(self, s: State, seat: i64) -> list[Pick]:
        return pick_area(self.area)

    def notes(self, s: State, seat: i64) -> list[Message]:
        """Return the gang's bonus, and a warning of Michel(le)."""
        extra = [Message("dig-note-extra-action")] if s.in_its_gang(seat) else []
        return extra + move_notes(s, self.area)


def moves() -> list[Move]:
    return [Drive(DRIVE + area, area) for area in range(AREAS)]
