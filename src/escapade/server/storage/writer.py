"""The connection the journal writes through: its own, so that no reader's question stands before a move.

With SQLite a transaction is one errand of one thread. A driver that goes back and forth between the thread and the
event loop for every statement makes a move wait for the loop each time, and the busier the loop is, the longer.
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

LOCK_PATIENCE = 5.0  # s until a SQLite database that somebody else writes counts as away
_LOOK_AGAIN, _LOOK_LATER = 0.0005, 0.005  # s until we look whether the other has finished; SQLite would sleep for 25 ms
_PRIMARY_CODE = 0xFF  # of a SQLite error; the rest says more about it
_CLOSE_PATIENCE = 2.0  # s for a transaction to end when the server stops


class Writer(Protocol):
    """Something transactions can be written through, one at a time."""

    async def transact(self, work: Work) -> None:
        """Run a transaction; come back when it has ended."""

    async def close(self) -> None:
        """Let go of the connection."""


class SqliteWriter:
    """A thread with a connection."""

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
        """Close the connection before any other is closed: only the last to close writes SQLite's log back."""
        closed = asyncio.wrap_future(self.thread.submit(self.engine.dispose))
        self.thread.shutdown(wait=False)
        with contextlib.suppress(TimeoutError):  # a transaction that hangs; the next start reads the log
            await asyncio.wait_for(closed, _CLOSE_PATIENCE)


class PostgresWriter:
    """A connection of its own. It is not tried out before use: what fails is tried again by the journal."""

    def __init__(self, url: URL) -> None:
        self.engine = create_async_engine(url, hide_parameters=True, pool_size=1, max_overflow=1, connect_args=POSTGRES)

    async def transact(self, work: Work) -> None:
        """Run a transaction; a server that hangs is given up after a while."""
        async with asyncio.timeout(PATIENCE), self.engine.connect() as connection:
            await connection.run_sync(work)

    async def close(self) -> None:
        """Let go of the connection."""
        await self.engine.dispose()


def _do_not_wait(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Tell SQLite to say at once that somebody else is writing."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=0")
    cursor.close()


def _lock(connection: Connection) -> None:
    """Begin to write as soon as nobody else does."""
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
