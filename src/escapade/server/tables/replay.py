"""Replaying a log: applying its entries to a table, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from escapade.server import log
from escapade.server.fairness import Slices

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable, Iterator

    from escapade.server.log import AnyEntry
    from escapade.server.storage.store import StoredEntry


class AppliesEntries(Protocol):
    """A table, or one that people watch: entries of its log can happen to it."""

    def apply(self, entry: AnyEntry, at: int, action_id: str | None = None) -> None:
        """Let an entry happen."""


def steps(table: AppliesEntries, rows: Iterable[StoredEntry]) -> Iterator[tuple[StoredEntry, AnyEntry]]:
    """Apply stored entries to a table one after the other, and yield each once it has happened."""
    for row in rows:
        entry = log.read(row.body)
        table.apply(entry, row.at, row.action_id)
        yield row, entry


async def replay(table: AppliesEntries, rows: Iterable[StoredEntry]) -> AsyncIterator[tuple[StoredEntry, AnyEntry]]:
    """Do the same as `steps` in slices, so that others have their turn between."""
    slices = Slices()
    for step in steps(table, rows):
        yield step
        await slices.pause()


async def replay_all(table: AppliesEntries, rows: Iterable[StoredEntry]) -> None:
    """Replay entries where only the table afterwards matters."""
    async for _ in replay(table, rows):
        pass
