"""Options of every connection to the database."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlalchemy.engine.interfaces import DBAPIConnection
    from sqlalchemy.pool import ConnectionPoolEntry

_PRAGMAS = (
    "journal_mode=WAL",  # readers do not wait for the writer
    "synchronous=FULL",  # a commit waits for the disk
    "foreign_keys=ON",
    "busy_timeout=5000",
)
# Options of PostgreSQL's driver, with time limits in case the server hangs or is cut off.
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
    """Set SQLite's pragmas on a new connection."""
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
