"""Copying one database into another, SQLite or PostgreSQL, for backups, moves and restores.

The source is read in one transaction, so the copy is the database as it was at one moment, even while a server runs on
it. The target is written in one transaction too: it has all of it or stays as it was. Before the commit every table is
read back and compared with what was read from the source.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
import tempfile
import time
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import create_engine, delete, event, func, insert, make_url, select, text
from sqlalchemy.exc import DBAPIError, StatementError

from escapade.server.storage.connecting import set_pragmas
from escapade.server.storage.duties import ALIVE_EVERY
from escapade.server.storage.migrating import migrate, newest_revision, revision_of
from escapade.server.storage.schema import ChatRow, KeptRow, NodeRow, NoticeRow, PresenceRow, Stored
from escapade.server.storage.store import MIGRATING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from sqlalchemy import URL, Connection, Engine, Row, Table

    from escapade.server.settings import Settings

_BATCH = 1_000  # rows read and written at once
_LOOK_TWICE = 3 * ALIVE_EVERY  # s in which a running server reports at least twice that it is alive
_NEVER_COPIED = {
    NoticeRow.__tablename__,  # else a copy would send them, too
    PresenceRow.__tablename__,  # it belongs to running nodes
}
_OF_ANY_SERVER = {KeptRow.__tablename__, NodeRow.__tablename__}  # filled as soon as a server has run once


class CopyError(Exception):
    """Why a database cannot be copied, as a sentence."""


@dataclass(frozen=True, slots=True)
class _Sum:
    """The number of rows of a table, and a digest of them that does not depend on their order."""

    rows: int = 0
    digest: int = 0

    def plus(self, rows: Iterable[Sequence[object]]) -> _Sum:
        """Add rows."""
        digests = [int.from_bytes(hashlib.sha256(_written(row)).digest()) for row in rows]
        return _Sum(self.rows + len(digests), (self.digest + sum(digests)) % 2**256)


def copy(source: Connection, target: Connection, *, replace: bool = False) -> dict[str, int]:
    """Copy every row, compare, commit. Return the number of rows per table."""
    if not replace and not is_empty(target):
        raise CopyError("there is something in the target already")
    for table in reversed(Stored.metadata.sorted_tables):
        target.execute(delete(table))
    copied = {table.name: _copy_table(table, source, target) for table in _copied_tables()}
    for table in _copied_tables():
        if _summed(table, target) != copied[table.name]:
            raise CopyError(f"the copy of '{table.name}' differs from the original; nothing was kept of it")
    _go_on_counting(target)
    target.commit()
    return {name: total.rows for name, total in copied.items()}


def _copied_tables() -> list[Table]:
    """List the tables to copy, those that others refer to first."""
    return [table for table in Stored.metadata.sorted_tables if table.name not in _NEVER_COPIED]


def _copy_table(table: Table, source: Connection, target: Connection) -> _Sum:
    """Copy one table, some rows at a time."""
    total = _Sum()
    for rows in _batches(table, source):
        clean = [tuple(_without_nul(value) for value in row) for row in rows]
        _put(table, target, [dict(zip(table.columns.keys(), row, strict=True)) for row in clean])
        total = total.plus(clean)
    return total


def _summed(table: Table, connection: Connection) -> _Sum:
    """Read a whole table and sum it up."""
    total = _Sum()
    for rows in _batches(table, connection):
        total = total.plus(rows)
    return total


def _batches(table: Table, connection: Connection) -> Iterator[Sequence[Row[Any]]]:  # Any: one type a column
    """Read a table in the order of its key, some rows at a time."""
    query = select(table).order_by(*table.primary_key.columns)
    return connection.execution_options(yield_per=_BATCH).execute(query).partitions()


def _put(table: Table, target: Connection, rows: list[dict[str, object]]) -> None:
    """Insert rows. If the database refuses one, raise an error that names it."""
    try:
        with target.begin_nested():
            target.execute(insert(table), rows)
    except StatementError as error:
        if len(rows) > 1:
            for row in rows:
                _put(table, target, [row])
            return
        key = ", ".join(str(rows[0][column.name]) for column in table.primary_key.columns)
        raise CopyError(f"the row ({key}) of '{table.name}' does not fit: {_reason_of(error)}") from error


def _reason_of(error: StatementError) -> str:
    """Return why the database refuses a row, without the row's contents."""
    return str(error.orig).partition("\n")[0]


