"""Godparent: joins a gang for less."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.games.dig import codes
from escapade.games.dig.backgrounds.background import Background
from escapade.games.dig.board import GANGS, SOLITARY
from escapade.games.dig.joining import PayDues, cannot_join, dues_notes, join_notes, pick_accessories
from escapade.games.dig.move import LOCKED_UP, Move, offer
from escapade.games.dig.names import gang as gang_name
from escapade.games.dig.reveal import Announce
from escapade.messages import Message, message

if TYPE_CHECKING:
    from escapade.effects import Pick
    from escapade.engine import Choices, Refusal
    from escapade.games.dig.state import State

GODPARENT: Final = 13  # its number


@mypyc_attr(acyclic=True)
class Godparent(Background):
    """Godparent (Mafia): you join a gang: pay 1 accessory less; in the gang see 2 gang cards, keep 1."""

    def key(self) -> str:
        return "godparent"

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add every gang that can be joined like this."""
        offer(s, seat, codes.GODPARENT, codes.GANGS, out)


@mypyc_attr(acyclic=True)
class JoinAsGodparent(Announce):
    """Join a gang for one accessory less; whether the gang is its own is decided before (D12.17)."""

    def __init__(self, code: i64, joined: i64) -> None:
        super().__init__(code, GODPARENT)
        self.joined: Final = joined

    def barred(self, s: State, seat: i64) -> Refusal | None:
        if s.area(seat) == SOLITARY:
            return LOCKED_UP
        return cannot_join(s, seat, self.joined, s.rulebook.printed.dues - 1)

    def effect(self, s: State, seat: i64, gang: bool) -> None:  # noqa: FBT001 - is the owner in its gang?
        s.ask(PayDues(seat, self.joined, s.rulebook.printed.dues - 1, 0, 2 if gang else 1))

    def text(self) -> str:
        return f"godparent {GANGS[self.joined]}"

    def group(self) -> str:
        return "join"

    def message(self, s: State, seat: i64) -> Message:
        dues = int(s.rulebook.printed.dues) - 1
        return message("dig-action-join-as-godparent", gang=gang_name(self.joined), count=dues)

    def picks(self, s: State, seat: i64) -> list[Pick]:
        """Select any accessory of the gang; which ones are paid is asked next."""
        return pick_accessories(s, seat, self.joined)

    def notes(self, s: State, seat: i64) -> list[Message]:
        choice = [Message("dig-note-two-cards")] if s.in_its_gang(seat) else []
        return dues_notes(s, seat, self.joined, s.rulebook.printed.dues - 1) + choice + join_notes(s, seat)


def moves() -> list[Move]:
    return [JoinAsGodparent(codes.GODPARENT + gang, gang) for gang in range(codes.GANGS)]
