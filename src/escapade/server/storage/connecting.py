"""How a connection to the database is set up, whoever opens it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlalchemy.engine.interfaces import DBAPIConnection
    from sqlalchemy.pool import ConnectionPoolEntry

_PRAGMAS = (
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


def set_pragmas(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Tell SQLite to be durable, on every connection."""
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
