"""The last turn of a table as a person's seats saw it, for whoever opens the page after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from escapade.server import log, wire
from escapade.server.tables import perspective
from escapade.server.tables.picture_changes import LastPictures
from escapade.server.tables.replay import replay, replay_all
from escapade.server.tables.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from escapade.server.storage.store import StoredEntry
    from escapade.server.tables.header import Header

_MOST = 24  # updates; where a turn is a whole round, its last ones tell what happened


async def last_turn(header: Header, rows: Sequence[StoredEntry], seats: Sequence[int]) -> list[wire.Update]:
    """Describe the entry before the last turn, and all since. Nothing if there is no turn, or it was taken back.

    What could be played then is left out, and of a picture all that the one before had.
    """
    first = await _first_of_turn(header, rows)
    if first is None:
        return []
    table, before, pictures = Table(header), max(first - 1, len(rows) - _MOST), LastPictures()
    await replay_all(table, rows[:before])
    told = []
    async for _, entry in replay(table, rows[before:]):
        update = perspective.update(table, entry, seats, draw=True)
        views = [structs.replace(view, legal=[], moves=[]) for view in update.views]
        pictures.begin(update.version)
        told.append(structs.replace(update, views=pictures.only_changes(views)))
    return told


async def _first_of_turn(header: Header, rows: Sequence[StoredEntry]) -> int | None:
    """Find the row of the last turn's first move, or of the first one after a move was taken back."""
    table, first, turn = Table(header), None, None
    async for row, entry in replay(table, rows):
        if isinstance(entry, log.Undone):
            first = turn = None
        elif isinstance(entry, log.Played) and table.moves[-1].turn != turn:
            first, turn = row.seq - 1, table.moves[-1].turn
    return first
