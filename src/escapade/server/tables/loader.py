"""Builds tables from their logs, and remembers which logs cannot be replayed."""

from __future__ import annotations

import contextlib
import logging
from typing import TYPE_CHECKING

from escapade.server.metrics import DAMAGED
from escapade.server.refusals import RequestRefused
from escapade.server.storage.store import is_away
from escapade.server.tables.header import read_header, with_box
from escapade.server.tables.replay import replay_all
from escapade.server.tables.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from escapade.server.storage.store import Store

LOG = logging.getLogger(__name__)


class TableLoader:
    """Reads tables from the store. A table whose log cannot be replayed is set aside until the next start."""

    def __init__(self, store: Store, on_damaged: Callable[[str], None]) -> None:
        self._store = store
        self._on_damaged = on_damaged
        self._damaged: set[str] = set()

    async def load(self, table: str, version: int | None = None) -> Table:
        """Build a table from its log, up to a version if one is given."""
        if table in self._damaged:
            raise RequestRefused("table-damaged")
        row = await self._store.header(table)
        if row is None:
            raise RequestRefused("no-such-table")
        entries = await self._store.entries(table)
        with self.setting_aside(table):
            built = Table(await with_box(read_header(row), self._store))
            await replay_all(built, entries if version is None else entries[:version])
        return built

    def is_damaged(self, table: str) -> bool:
        """Whether a table was set aside."""
        return table in self._damaged

    @contextlib.contextmanager
    def setting_aside(self, table: str) -> Iterator[None]:
        """Set a table aside if its log cannot be replayed here; everything else goes on."""
        try:
            yield
        except Exception as error:
            LOG.exception("table %s cannot be read and is set aside", table)
            self._damaged.add(table)
            DAMAGED.set(len(self._damaged))
            self._on_damaged(table)
            raise RequestRefused("table-damaged") from error


@contextlib.contextmanager
def store_needed() -> Iterator[None]:
    """Turn errors that mean that the database is away into a refusal."""
    try:
        yield
    except Exception as error:
        if is_away(error):
            raise RequestRefused("store-away") from error
        raise
