"""Who sits at a table and its status, from its log, without replaying the game."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from escapade.records import commitment
from escapade.server import log
from escapade.server.tables.header import read_header

if TYPE_CHECKING:
    from escapade.server.log import AnyEntry
    from escapade.server.storage.store import Store
    from escapade.server.tables.header import Header
    from escapade.server.wire import Status

_MOVE = b'{"type":"played"'  # how entries that are moves begin


@dataclass(slots=True)
class Chair:
    """Who sits on one seat."""

    name: str = ""
    person: str = ""
    bot: str = ""
    held: bool = False  # by the bot, for the person
    resigned: bool = False
    colour: int | None = None  # as chosen; None is the seat's own
    character: int | None = None

    @property
    def open(self) -> bool:
        """Whether anybody may sit down here."""
        return not self.person and not self.bot

    @property
    def owned(self) -> bool:
        """Whether this seat belongs to a person, present or not."""
        return bool(self.person) and not self.resigned

    @property
    def decides(self) -> bool:
        """Whether a person plays this seat now."""
        return self.owned and not self.held


class Seating:
    """A table as the lobby shows it."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.chairs = [Chair() for _ in range(header.players)]
        self.version = 0
        self.started = False
        self.end: log.Ended | None = None
        self.rematch = ""

    @property
    def players(self) -> int:
        """The number of seats; the header has it as it was when the table was opened."""
        return len(self.chairs)

    @property
    def status(self) -> Status:
        """Return the table's status."""
        return "over" if self.end else "playing" if self.started else "gathering"

    def commitment(self) -> str:
        """Return the hash that commits the table to its seed."""
        return commitment(self.header.seed, self.header.salt)

    def seat(self, entry: AnyEntry) -> None:
        """Apply an entry to the seats and the status; entries that change neither are ignored."""
        match entry:
            case log.Sat():
                self._sit(entry)
            case log.Resized():
                kept = [self.chairs[seat] for seat in entry.kept]
                self.chairs = kept + [Chair() for _ in range(entry.seats - len(kept))]
            case log.LookChosen():
                self.chairs[entry.seat].colour = entry.colour
                self.chairs[entry.seat].character = entry.character
            case log.Started():
                self.started = True
            case log.Held():
                self.chairs[entry.seat].held = True
                self.chairs[entry.seat].bot = entry.bot
            case log.Returned():
                self.chairs[entry.seat].held = False
                self.chairs[entry.seat].bot = ""
            case log.Resigned():
                self.chairs[entry.seat].resigned = True
                self.chairs[entry.seat].bot = self.chairs[entry.seat].bot or entry.bot
            case log.Ended():
                self.end = entry
            case log.Rematched():
                self.rematch = entry.table
            case _:
                pass

    def _sit(self, entry: log.Sat) -> None:
        """Give a seat to somebody; whoever only changes their name keeps the look they have chosen."""
        before, chair = self.chairs[entry.seat], Chair(entry.name, entry.person, entry.bot)
        if entry.person and entry.person == before.person:
            chair.colour, chair.character = before.colour, before.character
        self.chairs[entry.seat] = chair


async def read_seatings(store: Store, tables: list[str]) -> dict[str, Seating]:
    """Read the seating of some tables; those whose logs cannot be read are left out."""
    found: dict[str, Seating] = {}
    for row, version, bodies in await store.seatings(tables, but=_MOVE):
        seating = Seating(read_header(row))
        with suppress(msgspec.DecodeError, IndexError):
            for body in bodies:
                seating.seat(log.read(body))
            seating.version = version
            found[row.id] = seating
    return found
