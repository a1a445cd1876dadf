"""What happened before somebody came: the end of a table's log, a page at a time, as their seats saw it then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escapade.server import sight, wire
from escapade.server.replaying import replay
from escapade.server.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from escapade.server.schema import EntryRow
    from escapade.server.table import Header


async def past(header: Header, rows: Sequence[EntryRow], seats: Sequence[int], before: int | None) -> wire.Past:
    """Tell the entries before a version (all there are without one), as many as a page holds, oldest first."""
    shown = [row for row in rows if before is None or row.seq < before]
    first = max(1, len(shown) - wire.PAGE_OF_PAST + 1)
    again, told = Table(header), []
    async for row, _, entry in replay(again, shown):
        if row.seq >= first:
            told.append(
                wire.Once(row.seq, again.told_at, sight.shown(entry), stories(again, seats), sight.lines(again, seats))
            )
    return wire.Past(header.id, told, earlier=first > 1)


def stories(table: Table, seats: Sequence[int]) -> list[wire.Story]:
    """Tell what the last entry made happen, from each of these seats, or from beside the table."""
    if not table.story:
        return []
    return [wire.Story(seat, sight.told(table, seat)) for seat in seats or (None,)]
