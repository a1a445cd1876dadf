"""The database: opening, migrating and reading it. Logs are written by the journal."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import event, func, make_url, not_, or_, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import async_sessionmaker, create_async_engine

from escapade.server.steady_time import TIME, system
from escapade.server.storage.connecting import PATIENCE, POSTGRES, set_pragmas
from escapade.server.storage.migrating import CannotOpenError, migrate
from escapade.server.storage.schema import EntryRow, KeptRow, NodeRow, SittingRow, TableRow
from escapade.server.storage.writer import PostgresWriter, SqliteWriter

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Collection, Sequence

    from sqlalchemy.ext.asyncio import AsyncSession

    from escapade.server.storage.writer import Work, Writer

LOG = logging.getLogger(__name__)
MIGRATING = 3_141_592  # an advisory lock of PostgreSQL: only one node migrates at a time
CONNECTIONS = 15
_POOL_PATIENCE = 5.0  # s to wait for a free connection
_OPEN_PATIENCE = 60.0  # s to wait for the database at startup
_LIMIT_EXCEEDED = "54"  # PostgreSQL's class of errors for a value that fits nowhere: operational by name, not by cause


class StoredEntry(NamedTuple):
    """An entry of a table's log. A tuple instead of an ORM object, because thousands are read at once."""

    seq: int
    at: int
    action_id: str | None
    body: bytes


ENTRY = (EntryRow.seq, EntryRow.at, EntryRow.action_id, EntryRow.body)
_AFTER = text(
    "SELECT entries.table_id, seq, at, action_id, body"
    " FROM unnest(CAST(:tables AS varchar[]), CAST(:versions AS bigint[])) AS known (table_id, version)"
    " JOIN entries ON entries.table_id = known.table_id AND seq > version ORDER BY entries.table_id, seq"
)


class NotStored(Exception):  # noqa: N818 - an outcome, not an error of the program
    """An entry was not stored; nothing has changed."""


class OutcomeUnknown(NotStored):
    """The database did not answer a commit; whether the entry is stored must be read from it."""


def is_away(error: BaseException) -> bool:
    """Whether an error means that the database is away (down, unreachable, locked, full)."""
    if isinstance(error, DBAPIError):
        state = getattr(error.orig, "sqlstate", None) or ""
        return error.connection_invalidated or (
            isinstance(error, OperationalError | InterfaceError) and not state.startswith(_LIMIT_EXCEEDED)
        )
    return isinstance(error, OSError | TimeoutError | PoolTimeoutError)


def _reason(error: Exception) -> str:
    """Say in one line why a database is away, as its driver does."""
    said = str(error.orig if isinstance(error, DBAPIError) else error).partition("\n")[0]
    return said or type(error).__name__


