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
    """A `Table` or a `LiveTable`."""

    def apply(self, entry: AnyEntry, at: int, action_id: str | None = None) -> None:
        """Apply an entry."""


def steps(table: AppliesEntries, rows: Iterable[StoredEntry]) -> Iterator[tuple[StoredEntry, AnyEntry]]:
    """Apply stored entries to a table one after the other, and yield each after it was applied."""
    for row in rows:
        entry = log.read(row.body)
        table.apply(entry, row.at, row.action_id)
        yield row, entry


async def replay(table: AppliesEntries, rows: Iterable[StoredEntry]) -> AsyncIterator[tuple[StoredEntry, AnyEntry]]:
    """Do the same as `steps`, in slices, so that others have their turn in between."""
    slices = Slices()
    for step in steps(table, rows):
        yield step
        await slices.pause()


async def replay_all(table: AppliesEntries, rows: Iterable[StoredEntry]) -> None:
    """Apply all entries."""
    async for _ in replay(table, rows):
        pass
