"""The settings of a server: by flag, by an environment variable ESCAPADE_…, or by default."""

from __future__ import annotations

import math
import os
from dataclasses import dataclass, field
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

from platformdirs import user_data_path
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from escapade.extras import require

_LOG_LEVELS = ("debug", "info", "warning", "error")
HOW_TO_WRITE = "use sqlite:///a/file.db or postgresql://user@host/name"


def _default_database() -> str:
    """Return a SQLite file in the user's data folder."""
    return f"sqlite:///{user_data_path('escapade', ensure_exists=True) / 'escapade.db'}"


def _from_environment(name: str, default: str) -> str:
    """Read ESCAPADE_<name>."""
    return os.environ.get(f"ESCAPADE_{name}", default)


def _whole_number(name: str, default: int, least: int) -> int:
    """Read ESCAPADE_<name> as a whole number, or raise a sentence."""
    text = _from_environment(name, str(default))
    try:
        number = int(text)
    except ValueError:
        number = least - 1
    if number < least:
        raise ValueError(f"ESCAPADE_{name} must be a whole number, {least} or more, not '{text}'")
    return number


def _seconds(name: str, default: float, least: float) -> float:
    """Read ESCAPADE_<name> as a number of seconds, or raise a sentence."""
    text = _from_environment(name, str(default))
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not least <= number < math.inf:
        raise ValueError(f"ESCAPADE_{name} must be a number of seconds, {least} or more, not '{text}'")
    return number


def _listed(name: str) -> tuple[str, ...]:
    """Read ESCAPADE_<name> as a list by commas."""
    return tuple(part.strip() for part in _from_environment(name, "").split(",") if part.strip())


def _origins(name: str) -> tuple[str, ...]:
    """Read ESCAPADE_<name> as a list of origins, or raise a sentence."""
    origins = _listed(name)
    for text in origins:
        if not _is_origin(text):
            raise ValueError(
                f"ESCAPADE_{name} must be origins by commas, such as https://play.example or http://chat.lan:8065, "
                f"without a path and without a slash at the end, not '{text}'"
            )
    return origins


def _is_origin(text: str) -> bool:
    """Whether a text is a scheme, a host and perhaps a port, as browsers write them."""
    try:
        parts = urlsplit(text)
        whole = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # a port that is none, or an unclosed bracket
        return False
    return whole and "@" not in parts.netloc and " " not in text and text == f"{parts.scheme}://{parts.netloc}"


def _proxies() -> str:
    """Read ESCAPADE_PROXIES, or raise a sentence: uvicorn takes what it cannot read for a name that never comes."""
    proxies = _listed("PROXIES")
    for text in proxies if proxies != ("*",) else ():
        try:
            ip_network(text)  # an address is a network of one
        except ValueError as wrong:
            raise ValueError(
                "ESCAPADE_PROXIES must be addresses and networks by commas, such as 127.0.0.1,10.0.0.0/8, or * alone, "
                f"not '{text}'"
            ) from wrong
    return ",".join(proxies)


def log_level() -> str:
    """Read ESCAPADE_LOG, or raise a sentence."""
    text = _from_environment("LOG", "info")
    if text.lower() not in _LOG_LEVELS:
        raise ValueError(f"ESCAPADE_LOG must be one of {', '.join(_LOG_LEVELS)}, not '{text}'")
    return text.upper()


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a server."""

    host: str = field(default_factory=lambda: _from_environment("HOST", "127.0.0.1"))
    port: int = field(default_factory=lambda: _whole_number("PORT", 8000, 0))
    database: str = field(default_factory=lambda: _from_environment("DATABASE", "") or _default_database())
    bus: str = field(default_factory=lambda: _from_environment("BUS", "memory"))
    compute: str = field(default_factory=lambda: _from_environment("COMPUTE", ""))  # a Dask scheduler, for bots
    workers: int = field(default_factory=lambda: _whole_number("WORKERS", 0, 0))  # 0: one less than cores
    origins: tuple[str, ...] = field(default_factory=lambda: _origins("ORIGINS"))
    hooks: tuple[str, ...] = field(default_factory=lambda: _origins("HOOKS"))  # private webhook addresses to allow
    bot_pause: float = field(default_factory=lambda: _seconds("BOT_PAUSE", 0.6, 0))  # s before a move
    proxies: str = field(default_factory=_proxies)  # whose X-Forwarded-… is trusted
    generous: bool = field(default_factory=lambda: _from_environment("GENEROUS", "no") == "yes")  # no limits: tests

    sockets_of_person: int = field(default_factory=lambda: _whole_number("SOCKETS_OF_PERSON", 40, 1))
    sockets_of_address: int = field(default_factory=lambda: _whole_number("SOCKETS_OF_ADDRESS", 200, 1))
    tables_of_person: int = field(default_factory=lambda: _whole_number("TABLES_OF_PERSON", 100, 1))
    seats_of_person: int = field(default_factory=lambda: _whole_number("SEATS_OF_PERSON", 200, 1))
    connections_of_address: int = field(default_factory=lambda: _whole_number("CONNECTIONS_OF_ADDRESS", 300, 1))
    line_timeout: float = field(  # s for a request to come whole, a ping to be answered, and a reader to read
        default_factory=lambda: _seconds("LINE_TIMEOUT", 20, 0.1)
    )

    def database_url(self) -> str:
        """Return the database's URL with the driver we use."""
        kind, colon, rest = self.database.partition("://")
        drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
        if not colon or kind not in drivers:
            raise ValueError(f"'{kind}' is not a supported database; {HOW_TO_WRITE}")
        if drivers[kind].endswith("psycopg"):
            require("psycopg", "postgres", "PostgreSQL")
        url = f"{drivers[kind]}://{rest}"
        try:
            make_url(url)
        except (ArgumentError, ValueError) as wrong:  # what was written may hold a password
            raise ValueError(f"the address of the database cannot be read; {HOW_TO_WRITE}") from wrong
        return url

    def database_file(self) -> Path | None:
        """Return the file of a SQLite database."""
        kind, _, rest = self.database.partition(":///")
        return Path(rest) if kind == "sqlite" else None
