"""The record of a finished game: the same bytes as from replaying it with its seed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escapade import records
from escapade.server import log
from escapade.server.refusals import RequestRefused

if TYPE_CHECKING:
    from escapade.server.tables.host import TableHost
    from escapade.server.tables.table import Table

_UNFINISHED = {"resigned": "somebody resigned", "time": "somebody ran out of time", "left": "everybody left"}


async def record_of(tables: TableHost, table: str) -> list[str]:
    """Return the record's lines: header, deal, the moves that were not taken back, and the end with the seed."""
    live = await tables.find(table)
    end = live.table.end
    if end is None:
        raise RequestRefused("record-secret")
    lines: list[str] = []
    for row in await tables.store.entries(table):
        entry = log.read(row.body)
        if isinstance(entry, log.Played):
            lines.append(entry.record)
        elif isinstance(entry, log.Undone):
            del lines[entry.left :]
    return _framed(live.table, lines, end)


def _framed(table: Table, lines: list[str], end: log.Ended) -> list[str]:
    """Put the moves between the beginning and the end."""
    match = table.playing()
    first = table.dealt(match.names)
    return [records.header(first), records.deal(first), *lines, records.end(match, _UNFINISHED.get(end.reason, ""))]
