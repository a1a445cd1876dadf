"""Pages of a table's log, as a person's seats saw it at the time.

Each entry is rendered once for all who see the same, and cached: later requests render only
new entries.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections import OrderedDict
from typing import TYPE_CHECKING, cast

import msgspec

from escapade.server import wire
from escapade.server.tables import perspective
from escapade.server.tables.replay import replay
from escapade.server.tables.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from escapade.server.storage.store import Store, StoredEntry
    from escapade.server.tables.header import Header

MOST_BYTES = 32 * 2**20  # of rendered logs, with the tables they keep
_TABLE = 32_000  # bytes of a table, about: 12 to 45 KB were measured …
_ENTRY = 300  # … and of what it remembers of an entry, besides the rendered text


class RenderedLog:
    """One table's log, rendered for those who see the same."""

    def __init__(self, header: Header, seats: tuple[int, ...]) -> None:
        self.table = Table(header)
        self.seats = seats
        self.times: list[int] = []  # when each entry happened, never before the one before it
        self.entries: list[bytes] = []
        self.size = _TABLE  # bytes, about
        self.lock = asyncio.Lock()

    async def catch_up(self, store: Store) -> None:
        """Add what has happened since the last time."""
        async with self.lock:
            await self.tell(await store.entries(self.table.header.id, self.table.version))

    async def tell(self, rows: Iterable[StoredEntry]) -> None:
        """Add these entries, which follow those added already."""
        table = self.table
        async for row, entry in replay(table, rows):
            told = wire.LogEntry(
                row.seq,
                table.told_at,
                perspective.public_entry(entry),
                _seat_events(table, self.seats),
                perspective.log_lines(table, self.seats),
            )
            self.times.append(max(row.at, self.times[-1] if self.times else 0))
            self.entries.append(msgspec.json.encode(told))
            self.size += len(self.entries[-1]) + _ENTRY

    def page(self, until: int, before: int | None) -> wire.LogPage:
        """Return the entries up to a time and before a version, as many as a page holds."""
        last = bisect_right(self.times, until)
        if before is not None:
            last = min(last, max(before - 1, 0))
        first = max(0, last - wire.PAGE_OF_PAST)
        written = cast("list[wire.LogEntry]", [msgspec.Raw(entry) for entry in self.entries[first:last]])
        return wire.LogPage(self.table.header.id, written, earlier=first > 0)


class LogPages:
    """A cache of rendered logs."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.told: OrderedDict[tuple[str, tuple[int, ...]], RenderedLog] = OrderedDict()

    async def page(self, header: Header, seats: Sequence[int], until: int, before: int | None) -> wire.LogPage:
        """Return the last entries before a version (or of all), as these seats saw them, oldest first."""
        key = header.id, tuple(seats)
        told = self.told.get(key) or RenderedLog(header, key[1])
        self.told[key] = told
        self.told.move_to_end(key)
        try:
            await told.catch_up(self.store)
        except BaseException:
            self.told.pop(key, None)  # it may have failed in the middle of an entry
            raise
        self._forget_some()
        return told.page(until, before)

    def _forget_some(self) -> None:
        """Drop the least recently used logs while all together take too much memory."""
        while len(self.told) > 1 and self.size() > MOST_BYTES:
            self.told.popitem(last=False)

    def size(self) -> int:
        """Return about how many bytes all logs take."""
        return sum(told.size for told in self.told.values())

    def forget(self, table: str) -> None:
        """Drop a table's log, because a name was removed from it."""
        for key in [key for key in self.told if key[0] == table]:
            del self.told[key]


def _seat_events(table: Table, seats: Sequence[int]) -> list[wire.SeatEvents]:
    """Return the last entry's events as these seats saw them, or as a spectator did."""
    if table.outcome is None:
        return []
    return [wire.SeatEvents(seat, perspective.events(table, seat)) for seat in seats or (None,)]
