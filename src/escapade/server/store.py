"""The database: opened, brought up to date, and read. What happens at tables is written by the journal."""

from __future__ import annotations

import asyncio
import secrets
import time
from importlib.resources import as_file, files
from typing import TYPE_CHECKING

from alembic import command
from alembic.config import Config
from sqlalchemy import event, make_url, select, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import async_sessionmaker, create_async_engine

from escapade.server.schema import EntryRow, KeptRow, TableRow

if TYPE_CHECKING:
    from sqlalchemy import Connection
    from sqlalchemy.engine.interfaces import DBAPIConnection
    from sqlalchemy.pool import ConnectionPoolEntry

MIGRATING = 3_141_592  # a lock in PostgreSQL: two nodes that start at once do not migrate at once
PRAGMAS = (
    "journal_mode=WAL",  # readers do not wait for the writer
    "synchronous=FULL",  # a commit is on the disk, not on its way there
    "foreign_keys=ON",
    "busy_timeout=20000",
)


class Unstored(Exception):  # noqa: N818 - what became of a wish, told to whoever had it
    """The database did not take it; nothing has happened."""


def now() -> int:
    """Tell the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Store:
    """One database, SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.engine = create_async_engine(self.url, pool_pre_ping=not self.sqlite, hide_parameters=True)
        if self.sqlite:
            event.listen(self.engine.sync_engine, "connect", set_pragmas)
        self.session = async_sessionmaker(self.engine, expire_on_commit=False)

    @property
    def sqlite(self) -> bool:
        """Tell whether this is SQLite."""
        return self.url.get_backend_name() == "sqlite"

    async def open(self) -> None:
        """Bring the database up to date."""
        async with self.engine.connect() as connection:
            if not self.sqlite:
                await connection.execute(text(f"SELECT pg_advisory_lock({MIGRATING})"))
            try:
                await connection.run_sync(migrate)
                await connection.commit()
            finally:
                if not self.sqlite:
                    await connection.execute(text(f"SELECT pg_advisory_unlock({MIGRATING})"))

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

    async def well(self) -> bool:
        """Tell whether the database answers."""
        try:
            async with asyncio.timeout(5), self.session() as session:
                await session.execute(text("SELECT 1"))
        except (SQLAlchemyError, OSError, TimeoutError):
            return False
        return True


def set_pragmas(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Tell SQLite to be durable, on every connection."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Run the migrations that this database has not seen."""
    with as_file(files("escapade.server").joinpath("migrations")) as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
