"""The tables of one node, and everything people can do with them."""

from __future__ import annotations

import gc
import logging
from typing import TYPE_CHECKING

from escapade.server.storage.schema import PersonRow
from escapade.server.tables.chat import Chat
from escapade.server.tables.game_reviews import GameReviews
from escapade.server.tables.housekeeping import Housekeeping
from escapade.server.tables.live_tables import LiveTables
from escapade.server.tables.lobby import Lobby
from escapade.server.tables.node import Node
from escapade.server.tables.notes import Notes
from escapade.server.tables.opening import Opening
from escapade.server.tables.replays import Replays
from escapade.server.tables.review import Reviews
from escapade.server.tables.standing_answers import StandingAnswers

if TYPE_CHECKING:
    from escapade.server.settings import Settings
    from escapade.server.storage.store import Store
    from escapade.server.tables.live_table import LiveTable

LOG = logging.getLogger(__name__)
# Thresholds of the garbage collector. Messages, sockets and tables are freed without it; what is left (errors of the
# database, mostly) is collected when there are about half a million objects more: 100 to 150 MB. Until then a
# collection looks at a few thousand new objects, because every table waits: 200 sockets that open at once are 20,000.
_GARBAGE = (1_000, 2, 160)


class TableHost:
    """Builds the parts of a node, opens them at startup and closes them at shutdown."""

    def __init__(self, settings: Settings) -> None:
        self.node = Node(settings)
        self.tables = LiveTables(self.node)
        self.chat = Chat(self.node.store)
        self.lobby = Lobby(self.tables)
        self.opening = Opening(self.tables)
        self.replays = Replays(self.node.store)
        self.reviews = Reviews(self.node.store, self.node.compute)
        self.game_reviews = GameReviews(self.node.store, self.node.compute, self.reviews, self.node.later)
        self.notes = Notes(self.node.store)
        self.standing_answers = StandingAnswers(self.node.store)
        self.housekeeping = Housekeeping(self.node, self.tables, self.chat, self.replays)

    @property
    def store(self) -> Store:
        """The database."""
        return self.node.store

    @property
    def live(self) -> dict[str, LiveTable]:
        """The tables in memory, by id."""
        return self.tables.live

    async def open(self) -> None:
        """Open the database and the bus, and resume running tables one by one."""
        await self.node.open(self.housekeeping.heard)
        gc.collect()
        gc.freeze()  # exclude what exists now from garbage collection
        gc.set_threshold(*_GARBAGE)
        await self.housekeeping.begin()
        LOG.info("open; tables that go on: %d", len(self.live))

    async def close(self) -> None:
        """Stop, after pending entries are stored."""
        for live in self.live.values():
            live.close()
        await self.node.close()

    async def find(self, table: str) -> LiveTable:
        """Find a table as the store has it, or refuse."""
        return await self.tables.find(table)

    async def name_of(self, live: LiveTable, person: str) -> str:
        """Return the name under which somebody leads a review, as in the chat."""
        if known := live.leads_as(person):
            return known
        async with self.store.session() as session:
            row = await session.get(PersonRow, person)
        return live.table.speaker(person, row.name if row is not None else "")

    async def rewritten(self, table: str) -> None:
        """Reload a table whose log was rewritten, and drop caches of it, here and on other nodes."""
        await self.tables.rewritten(table)
        self.replays.forget(table)
