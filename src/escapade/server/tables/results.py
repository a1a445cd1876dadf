"""How a finished game went: its turns, its duration, and how ratings changed."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING

from escapade.bots.play import turns_among
from escapade.server import log, wire
from escapade.server.people import ratings
from escapade.server.refusals import RequestRefused
from escapade.server.tables.after_commit import settle_ratings
from escapade.server.tables.table import events_of

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
    rated = [changed.get(seat) for seat in range(live.table.players)]
    return wire.GameResult(table, turns, duration, rated, list(live.table.playing().scores))


def _turns_and_duration(rows: Iterable[StoredEntry]) -> tuple[int, int]:
    """Count the turns, or the rounds if everyone plays at once, and the time from the deal to the end in ms."""
    events: list[list[str]] = []  # of each move
    began = ended = 0
    for row in rows:
        match log.read(row.body):
            case log.Started():
                began = row.at
            case log.Played(record=record):
                events.append(events_of(record))
            case log.Undone(left=left):
                del events[left:]
            case log.Ended():
                ended = row.at
    turns = turns_among(Counter(chain.from_iterable(events))) if events else 0
    return turns, max(0, ended - began)
