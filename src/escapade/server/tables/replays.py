"""Replays of finished games, and pages and the last turn of any game's log."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec import structs

from escapade.server import wire
from escapade.server.refusals import RequestRefused
from escapade.server.tables import perspective
from escapade.server.tables.byte_cache import ByteCache
from escapade.server.tables.last_turn import last_turn
from escapade.server.tables.log_pages import LogPages
from escapade.server.tables.replay import replay
from escapade.server.tables.table import Table

if TYPE_CHECKING:
    from escapade.server.log import AnyEntry
    from escapade.server.storage.store import Store
    from escapade.server.tables.header import Header
    from escapade.server.tables.live_table import LiveTable

_MOST_BYTES = 64 * 2**20  # of finished games kept in memory


class Replays:
    """Replays logs on request, and caches the results."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._games = ByteCache(_MOST_BYTES)
        self._logs = LogPages(store)

    async def whole_game(self, live: LiveTable, *, draw: bool = False, reveal: bool = False) -> bytes:
        """Return a finished game as a spectator would have seen it, or with all cards face up, a message a line."""
        if live.table.end is None:
            raise RequestRefused("replay-later")
        made = partial(self._replayed, live.table.header, draw=draw, reveal=reveal)
        return await self._games.get_or_make((live.id, draw, reveal), made)

    async def page(self, live: LiveTable, person: str, before: int | None) -> wire.LogPage:
        """Return a page of a table's log, as somebody's seats saw it then; spectators get what they may know by now."""
        seats, until = live.table.seats_of(person), live.seen_until(person)
        return await self._logs.page(live.table.header, seats, until, before)

    async def last_turn(self, live: LiveTable, person: str) -> bytes:
        """Return the last turn of a table, as somebody's seats saw it; spectators get what they may know by now."""
        seats, until = tuple(live.table.seats_of(person)), live.seen_until(person)
        rows = [row for row in await self._store.entries(live.id) if row.at <= until]

        async def written() -> bytes:
            return wire.write(await last_turn(live.table.header, rows, seats))

        return await self._games.get_or_make((live.id, "last turn", len(rows), seats), written)

    def forget(self, table: str) -> None:
        """Drop what is cached of a table, because a name was removed from its log."""
        self._games.forget(table)
        self._logs.forget(table)

    async def _replayed(self, header: Header, *, draw: bool, reveal: bool) -> bytes:
        table, rows = Table(header), await self._store.entries(header.id)
        messages = [wire.write(_told(table, entry, draw=draw, reveal=reveal)) async for _, entry in replay(table, rows)]
        return b"\n".join(messages) + b"\n"


def _told(table: Table, entry: AnyEntry, *, draw: bool, reveal: bool) -> wire.Update:
    """Describe the last entry for a spectator; with `reveal`, with all cards face up."""
    update = perspective.update(table, entry, (), draw=draw)
    if not reveal or table.match is None:
        return update
    return structs.replace(update, views=[perspective.open_view(table)], says=perspective.open_log_lines(table))