class Store:
    """One database, SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.engine = create_async_engine(
            self.url,
            pool_pre_ping=not self.sqlite,
            pool_size=CONNECTIONS,
            max_overflow=0,  # else those beyond are opened and closed again and again
            pool_use_lifo=True,
            pool_timeout=_POOL_PATIENCE,
            hide_parameters=True,  # names, chat and digests stay out of logs
            connect_args={} if self.sqlite else POSTGRES,
        )
        if self.sqlite:
            event.listen(self.engine.sync_engine, "connect", set_pragmas)
        self.session = async_sessionmaker(self.engine, expire_on_commit=False)
        self.hinted = create_async_engine(  # reads what another node has stored: often, and again if it fails
            self.url,
            pool_size=1,
            max_overflow=1,
            pool_timeout=_POOL_PATIENCE,
            hide_parameters=True,
            isolation_level="AUTOCOMMIT",
            connect_args={} if self.sqlite else POSTGRES,
        )
        self.writer: Writer = SqliteWriter(self.url) if self.sqlite else PostgresWriter(self.url)

    @property
    def sqlite(self) -> bool:
        """Whether this is SQLite."""
        return self.url.get_backend_name() == "sqlite"

    async def open(self) -> None:
        """Migrate the database; wait for it if it is not up yet."""
        until = time.monotonic() + _OPEN_PATIENCE
        while True:
            try:
                await self._bring_up_to_date()
                break
            except Exception as error:
                if not is_away(error):
                    raise
                if time.monotonic() > until:
                    raise CannotOpenError(f"the database does not answer: {_reason(error)}") from error
                LOG.warning("the database does not answer yet: %s", type(error).__name__)
                await asyncio.sleep(1)
        TIME.begin(await self.reference_time(), await self._last_alive())
        if not self.sqlite:
            await self._open_connections()

    async def _open_connections(self) -> None:
        """Open all connections now: opening some in a burst of requests would take time from the tables."""
        async with AsyncExitStack() as connections:
            for _ in range(CONNECTIONS):
                connections.push_async_callback((await self.engine.connect()).close)

    async def _bring_up_to_date(self) -> None:
        """Run the migrations, one node at a time."""
        async with self.engine.connect() as connection:
            if not self.sqlite:
                await connection.execute(text(f"SELECT pg_advisory_lock({MIGRATING})"))
            try:
                await connection.run_sync(migrate)
                await connection.commit()
            finally:
                if not self.sqlite:
                    await connection.execute(text(f"SELECT pg_advisory_unlock({MIGRATING})"))

    async def reference_time(self) -> int:
        """Read the clock all nodes share: the database server's, or with SQLite this machine's."""
        if self.sqlite:
            return system()
        async with self.exchange() as session:
            seconds = await session.scalar(text("SELECT extract(epoch FROM clock_timestamp())"))
        return int(seconds * 1000)

    async def _last_alive(self) -> int:
        """Return when a node was last alive; 0 if none ever was."""
        async with self.session() as session:
            return await session.scalar(select(func.max(NodeRow.alive))) or 0

    @asynccontextmanager
    async def exchange(self) -> AsyncIterator[AsyncSession]:
        """Open a session for a short exchange, with a time limit on PostgreSQL."""
        async with asyncio.timeout(None if self.sqlite else PATIENCE), self.session() as session:
            yield session

    async def write(self, work: Work) -> None:
        """Run a short transaction that only writes. With SQLite it runs in the journal's thread.

        SQLite has one writer at a time. A session that goes back and forth between its thread and the event loop while
        it writes keeps every move waiting.
        """
        if self.sqlite:
            await self.writer.transact(work)
        else:
            async with asyncio.timeout(PATIENCE), self.engine.connect() as connection:
                await connection.run_sync(work)

    async def close(self) -> None:
        """Close all connections."""
        await self.writer.close()
        await self.hinted.dispose()
        await self.engine.dispose()

    async def secret(self) -> str:
        """Return the key that signs cookies, created when first needed."""
        return await self.kept("secret", secrets.token_hex(32))

    async def kept(self, name: str, first: str) -> str:
        """Return the value stored under a name; store this one if there is none."""
        async with self.session() as session:
            row = await session.get(KeptRow, name)
            if row is not None:
                return row.value
            session.add(KeptRow(name=name, value=first))
            try:
                await session.commit()
            except IntegrityError:  # another node was first
                return await self.kept(name, first)
            return first

    async def keep(self, name: str, value: str) -> None:
        """Store a value under a name."""
        async with self.session() as session:
            await session.merge(KeptRow(name=name, value=value))
            await session.commit()

    async def header(self, table: str) -> TableRow | None:
        """Return a table's row."""
        async with self.session() as session:
            return await session.get(TableRow, table)

    async def entries(self, table: str, after: int = 0) -> list[StoredEntry]:
        """Read a table's log, or the end of it."""
        these = select(*ENTRY).where(EntryRow.table_id == table, EntryRow.seq > after).order_by(EntryRow.seq)
        async with self.engine.connect() as connection:
            return [StoredEntry._make(row) for row in await connection.execute(these)]

    async def later_entries(self, known: Collection[tuple[str, int]]) -> dict[tuple[str, int], list[StoredEntry]]:
        """Read the entries of some tables that follow a version of each."""
        found: dict[str, list[StoredEntry]] = {table: [] for table, _ in known}
        for row in await self._rows_after(known):
            found[row[0]].append(StoredEntry._make(row[1:]))
        return {(table, version): [one for one in found[table] if one.seq > version] for table, version in known}

    async def _rows_after(self, known: Collection[tuple[str, int]]) -> Sequence[Sequence[Any]]:  # Any: columns
        """Read rows for `later_entries`. PostgreSQL gets one statement for any number of tables, prepared once."""
        if self.sqlite:
            after = [(EntryRow.table_id == table) & (EntryRow.seq > version) for table, version in known]
            these = select(EntryRow.table_id, *ENTRY).where(or_(*after)).order_by(EntryRow.table_id, EntryRow.seq)
            async with self.engine.connect() as connection:
                return (await connection.execute(these)).all()
        tables, versions = zip(*known, strict=True)
        async with asyncio.timeout(PATIENCE), self.hinted.connect() as connection:
            return (await connection.execute(_AFTER, {"tables": list(tables), "versions": list(versions)})).all()

    async def version_of(self, table: str, action_id: str | None) -> int | None:
        """Return the version of a table that an action was stored as, if it was."""
        if action_id is None:
            return None
        this = (EntryRow.table_id == table) & (EntryRow.action_id == action_id)
        async with self.exchange() as session:
            return (await session.scalars(select(EntryRow.seq).where(this))).first()

    async def standing_answer(self, table: str, seat: int) -> str:
        """Read a seat's standing answer; empty where none was given."""
        async with self.session() as session:
            row = await session.get(SittingRow, (table, seat))
            return row.answer if row is not None else ""

    async def seatings(self, tables: list[str], but: bytes) -> list[tuple[TableRow, int, list[bytes]]]:
        """Read headers of tables, the last versions, and all entries except those whose body begins with `but`."""
        if not tables:
            return []
        others = EntryRow.table_id.in_(tables) & not_(EntryRow.body.between(but, but + b"\xff"))
        bodies: dict[str, list[bytes]] = {table: [] for table in tables}
        async with self.session() as session:
            rows = list(await session.scalars(select(TableRow).where(TableRow.id.in_(tables))))
            entries = select(EntryRow.table_id, EntryRow.body).where(others).order_by(EntryRow.table_id, EntryRow.seq)
            for table, body in await session.execute(entries):
                bodies[table].append(body)
        versions = await self.versions(tables)
        return [(row, versions.get(row.id, 0), bodies[row.id]) for row in rows]

    async def versions(self, tables: list[str]) -> dict[str, int]:
        """Return the last version of each of these tables."""
        last = select(func.max(EntryRow.seq)).where(EntryRow.table_id == TableRow.id).scalar_subquery()
        async with self.exchange() as session:
            found = await session.execute(select(TableRow.id, last).where(TableRow.id.in_(tables)))
            return {table: version or 0 for table, version in found}

    async def is_reachable(self) -> bool:
        """Whether the database answers."""
        try:
            async with asyncio.timeout(5), self.session() as session:
                await session.execute(text("SELECT 1"))
        except Exception as error:  # noqa: BLE001 - whatever it is, the database does not answer
            LOG.info("the database does not answer: %s", type(error).__name__)
            return False
        return True
