"""The journal's own connection, so that a move never waits behind a query.

With SQLite a transaction runs in one thread from begin to commit. A driver that switches between a thread and the
event loop for every statement makes a move wait for the loop each time.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Protocol

from sqlalchemy import create_engine, event
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import create_async_engine

from escapade.server.storage.connecting import PATIENCE, POSTGRES, set_pragmas

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import URL, Connection
    from sqlalchemy.engine.interfaces import DBAPIConnection
    from sqlalchemy.pool import ConnectionPoolEntry

    Work = Callable[[Connection], None]  # writes, and commits

LOCK_PATIENCE = 5.0  # s after which a SQLite database locked by another writer counts as away
_LOOK_AGAIN, _LOOK_LATER = 0.0005, 0.005  # s between attempts to get the lock; SQLite itself would sleep for 25 ms
_PRIMARY_CODE = 0xFF  # mask of a SQLite error's primary code
_CLOSE_PATIENCE = 2.0  # s to wait for a transaction at shutdown


class Writer(Protocol):
    """Runs transactions, one at a time."""

    async def transact(self, work: Work) -> None:
        """Run a transaction and wait for its end."""

    async def close(self) -> None:
        """Let go of the connection."""


class SqliteWriter:
    """Runs transactions in a thread with its own connection to SQLite."""

    def __init__(self, url: URL) -> None:
        self.engine = create_engine(
            url.set(drivername="sqlite"), hide_parameters=True, pool_size=1, connect_args={"check_same_thread": False}
        )
        event.listen(self.engine, "connect", set_pragmas)
        event.listen(self.engine, "connect", _do_not_wait)
        self.thread = ThreadPoolExecutor(1, "journal")

    async def transact(self, work: Work) -> None:
        """Run a transaction in the thread."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.run, work)

    def run(self, work: Work) -> None:
        """Run it, in the thread."""
        with self.engine.connect() as connection:
            _lock(connection)
            work(connection)

    async def close(self) -> None:
        """Close the connection. The last connection to close writes SQLite's WAL back."""
        closed = asyncio.wrap_future(self.thread.submit(self.engine.dispose))
        self.thread.shutdown(wait=False)
        with contextlib.suppress(TimeoutError):  # a transaction hangs; SQLite recovers the WAL at the next start
            await asyncio.wait_for(closed, _CLOSE_PATIENCE)


class PostgresWriter:
    """Runs transactions on its own connection to PostgreSQL, without a ping before: the journal retries failures."""

    def __init__(self, url: URL) -> None:
        self.engine = create_async_engine(url, hide_parameters=True, pool_size=1, max_overflow=1, connect_args=POSTGRES)

    async def transact(self, work: Work) -> None:
        """Run a transaction, with a time limit."""
        async with asyncio.timeout(PATIENCE), self.engine.connect() as connection:
            await connection.run_sync(work)

    async def close(self) -> None:
        """Let go of the connection."""
        await self.engine.dispose()


def _do_not_wait(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Make SQLite fail at once if another connection is writing."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=0")
    cursor.close()


def _lock(connection: Connection) -> None:
    """Get the write lock, waiting for other writers."""
    until, pause = time.monotonic() + LOCK_PATIENCE, _LOOK_AGAIN
    while True:
        try:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        except OperationalError as error:
            if not _busy(error) or time.monotonic() > until:
                raise
            time.sleep(pause)
            pause = min(_LOOK_LATER, pause * 1.1)
        else:
            return


def _busy(error: OperationalError) -> bool:
    """Whether somebody else is writing."""
    return getattr(error.orig, "sqlite_errorcode", 0) & _PRIMARY_CODE == sqlite3.SQLITE_BUSY
