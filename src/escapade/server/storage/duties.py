"""Which node is in charge of a table: of bots' turns, clocks that run out, seats to be held.

Every running table has a row of duties: when something is due there, and which node has taken it. A node keeps what it
has while it is alive, which it says every two seconds. What nobody alive has is taken by whichever node comes first, so
a dead node's tables go on elsewhere within seconds. Two nodes that both believe they have a table do no harm: the log
takes an entry once.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from sqlalchemy import delete, func, insert, literal, or_, select, update
from sqlalchemy.exc import IntegrityError

from escapade.server.steady_time import now
from escapade.server.storage.query_batcher import QueryBatcher
from escapade.server.storage.schema import DutyRow, KeptRow, NodeRow, PresenceRow, TableRow

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from sqlalchemy import ColumnElement, Executable
    from sqlalchemy.ext.asyncio import AsyncSession

    from escapade.server.storage.store import Store

ALIVE_EVERY = 2.0  # s
DEAD_AFTER = 6_000  # ms without a sign of life
OUTAGE = 5_000  # ms without a sign of life from any node: then everybody was away, and clocks get the time back
_FORGET_AFTER = 60_000  # ms after which a dead node's rows are deleted
NEVER = 2**62
_MOST_AT_ONCE = 20  # tables taken in one go, so that nodes which start together share them
_LAST_OUTAGE = "outage"


class Duties:
    """The tables this node is in charge of."""

    def __init__(self, store: Store, node: str) -> None:
        self.store = store
        self.node = node
        self.take_one = QueryBatcher(self._take_these)  # whether this node is in charge of a table, after an attempt

    # Signs of life

    async def begin(self) -> None:
        """Register this node. A SQLite file has one node only: any earlier one is gone."""
        async with self.store.exchange() as session:
            await _note_outage(session)
            if self.store.sqlite:
                await session.execute(delete(NodeRow))
            session.add(NodeRow(id=self.node, alive=now()))
            await session.commit()

    async def alive(self) -> None:
        """Record that this node is alive, and delete nodes that have long been dead."""
        dead = NodeRow.alive < now() - _FORGET_AFTER
        async with self.store.exchange() as session:
            await _note_outage(session)
            shown = await session.execute(update(NodeRow).where(NodeRow.id == self.node).values(alive=now()))
            if not shown.rowcount:  # type: ignore[attr-defined]  # we were thought dead and forgotten; an update has one
                session.add(NodeRow(id=self.node, alive=now()))
            if not self.store.sqlite:
                gone = select(NodeRow.id).where(dead)
                await session.execute(delete(PresenceRow).where(PresenceRow.node.in_(gone)))
                await session.execute(delete(NodeRow).where(dead))
            await session.commit()

    async def end(self) -> None:
        """Unregister this node, so that others can take over at once. The time is kept to credit clocks later."""
        async with self.store.exchange() as session:
            await session.execute(update(DutyRow).where(DutyRow.node == self.node).values(node=""))
            await session.execute(delete(PresenceRow).where(PresenceRow.node == self.node))
            await session.execute(update(NodeRow).where(NodeRow.id == self.node).values(alive=now()))
            await session.commit()

    async def outage(self) -> tuple[int, int]:
        """Return when (from, to) all nodes were last away; (0, 0) if never."""
        async with self.store.exchange() as session:
            row = await session.get(KeptRow, _LAST_OUTAGE)
        first, _, last = row.value.partition(":") if row is not None else ("0", "", "0")
        return int(first), int(last)

    # Taking and leaving tables

    async def take(self) -> list[str]:
        """Take charge of tables where something is due and no living node is in charge."""
        free = select(DutyRow.table_id).where(DutyRow.due <= now(), self._nobody_has()).order_by(DutyRow.due)
        some = free.limit(_MOST_AT_ONCE).with_for_update(skip_locked=True)
        async with self.store.exchange() as session:
            tables = list(await session.scalars(some))
            if tables:
                mine = update(DutyRow).where(DutyRow.table_id.in_(tables))
                await session.execute(mine.values(node=self.node, due=now()))
                await session.commit()
        return tables

    async def _take_these(self, tables: Collection[str]) -> dict[str, bool]:
        """Take charge of tables because somebody came there. Return of which this node is in charge now."""
        in_order = select(DutyRow.table_id).where(DutyRow.table_id.in_(list(tables)), self._free())
        async with self.store.exchange() as session:
            free = list(await session.scalars(in_order.order_by(DutyRow.table_id).with_for_update()))  # no deadlocks
            if free:
                mine = update(DutyRow).where(DutyRow.table_id.in_(free))
                await session.execute(mine.values(node=self.node, due=now()))
                await session.commit()
        return {table: table in free for table in tables}

    def claim(self, table: str) -> Executable:
        """Return the statement that takes charge of a table unless another living node has it."""
        return update(DutyRow).where(DutyRow.table_id == table, self._free()).values(node=self.node, due=now())

    def _free(self) -> ColumnElement[bool]:
        """Select the tables that this node is in charge of, or no living one."""
        return or_(DutyRow.node == self.node, self._nobody_has())

    def _nobody_has(self) -> ColumnElement[bool]:
        """Select the tables that no living node is in charge of."""
        alive = select(NodeRow.id).where(NodeRow.alive > now() - DEAD_AFTER)
        return DutyRow.node.not_in(alive)

    async def leave(self, due: Mapping[str, int | None]) -> None:
        """Give up charge of tables until something is due there, or somebody comes."""
        if not due:
            return
        async with self.store.exchange() as session:
            for table, at in due.items():
                mine = (DutyRow.table_id == table) & (DutyRow.node == self.node)
                await session.execute(update(DutyRow).where(mine).values(node="", due=NEVER if at is None else at))
            await session.commit()

    async def mine(self) -> set[str]:
        """List the tables this node is in charge of."""
        async with self.store.exchange() as session:
            return set(await session.scalars(select(DutyRow.table_id).where(DutyRow.node == self.node)))

    async def repair(self) -> None:
        """Make sure that exactly the running tables have a row: nodes of an earlier version do not write them."""
        running = select(TableRow.id, literal(0), literal("")).where(TableRow.status == "playing")
        strays = running.where(TableRow.id.not_in(select(DutyRow.table_id)))
        over = select(TableRow.id).where(TableRow.id == DutyRow.table_id, TableRow.status == "over")
        async with self.store.exchange() as session:
            with contextlib.suppress(IntegrityError):  # another node does the same right now
                await session.execute(insert(DutyRow).from_select(["table_id", "due", "node"], strays))
                await session.execute(delete(DutyRow).where(over.exists()))
                await session.commit()

    # What goes into a table's own commits

    def started(self, table: str) -> Executable:
        """Return the statement that adds the row of a game that begins here."""
        return insert(DutyRow).values(table_id=table, due=now(), node=self.node)


def ended(table: str) -> Executable:
    """Return the statement that deletes the row of a game that is over."""
    return delete(DutyRow).where(DutyRow.table_id == table)


async def _note_outage(session: AsyncSession) -> None:
    """If no node has been alive for a while, store from when to when."""
    last, at = await session.scalar(select(func.max(NodeRow.alive))), now()
    if last is not None and at - last > OUTAGE:
        await session.merge(KeptRow(name=_LAST_OUTAGE, value=f"{last}:{at}"))
