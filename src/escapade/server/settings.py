"""The settings of a server: by flag, by an environment variable ESCAPADE_…, or by default."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from escapade.extras import require


def _default_database() -> str:
    """Return a SQLite file in the user's data folder."""
    return f"sqlite:///{user_data_path('escapade', ensure_exists=True) / 'escapade.db'}"


def _from_environment(name: str, default: str) -> str:
    """Read ESCAPADE_<name>."""
    return os.environ.get(f"ESCAPADE_{name}", default)


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a server."""

    host: str = field(default_factory=lambda: _from_environment("HOST", "127.0.0.1"))
    port: int = field(default_factory=lambda: int(_from_environment("PORT", "8000")))
    database: str = field(default_factory=lambda: _from_environment("DATABASE", "") or _default_database())
    bus: str = field(default_factory=lambda: _from_environment("BUS", "memory"))
    compute: str = field(default_factory=lambda: _from_environment("COMPUTE", ""))  # a Dask scheduler, for bots
    workers: int = field(default_factory=lambda: int(_from_environment("WORKERS", "0")))  # 0: one less than cores
    origins: tuple[str, ...] = field(
        default_factory=lambda: tuple(part for part in _from_environment("ORIGINS", "").split(",") if part)
    )
    hooks: tuple[str, ...] = field(  # private webhook addresses to allow
        default_factory=lambda: tuple(part for part in _from_environment("HOOKS", "").split(",") if part)
    )
    bot_pause: float = field(default_factory=lambda: float(_from_environment("BOT_PAUSE", "0.6")))  # s before a move
    proxies: str = field(default_factory=lambda: _from_environment("PROXIES", ""))  # whose X-Forwarded-… is trusted
    generous: bool = field(default_factory=lambda: _from_environment("GENEROUS", "no") == "yes")  # no limits: tests

    sockets_of_person: int = field(default_factory=lambda: int(_from_environment("SOCKETS_OF_PERSON", "40")))
    sockets_of_address: int = field(default_factory=lambda: int(_from_environment("SOCKETS_OF_ADDRESS", "200")))
    tables_of_person: int = field(default_factory=lambda: int(_from_environment("TABLES_OF_PERSON", "100")))
    seats_of_person: int = field(default_factory=lambda: int(_from_environment("SEATS_OF_PERSON", "200")))
    connections_of_address: int = field(default_factory=lambda: int(_from_environment("CONNECTIONS_OF_ADDRESS", "300")))
    line_timeout: float = field(  # s for a request to come whole, a ping to be answered, and a reader to read
        default_factory=lambda: float(_from_environment("LINE_TIMEOUT", "20"))
    )

    def database_url(self) -> str:
        """Return the database's URL with the driver we use."""
        kind, colon, rest = self.database.partition("://")
        drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
        if not colon or kind not in drivers:
            raise ValueError(
                f"'{kind}' is not a supported database; use sqlite:///a/file.db or postgresql://user@host/name"
            )
        if drivers[kind].endswith("psycopg"):
            require("psycopg", "postgres", "PostgreSQL")
        return f"{drivers[kind]}://{rest}"

    def database_file(self) -> Path | None:
        """Return the file of a SQLite database."""
        kind, _, rest = self.database.partition(":///")
        return Path(rest) if kind == "sqlite" else None
