"""Who watches a table from which node. Only needed with several nodes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, select
from sqlalchemy.dialects import postgresql, sqlite

from escapade.server.steady_time import now
from escapade.server.storage.duties import DEAD_AFTER
from escapade.server.storage.query_batcher import QueryBatcher
from escapade.server.storage.schema import NodeRow, PresenceRow

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from sqlalchemy import Executable

    from escapade.server.storage.store import Store


class Presence:
    """Stores who watches from this node, and reads who watches from others."""

    def __init__(self, store: Store, node: str) -> None:
        self.store = store
        self.node = node
        self.elsewhere_of = QueryBatcher(self.elsewhere)
        self._changes: dict[tuple[str, str], Callable[[], bool]] = {}  # to be stored
        self._store_change = QueryBatcher(self._store_changes)

    async def changed(self, table: str, person: str, is_here: Callable[[], bool]) -> None:
        """Store whether somebody watches a table from here, as it is when this is written."""
        self._changes[table, person] = is_here
        await self._store_change((table, person))

    async def _store_changes(self, which: Collection[tuple[str, str]]) -> dict[tuple[str, str], None]:
        """Store several changes in one transaction."""
        async with self.store.exchange() as session:
            for table, person in which:
                is_here = self._changes.pop((table, person), None)
                if is_here is not None:
                    await session.execute(self._note(table, person) if is_here() else self._went(table, person))
            await session.commit()
        return dict.fromkeys(which)

    async def correct(self, seen: Callable[[], set[tuple[str, str]]]) -> None:
        """Correct the stored presence of this node's watchers.

        A change can be lost if the store was away, or if other nodes counted this one as dead.
        """
        mine = PresenceRow.node == self.node
        async with self.store.exchange() as session:
            rows = await session.execute(select(PresenceRow.table_id, PresenceRow.person).where(mine))
            noted, here = {(table, person) for table, person in rows}, seen()
            for table, person in here - noted:
                await session.execute(self._note(table, person))
            for table, person in noted - here:
                await session.execute(self._went(table, person))
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

    def _note(self, table: str, person: str) -> Executable:
        """Make the statement that stores somebody's presence, unless it is stored already, a moment ago too."""
        insert = sqlite.insert if self.store.sqlite else postgresql.insert
        return insert(PresenceRow).values(table_id=table, person=person, node=self.node).on_conflict_do_nothing()

    def _went(self, table: str, person: str) -> Executable:
        """Make the statement that stores that somebody no longer watches a table from here."""
        key = (PresenceRow.table_id == table, PresenceRow.person == person, PresenceRow.node == self.node)
        return delete(PresenceRow).where(*key)
