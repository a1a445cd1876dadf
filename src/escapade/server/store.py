"""The database: opened, brought up to date, and read. What happens at tables is written by the journal."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from sqlalchemy import event, func, make_url, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import async_sessionmaker, create_async_engine

from escapade.server.migrating import NewerDatabaseError, migrate
from escapade.server.schema import EntryRow, KeptRow, NodeRow, TableRow
from escapade.server.steady_time import TIME, system

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from sqlalchemy.engine.interfaces import DBAPIConnection
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncSession
    from sqlalchemy.pool import ConnectionPoolEntry

LOG = logging.getLogger(__name__)
MIGRATING = 3_141_592  # a lock in PostgreSQL: two nodes that start at once do not migrate at once
PRAGMAS = (
    "journal_mode=WAL",  # readers do not wait for the writer
    "synchronous=FULL",  # a commit is on the disk, not on its way there
    "foreign_keys=ON",
    "busy_timeout=5000",
)
# What PostgreSQL's driver is told: a server that hangs or is cut off must not keep anybody waiting for long.
POSTGRES = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 8_000,
    "options": "-c statement_timeout=10000 -c lock_timeout=8000 -c idle_in_transaction_session_timeout=20000",
}
PATIENCE = 10.0  # s for one exchange with PostgreSQL
POOL_PATIENCE = 5.0  # s until a connection is free
OPEN_PATIENCE = 60.0  # s for the database to come up when we start
LIMIT_EXCEEDED = "54"  # PostgreSQL's class of errors for a value that fits nowhere: operational by name, not by cause


class Unstored(Exception):  # noqa: N818 - what became of a wish, told to whoever had it
    """The database did not take it; nothing has happened."""


class Doubtful(Unstored):
    """The database did not answer the commit: whether it happened is in the store, and is read from there."""


def is_away(error: BaseException) -> bool:
    """Tell whether an error is the database's absence (down, cut off, locked, full) and not what was asked of it."""
    if isinstance(error, DBAPIError):
        state = getattr(error.orig, "sqlstate", None) or ""
        return error.connection_invalidated or (
            isinstance(error, OperationalError | InterfaceError) and not state.startswith(LIMIT_EXCEEDED)
        )
    return isinstance(error, OSError | TimeoutError | PoolTimeoutError)


class Store:
    """One database, SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.engine = create_async_engine(
            self.url,
            pool_pre_ping=not self.sqlite,
            pool_timeout=POOL_PATIENCE,
            hide_parameters=True,  # names, chat and digests stay out of logs
            connect_args={} if self.sqlite else POSTGRES,
        )
        if self.sqlite:
            event.listen(self.engine.sync_engine, "connect", set_pragmas)
        self.session = async_sessionmaker(self.engine, expire_on_commit=False)

    @property
    def sqlite(self) -> bool:
        """Tell whether this is SQLite."""
        return self.url.get_backend_name() == "sqlite"

    async def open(self) -> None:
        """Bring the database up to date; wait for it if it is not up yet."""
        until = time.monotonic() + OPEN_PATIENCE
        while True:
            try:
                await self.bring_up_to_date()
                break
            except NewerDatabaseError as newer:
                LOG.error("%s", newer)  # noqa: TRY400 - the sentence says it all
                raise
            except Exception as error:
                if not is_away(error) or time.monotonic() > until:
                    raise
                LOG.warning("the database does not answer yet: %s", type(error).__name__)
                await asyncio.sleep(1)
        TIME.begin(await self.reference_time(), await self.last_alive())

    async def bring_up_to_date(self) -> None:
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
        """Read the clock all nodes share: the database server's; with SQLite this machine's."""
        if self.sqlite:
            return system()
        async with self.exchange() as session:
            seconds = await session.scalar(text("SELECT extract(epoch FROM clock_timestamp())"))
        return int(seconds * 1000)

    async def last_alive(self) -> int:
        """Say when a node was last alive; 0 if none ever was."""
        async with self.session() as session:
            return await session.scalar(select(func.max(NodeRow.alive))) or 0

    @asynccontextmanager
    async def exchange(self) -> AsyncIterator[AsyncSession]:
        """Open a session for one short exchange; a PostgreSQL that hangs is given up after a while."""
        async with asyncio.timeout(None if self.sqlite else PATIENCE), self.session() as session:
            yield session

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection for one transaction, in the same way."""
        async with asyncio.timeout(None if self.sqlite else PATIENCE), self.engine.connect() as connection:
            yield connection

    async def close(self) -> None:
        """Let go of it."""
        await self.engine.dispose()

    async def secret(self) -> str:
        """Give the key that signs cookies, made when it is first needed."""
        return await self.kept("secret", secrets.token_hex(32))

    async def kept(self, name: str, first: str) -> str:
        """Give what is remembered under a name; if nothing is, remember this."""
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
        """Remember something under a name."""
        async with self.session() as session:
            await session.merge(KeptRow(name=name, value=value))
            await session.commit()

    async def header(self, table: str) -> TableRow | None:
        """Find a table's header."""
        async with self.session() as session:
            return await session.get(TableRow, table)

    async def entries(self, table: str, after: int = 0) -> list[EntryRow]:
        """Read a table's log, or the end of it."""
        async with self.session() as session:
            found = await session.scalars(
                select(EntryRow).where(EntryRow.table_id == table, EntryRow.seq > after).order_by(EntryRow.seq)
            )
            return list(found)

    async def versions(self, tables: list[str]) -> dict[str, int]:
        """Say how far these tables' logs reach."""
        last = select(func.max(EntryRow.seq)).where(EntryRow.table_id == TableRow.id).scalar_subquery()
        async with self.exchange() as session:
            found = await session.execute(select(TableRow.id, last).where(TableRow.id.in_(tables)))
            return {table: version or 0 for table, version in found}

    async def well(self) -> bool:
        """Tell whether the database answers."""
        try:
            async with asyncio.timeout(5), self.session() as session:
                await session.execute(text("SELECT 1"))
        except Exception as error:  # noqa: BLE001 - whatever it is, the database does not answer
            LOG.info("the database does not answer: %s", type(error).__name__)
            return False
        return True


def set_pragmas(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Tell SQLite to be durable, on every connection."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
