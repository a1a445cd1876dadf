"""Which node sees to what must happen by itself at a table: a bot's turn, a clock that runs out, a seat to be held.

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

from escapade.server.schema import DutyRow, KeptRow, NodeRow, PresenceRow, TableRow
from escapade.server.steady_time import now

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy import ColumnElement, Executable
    from sqlalchemy.ext.asyncio import AsyncSession

    from escapade.server.store import Store

ALIVE_EVERY = 2.0  # s
DEAD_AFTER = 6_000  # ms without a sign of life
OUTAGE = 5_000  # ms without a sign of life from any node: then everybody was away, and clocks get the time back
FORGET_AFTER = 60_000  # ms after which a dead node's rows are deleted
NEVER = 2**62
MOST_AT_ONCE = 20  # tables taken in one go, so that nodes which start together share them
LAST_OUTAGE = "outage"


class Duties:
    """One node's part of the work."""

    def __init__(self, store: Store, node: str) -> None:
        self.store = store
        self.node = node

    # Signs of life

    async def begin(self) -> None:
        """Appear among the nodes. A SQLite file has one node only: whoever was there before is gone."""
        async with self.store.exchange() as session:
            await note_outage(session)
            if self.store.sqlite:
                await session.execute(delete(NodeRow))
            session.add(NodeRow(id=self.node, alive=now()))
            await session.commit()

    async def alive(self) -> None:
        """Say that this node is alive; forget nodes that have long been dead."""
        dead = NodeRow.alive < now() - FORGET_AFTER
        async with self.store.exchange() as session:
            await note_outage(session)
            shown = await session.execute(update(NodeRow).where(NodeRow.id == self.node).values(alive=now()))
            if not shown.rowcount:  # type: ignore[attr-defined]  # we were thought dead and forgotten; an update has one
                session.add(NodeRow(id=self.node, alive=now()))
            if not self.store.sqlite:
                gone = select(NodeRow.id).where(dead)
                await session.execute(delete(PresenceRow).where(PresenceRow.node.in_(gone)))
                await session.execute(delete(NodeRow).where(dead))
            await session.commit()

    async def end(self) -> None:
        """Leave: others may take over at once. The time is kept, so that clocks get back what nobody was there for."""
        async with self.store.exchange() as session:
            await session.execute(update(DutyRow).where(DutyRow.node == self.node).values(node=""))
            await session.execute(delete(PresenceRow).where(PresenceRow.node == self.node))
            await session.execute(update(NodeRow).where(NodeRow.id == self.node).values(alive=now()))
            await session.commit()

    async def outage(self) -> tuple[int, int]:
        """Say from when to when all nodes were away last; (0, 0) if they never were."""
        async with self.store.exchange() as session:
            row = await session.get(KeptRow, LAST_OUTAGE)
        first, _, last = row.value.partition(":") if row is not None else ("0", "", "0")
        return int(first), int(last)

    # Taking and leaving tables

    async def take(self) -> list[str]:
        """Take tables where something is due and nobody alive sees to it."""
        free = select(DutyRow.table_id).where(DutyRow.due <= now(), self.nobody_has()).order_by(DutyRow.due)
        some = free.limit(MOST_AT_ONCE).with_for_update(skip_locked=True)
        async with self.store.exchange() as session:
            tables = list(await session.scalars(some))
            if tables:
                mine = update(DutyRow).where(DutyRow.table_id.in_(tables))
                await session.execute(mine.values(node=self.node, due=now()))
                await session.commit()
        return tables

    async def take_one(self, table: str) -> bool:
        """Take a table because somebody came to it; tell whether this node has it now."""
        async with self.store.exchange() as session:
            taken = await session.execute(self.claim(table))
            await session.commit()
        return bool(taken.rowcount)  # type: ignore[attr-defined]  # an update has one

    def claim(self, table: str) -> Executable:
        """Give the update that takes a table unless another node that is alive has it."""
        free = or_(DutyRow.node == self.node, self.nobody_has())
        return update(DutyRow).where(DutyRow.table_id == table, free).values(node=self.node, due=now())

    def nobody_has(self) -> ColumnElement[bool]:
        """Choose the tables that no node alive has."""
        alive = select(NodeRow.id).where(NodeRow.alive > now() - DEAD_AFTER)
        return DutyRow.node.not_in(alive)

    async def leave(self, due: Mapping[str, int | None]) -> None:
        """Leave tables where nothing happens before a certain time, or until somebody comes."""
        async with self.store.exchange() as session:
            for table, at in due.items():
                mine = (DutyRow.table_id == table) & (DutyRow.node == self.node)
                await session.execute(update(DutyRow).where(mine).values(node="", due=NEVER if at is None else at))
            await session.commit()

    async def mine(self) -> set[str]:
        """List the tables this node has."""
        async with self.store.exchange() as session:
            return set(await session.scalars(select(DutyRow.table_id).where(DutyRow.node == self.node)))

    async def repair(self) -> None:
        """Give every running table a row, and no other: nodes of an earlier version write none and delete none."""
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
        """Give the row of a game that begins here."""
        return insert(DutyRow).values(table_id=table, due=now(), node=self.node)


def ended(table: str) -> Executable:
    """Let nothing happen by itself any more at a table that is over."""
    return delete(DutyRow).where(DutyRow.table_id == table)


async def note_outage(session: AsyncSession) -> None:
    """Before a sign of life: if none came from any node for a while, remember from when to when."""
    last, at = await session.scalar(select(func.max(NodeRow.alive))), now()
    if last is not None and at - last > OUTAGE:
        await session.merge(KeptRow(name=LAST_OUTAGE, value=f"{last}:{at}"))
