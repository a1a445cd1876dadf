"""Notices about an entry: whom it concerns, and what to tell them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escapade.server import log
from escapade.server.notify.webhooks import plain

if TYPE_CHECKING:
    from collections.abc import Collection

    from escapade.server.log import AnyEntry
    from escapade.server.tables.table import Table


def told_of(table: Table, entry: AnyEntry, here: Collection[str]) -> list[str]:
    """List the people to notify: at the end everybody, else those who must decide and are not here."""
    if isinstance(entry, log.Ended):
        return sorted({chair.person for chair in table.chairs if chair.person})
    fresh = [seat for seat in table.deciding() if table.asked_at[seat] == table.version]
    own = entry.seat if isinstance(entry, log.Played) else None
    return sorted({table.chairs[seat].person for seat in fresh if seat != own}.difference(here))


def sentence(table: Table, entry: AnyEntry) -> str:
    """Return a sentence about an entry, with public information only."""
    title = table.game.title
    if isinstance(entry, log.Ended):
        winners = " and ".join(plain(table.chairs[seat].name) for seat in entry.winners)
        return f"{title} is over: {winners or 'nobody'} won. Table {table.header.id}"
    names = " and ".join(plain(table.chairs[seat].name) for seat in table.deciding())
    return f"{title}: it is up to {names}. Table {table.header.id}"