def _without_nul(value: object) -> object:
    """Remove NUL, which SQLite accepts in text and PostgreSQL does not."""
    return value.replace("\0", "") if isinstance(value, str) else value


def _written(row: Sequence[object]) -> bytes:
    """Serialize a row the same way for both databases."""
    return json.dumps(list(row), sort_keys=True, default=lambda body: bytes(body).hex()).encode()


def is_empty(connection: Connection) -> bool:
    """Whether a database has no people and no tables."""
    tables = [table for table in _copied_tables() if table.name not in _OF_ANY_SERVER]
    return not any(connection.execute(select(table).limit(1)).first() for table in tables)


def _go_on_counting(target: Connection) -> None:
    """Continue PostgreSQL's sequences after the copied rows; SQLite does so by itself."""
    if target.dialect.name == "postgresql":
        last = target.scalar(select(func.max(ChatRow.id)))
        sequence = func.pg_get_serial_sequence(ChatRow.__tablename__, "id")
        target.execute(select(func.setval(sequence, last or 1, last is not None)))


# Opening


@contextmanager
def reading(settings: Settings) -> Iterator[Connection]:
    """Open a database read-only at one point in time. An older SQLite file is migrated in a copy."""
    file = settings.database_file()
    if file is not None and not file.exists():
        raise CopyError(f"there is no database at {file}")
    with _connected(settings, read_only=True) as connection:
        found = revision_of(connection)
        if found == newest_revision():
            yield connection
            return
    if found is None:
        raise CopyError("this is not a database of Escapade: it has no revision")
    if file is None or found > newest_revision():
        raise CopyError(
            f"the database has revision {found} and this version reads {newest_revision()}; "
            "start a server of this version on it first, or use a later version"
        )
    with tempfile.TemporaryDirectory() as folder:
        copied = Path(folder) / "copy.db"
        copy_file(file, copied)
        with writing(type(settings)(database=f"sqlite:///{copied}")) as connection:
            yield connection


@contextmanager
def writing(settings: Settings) -> Iterator[Connection]:
    """Open a database for writing, and migrate it first."""
    with _connected(settings) as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
        migrate(connection)
        connection.commit()
        yield connection


@contextmanager
def _connected(settings: Settings, *, read_only: bool = False) -> Iterator[Connection]:
    """Connect without the server's time limits: a large table takes longer than a move."""
    engine = _reading_engine(settings) if read_only else _writing_engine(settings)
    try:
        with engine.connect() as connection:
            yield connection
    except DBAPIError as error:
        raise CopyError(f"the database does not answer as it should: {_reason_of(error)}") from error
    finally:
        engine.dispose()


def _reading_engine(settings: Settings) -> Engine:
    """Make an engine for one read-only snapshot transaction."""
    if settings.database_file() is None:
        return create_engine(
            _url_of(settings),
            hide_parameters=True,
            isolation_level="REPEATABLE READ",
            execution_options={"postgresql_readonly": True},
        )
    engine = create_engine(_url_of(settings), hide_parameters=True)
    event.listen(engine, "connect", lambda connection, _: connection.execute("PRAGMA query_only=ON"))
    _begin_by_hand(engine)
    return engine


def _writing_engine(settings: Settings) -> Engine:
    """Make an engine for writing."""
    engine = create_engine(_url_of(settings), hide_parameters=True)
    if settings.database_file() is not None:
        event.listen(engine, "connect", set_pragmas)
        _begin_by_hand(engine)
    return engine


def _begin_by_hand(engine: Engine) -> None:
    """Begin a transaction with the first statement; Python's sqlite3 only does so for writes."""
    event.listen(engine, "connect", lambda connection, _: setattr(connection, "isolation_level", None))
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))


def _url_of(settings: Settings) -> URL:
    """Return a database's URL with a synchronous driver."""
    return make_url(settings.database_url().replace("+aiosqlite", ""))


def copy_file(source: Path, target: Path) -> None:
    """Copy a SQLite file page by page, at one point in time."""
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)


def close_file(file: Path) -> None:
    """Turn off WAL, so that the file is complete by itself."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")


def is_served(connection: Connection) -> bool:
    """Whether a server runs on this database: servers report every two seconds that they are alive."""
    alive = select(func.max(NodeRow.alive))
    before = connection.scalar(alive)
    connection.rollback()
    if before is None:
        return False
    time.sleep(_LOOK_TWICE)
    after = connection.scalar(alive)
    connection.rollback()
    return after != before
