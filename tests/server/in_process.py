"""A node in the test's own process, with two people it knows, and somebody who follows a table there."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from escapade.server import wire
from escapade.server.settings import Settings
from escapade.server.storage.schema import PersonRow
from escapade.server.tables.host import TableHost

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from escapade.server.tables.live_table import LiveTable

ANN, BOB = "a" * 16, "b" * 16


@asynccontextmanager
async def hosting(database: str) -> AsyncIterator[TableHost]:
    """Open a node in this process, with two people it knows."""
    opened = TableHost(Settings(database=database))
    await opened.open()
    async with opened.store.session() as session:
        for person in (ANN, BOB):
            await session.merge(PersonRow(id=person, name=person[0], created=0, generation=0, rated=False, settings={}))
        await session.commit()
    try:
        yield opened
    finally:
        await opened.close()


async def gathering(opened: TableHost, control: wire.Control | None = None, delay: int = 0) -> LiveTable:
    """Open a table at which Ann sits, and nobody else yet."""
    async with opened.store.session() as session:
        host = await session.get_one(PersonRow, ANN)
    seats = [wire.NewSeat("me"), wire.NewSeat("open")]
    control = control or wire.Control()
    return await opened.opening.open(
        host, wire.NewTable(game="cartagena", seats=seats, control=control, delay=delay, hold=0)
    )


async def started(opened: TableHost, control: wire.Control | None = None, delay: int = 0) -> LiveTable:
    """Seat both and deal."""
    live = await gathering(opened, control, delay)
    await live.do(lambda table: table.sit(BOB, "Bob", 1))
    await live.do(lambda table: table.start(ANN))
    return live


class Follower:
    """Somebody who follows a table."""

    def __init__(self, person: str, *, speaks: bool = True) -> None:
        self.person = person
        self.speaks = speaks
        self.trips: list[float] = []
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        """Keep what is told."""
        self.heard.append(message)
