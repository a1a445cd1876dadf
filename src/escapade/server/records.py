"""A finished table's record: the same lines, byte for byte, that anybody gets who plays it again by its seed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escapade import record
from escapade.server import log
from escapade.server.no import No

if TYPE_CHECKING:
    from escapade.server.table import Table
    from escapade.server.tables import Tables

UNFINISHED = {"resigned": "somebody resigned", "time": "somebody ran out of time", "left": "everybody left"}


async def record_of(tables: Tables, table: str) -> list[str]:
    """Write a finished game down: header, deal, the moves that stood, and the end with the seed."""
    live = await tables.find(table)
    end = live.table.end
    if end is None:
        raise No("record-secret")
    lines: list[str] = []
    for row in await tables.store.entries(table):
        entry = log.read(row.body)
        if isinstance(entry, log.Played):
            lines.append(entry.record)
        elif isinstance(entry, log.Undone):
            del lines[entry.left :]
    return framed(live.table, lines, end)


def framed(table: Table, lines: list[str], end: log.Ended) -> list[str]:
    """Put the moves between the beginning and the end."""
    match = table.playing()
    first = table.dealt(match.names)
    return [record.header(first), record.deal(first), *lines, record.end(match, UNFINISHED.get(end.reason, ""))]
