"""How a finished game went: its turns, its duration, and how ratings changed."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from escapade.server import log, wire
from escapade.server.people import ratings
from escapade.server.refusals import RequestRefused
from escapade.server.tables.after_commit import settle_ratings

if TYPE_CHECKING:
    from collections.abc import Iterable

    from escapade.server.storage.store import StoredEntry
    from escapade.server.tables.host import TableHost


async def result_of(tables: TableHost, table: str) -> wire.GameResult:
    """Return the result of a finished game. If its ratings are not settled yet, they are settled first."""
    live = await tables.find(table)
    if live.table.end is None:
        raise RequestRefused("not-over")
    if live.table.header.rated:
        await settle_ratings(tables.store, live.table)
    turns, duration = _turns_and_duration(await tables.store.entries(table))
    changed = await ratings.changes(tables.store, table)
    return wire.GameResult(table, turns, duration, [changed.get(seat) for seat in range(live.table.players)])


def _turns_and_duration(rows: Iterable[StoredEntry]) -> tuple[int, int]:
    """Count turns (moves of one seat in a row), and the time from the deal to the end in ms."""
    seats: list[int] = []
    began = ended = 0
    for row in rows:
        match log.read(row.body):
            case log.Started():
                began = row.at
            case log.Played(seat=seat):
                seats.append(seat)
            case log.Undone(left=left):
                del seats[left:]
            case log.Ended():
                ended = row.at
    return sum(1 for _ in groupby(seats)), max(0, ended - began)
