"""What all tables of this node share: store, journal, bus, bots' workers, background tasks."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from typing import TYPE_CHECKING

from escapade.server.background import Background
from escapade.server.notify.bus import bus_at
from escapade.server.notify.webhooks import Webhooks
from escapade.server.steady_time import TIME
from escapade.server.storage.duties import OUTAGE, Duties
from escapade.server.storage.journal import Journal
from escapade.server.storage.query_batcher import QueryBatcher
from escapade.server.storage.store import Store
from escapade.server.tables.byte_cache import ByteCache
from escapade.server.tables.presence import Presence
from escapade.server.thinking.compute import Compute

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from escapade.server.notify.bus import Listener
    from escapade.server.settings import Settings

LOG = logging.getLogger(__name__)
_MOST_OF_SNAPSHOTS = 16 * 2**20  # bytes
_CLOSE_PATIENCE = 3.0  # s to report to the database that this node stops


class Node:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.id = secrets.token_hex(8)
        self.store = Store(settings.database_url())
        self.alone = self.store.sqlite  # no other node can be on this database
        self.journal = Journal(self.store)
        self.later_entries = QueryBatcher(self.store.later_entries)  # entries that other nodes have stored
        self.bus = bus_at(settings.bus)
        self.duties = Duties(self.store, self.id)
        self.presence = Presence(self.store, self.id)
        self.compute = Compute(settings.workers, settings.compute)
        self.webhooks = Webhooks(self.store, settings.hooks, self.later)
        self.background = Background()
        self.snapshots = ByteCache(_MOST_OF_SNAPSHOTS)  # encoded snapshots of tables
        self.outage = (0, 0)  # from when to when (ms) all nodes were last away
        self._alive_at = 0.0  # when the store last confirmed that this node is alive

    async def open(self, listener: Listener) -> None:
        """Open the database, and listen to the other nodes."""
        await self.store.open()
        self.journal.open()
        self.bus.open(listener)
        await self.duties.begin()
        await self.duties.repair()
        self._alive_at = time.monotonic()
        self.outage = await self.duties.outage()

    async def close(self) -> None:
        """Store pending entries, then stop, so that other nodes can take over."""
        await self.journal.close()
        await self.background.stop()
        with contextlib.suppress(Exception):  # the database may be away: other nodes will notice
            await asyncio.wait_for(self.duties.end(), _CLOSE_PATIENCE)
        await self.bus.close()
        LOG.info("closed; everything is stored")
        await self.compute.close()
        await self.store.close()

    def later(self, work: Coroutine[object, object, object]) -> None:
        """Run something in the background."""
        _ = self.background.once(work)

    async def sign_of_life(self) -> bool:
        """Report that this node is alive. Return whether it had been silent long enough to count as dead."""
        silent = not self.answered_lately()
        await self.duties.alive()
        self._alive_at = time.monotonic()
        TIME.adjust(await self.store.reference_time())
        if silent:
            self.outage = await self.duties.outage()
        return silent

    def answered_lately(self) -> bool:
        """Whether the store has answered lately. If not, nobody could move, and no clock may run out."""
        return time.monotonic() - self._alive_at < OUTAGE / 1000
