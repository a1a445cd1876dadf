"""Writing logs: the entries of many tables in one commit.

A commit costs about the same for one entry as for a hundred. So whoever comes while one commit is under way waits for
the next, together with all others who came meanwhile.

While the database is away an entry is tried again, for some seconds. That is safe even after a commit of unknown
outcome: the key `(table, seq)` lets an entry in once, and an entry found there is compared with ours. Nothing is
guessed.
"""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import insert, or_, select
from sqlalchemy.exc import IntegrityError

from escapade.server.storage.schema import EntryRow
from escapade.server.storage.store import NotStored, OutcomeUnknown, is_away

if TYPE_CHECKING:
    from sqlalchemy import Connection, Executable

    from escapade.server.storage.store import Store

_MOST_AT_ONCE = 200
_KEEP_TRYING = 5.0  # s an entry is retried while the database is away
_FIRST_WAIT, _LONGEST_WAIT = 0.05, 1.0  # s between two tries
LOG = logging.getLogger(__name__)


class LogConflict(Exception):  # noqa: N818 - an outcome, not an error of the program
    """The log already has an entry with this number, or of this action."""


@dataclass(slots=True)
class PendingEntry:
    """An entry to be written, and what else changes in the same transaction."""

    table: str
    seq: int
    at: int
    body: bytes
    action_id: str | None = None
    also: list[Executable] = field(default_factory=list)
    claim: Executable | None = None  # an update that puts this node in charge of the table unless another one is
    claimed: bool = False  # whether it did
    doubtful: bool = False  # a commit with this entry had an unknown outcome
    until: float = field(default_factory=lambda: time.monotonic() + _KEEP_TRYING)
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def row(self) -> dict[str, object]:
        """Return the columns of the row."""
        return {"table_id": self.table, "seq": self.seq, "at": self.at, "body": self.body, "action_id": self.action_id}

    def settle(self, error: Exception | None = None) -> None:
        """Report success, or an error, to whoever waits."""
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Journal:
    """Writes entries, one commit at a time."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.waiting: asyncio.Queue[PendingEntry] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        self.away = False

    def open(self) -> None:
        """Start writing."""
        self.writer = asyncio.create_task(self.write())

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        await self.waiting.join()
        if self.writer is not None:
            self.writer.cancel()

    async def append(self, entry: PendingEntry) -> None:
        """Write an entry. Return when it is durable, or raise LogConflict, NotStored or OutcomeUnknown."""
        self.waiting.put_nowait(entry)
        await entry.done

    async def write(self) -> None:
        """Commit whatever is waiting, again and again."""
        while True:
            pending = [await self.waiting.get()]
            count, pause = 1, _FIRST_WAIT
            while pending:
                while len(pending) < _MOST_AT_ONCE and not self.waiting.empty():
                    pending.append(self.waiting.get_nowait())
                    count += 1
                pending = await self._commit_or_keep(pending)
                if pending:
                    await asyncio.sleep(pause)
                    pause = min(_LONGEST_WAIT, pause * 2)
            for _ in range(count):
                self.waiting.task_done()

    async def _commit_or_keep(self, pending: list[PendingEntry]) -> list[PendingEntry]:
        """Commit entries. Return those to try again because the database is away and their time is not up."""
        try:
            away = await self.commit(pending)
        except Exception:
            LOG.exception("the journal failed")  # the journal must go on: every table waits for it
            away = [entry for entry in pending if not entry.done.done()]
        self.report(away=bool(away))
        late = time.monotonic()
        for entry in away:
            if entry.until < late:
                entry.settle(OutcomeUnknown() if entry.doubtful else NotStored())
        return [entry for entry in away if not entry.done.done()]

    def report(self, *, away: bool) -> None:
        """Log once that nothing can be stored, and once that it works again."""
        if away != self.away:
            self.away = away
            if away:
                LOG.error("the database does not store entries; retrying")
            else:
                LOG.warning("the database stores entries again")

    async def commit(self, pending: list[PendingEntry]) -> list[PendingEntry]:
        """Commit entries. If one of them fails, find it by bisection. Return those the database was away for."""
        try:
            await self._store_all(pending)
        except Exception as error:  # noqa: BLE001 - whatever a driver raises for one entry must not fail the others
            if is_away(error):
                return pending
            if len(pending) > 1:
                middle = len(pending) // 2
                return [*await self.commit(pending[:middle]), *await self.commit(pending[middle:])]
            return await self.explain(pending[0], error)
        for entry in pending:
            entry.settle()
        return []

    async def _store_all(self, pending: list[PendingEntry]) -> None:
        """Insert entries in one transaction. From the commit until its answer the outcome is unknown."""
        pending = sorted(
            pending, key=lambda entry: (entry.table, entry.seq)
        )  # the same order on every node: no deadlocks
        await self.store.writer.transact(partial(_put, pending))

    async def explain(self, entry: PendingEntry, error: Exception) -> list[PendingEntry]:
        """Find out why the database refuses an entry: it is stored already, another is, or it cannot be stored."""
        if not isinstance(error, IntegrityError):
            LOG.error("an entry of table %s cannot be stored: %s", entry.table, type(error).__name__)
            entry.settle(NotStored())
            return []
        try:
            there = await self.found(entry)
        except Exception as away:  # noqa: BLE001 - as above
            LOG.info("the outcome of an entry cannot be read: %s", type(away).__name__)
            return [entry]
        if there is None:
            LOG.error("an entry of table %s contradicts another row: %s", entry.table, _constraint_of(error))
            entry.settle(NotStored())
        elif (there.seq, there.body, there.action_id) == (entry.seq, entry.body, entry.action_id) and entry.doubtful:
            entry.settle()  # an earlier commit of ours, whose answer was lost
        else:
            entry.settle(LogConflict())
        return []

    async def found(self, entry: PendingEntry) -> EntryRow | None:
        """Return the stored entry with this number, or of this action."""
        number, action = EntryRow.seq == entry.seq, EntryRow.action_id == entry.action_id
        same = or_(number, action) if entry.action_id is not None else number
        async with self.store.session() as session:
            query = select(EntryRow).where(EntryRow.table_id == entry.table, same).order_by(EntryRow.seq.desc())
            return (await session.scalars(query)).first()


def _put(pending: list[PendingEntry], connection: Connection) -> None:
    """Insert entries, and run the statements that belong to them."""
    connection.execute(insert(EntryRow), [entry.row() for entry in pending])
    for entry in pending:
        for statement in entry.also:
            connection.execute(statement)
        if entry.claim is not None:
            entry.claimed = connection.execute(entry.claim).rowcount > 0
    for entry in pending:
        entry.doubtful = True
    connection.commit()


def _constraint_of(error: IntegrityError) -> str:
    """Return the name of the violated constraint, without values."""
    diagnosis = getattr(error.orig, "diag", None)
    return str(getattr(diagnosis, "constraint_name", None) or type(error).__name__)
