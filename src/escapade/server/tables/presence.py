"""Who watches a table from which node. Only needed with several nodes."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from sqlalchemy import bindparam, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from escapade.server.steady_time import now
from escapade.server.storage.duties import DEAD_AFTER
from escapade.server.storage.query_batcher import QueryBatcher
from escapade.server.storage.schema import NodeRow, PresenceRow

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from sqlalchemy.ext.asyncio import AsyncSession

    from escapade.server.storage.store import Store


class Presence:
    """Stores who watches from this node, and reads who watches from others."""

    def __init__(self, store: Store, node: str) -> None:
        self.store = store
        self.node = node
        self.elsewhere_of = QueryBatcher(self.elsewhere)
        self._changes: dict[tuple[str, str], Callable[[], bool]] = {}  # to be stored
        self._store_change = QueryBatcher(self._store_changes)
        self._writing = asyncio.Lock()  # two transactions that write the same rows in another order are a deadlock

    async def changed(self, table: str, person: str, is_here: Callable[[], bool]) -> None:
        """Store whether somebody watches a table from here, as it is when this is written."""
        self._changes[table, person] = is_here
        await self._store_change((table, person))

    async def _store_changes(self, which: Collection[tuple[str, str]]) -> dict[tuple[str, str], None]:
        """Store several changes in one transaction."""
        async with self._writing, self.store.exchange() as session:
            changes = {key: self._changes.pop(key)() for key in which if key in self._changes}
            await self._write(
                session,
                came={key for key, is_here in changes.items() if is_here},
                went={key for key, is_here in changes.items() if not is_here},
            )
        return dict.fromkeys(which)

    async def correct(self, seen: Callable[[], set[tuple[str, str]]]) -> None:
        """Correct the stored presence of this node's watchers.

        A change can be lost if the store was away, or if other nodes counted this one as dead.
        """
        mine = PresenceRow.node == self.node
        async with self._writing, self.store.exchange() as session:
            rows = await session.execute(select(PresenceRow.table_id, PresenceRow.person).where(mine))
            noted, here = {(table, person) for table, person in rows}, seen()
            await self._write(session, came=here - noted, went=noted - here)

    async def _write(self, session: AsyncSession, came: set[tuple[str, str]], went: set[tuple[str, str]]) -> None:
        """Store who came, unless that is stored already, and who went."""
        if came:
            insert = sqlite.insert if self.store.sqlite else postgresql.insert
            rows = [{"table_id": table, "person": person, "node": self.node} for table, person in came]
            await session.execute(insert(PresenceRow).on_conflict_do_nothing(), rows)
        if went:
            mine = PresenceRow.node == self.node
            one = delete(PresenceRow).where(
                mine, PresenceRow.table_id == bindparam("table"), PresenceRow.person == bindparam("who")
            )
            keys = [{"table": table, "who": person} for table, person in went]
            await (await session.connection()).execute(one, keys)
        await session.commit()

    async def elsewhere(self, tables: Collection[str]) -> dict[str, set[str]]:
        """Return who watches these tables from other living nodes."""
        alive = select(NodeRow.id).where(NodeRow.alive > now() - DEAD_AFTER, NodeRow.id != self.node)
        here = PresenceRow.table_id.in_(list(tables)) & PresenceRow.node.in_(alive)
        found: dict[str, set[str]] = {table: set() for table in tables}
        async with self.store.exchange() as session:
            for table, person in await session.execute(select(PresenceRow.table_id, PresenceRow.person).where(here)):
                found[table].add(person)
        return found
