"""The loaded tables of this node. A table is loaded from the store when it is first needed."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import insert

from escapade.server import wire
from escapade.server.notify.bus import Note
from escapade.server.refusals import RequestRefused
from escapade.server.storage.schema import TableRow
from escapade.server.tables.header import header_values
from escapade.server.tables.live_table import LiveTable
from escapade.server.tables.loader import TableLoader, store_needed
from escapade.server.tables.table import Table

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from escapade.server.tables.header import Header
    from escapade.server.tables.node import Node

LOG = logging.getLogger(__name__)
_LOADED_AT_ONCE = 6  # tables; others wait here and not for a connection, which is refused after some seconds


class LiveTables:
    """Finds, loads and unloads tables."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.live: dict[str, LiveTable] = {}
        self.resting: dict[str, asyncio.Task[object]] = {}  # tables that are being unloaded
        self._loader = TableLoader(node.store, self._drop_damaged)
        self._loading: dict[str, asyncio.Lock] = {}
        self._slots = asyncio.Semaphore(_LOADED_AT_ONCE)

    async def find(self, table: str) -> LiveTable:
        """Return a table, loading it if needed, or refuse."""
        live = self.live.get(table)
        if live is None:
            live = await self._load(table)
        if live.outdated:
            await live.ensure_current()
        return live

    def at_rest(self, table: str) -> bool:
        """Whether a table is not followed by this node and not known to be damaged."""
        live = self.live.get(table)
        return (live is None or (live.outdated and not live.unsure)) and not self._loader.is_damaged(table)

    async def open(self, header: Header) -> LiveTable:
        """Store a new table."""
        await self.node.store.write(partial(_insert, header))
        self.live[header.id] = LiveTable(Table(header), self.node, self._loader)
        return self.live[header.id]

    def drop(self, table: str) -> LiveTable | None:
        """Unload a table."""
        live = self.live.pop(table, None)
        if live is not None:
            live.close()
        return live

    async def rewritten(self, table: str) -> None:
        """Reload a table whose log was rewritten, here and on other nodes."""
        await self.read_again(table)
        if not self.node.alone:
            self.node.bus.publish(Note(self.node.id, table, rewritten=True))

    async def read_again(self, table: str) -> None:
        """Reload a table whose log was rewritten, if it is loaded."""
        live = self.live.get(table)
        if live is not None:
            await live.rewritten()

    async def _load(self, table: str) -> LiveTable:
        """Load a table from the store, once for all who ask at the same time."""
        if table in self.resting:
            await asyncio.wait([self.resting[table]])
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock, self._slots:
                if table not in self.live:
                    with store_needed():
                        self.live[table] = LiveTable(await self._loader.load(table), self.node, self._loader)
                return self.live[table]
        finally:
            if not lock.locked():
                self._loading.pop(table, None)

    def _drop_damaged(self, table: str) -> None:
        live = self.live.pop(table, None)
        if live is not None:
            live.leave_charge()
            refused = RequestRefused("table-damaged")
            live.audience.send_all(wire.Refused(refused.says(), refused.code, table))


def _insert(header: Header, connection: Connection) -> None:
    """Store the header of a new table."""
    connection.execute(insert(TableRow).values(header_values(header)))
    connection.commit()
