"""What follows a stored entry besides the game: metrics, ratings, webhooks. The table does not wait for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escapade.server import log
from escapade.server.metrics import MOVES_OF
from escapade.server.people import ratings
from escapade.server.tables import notices
from escapade.server.tables.commit_effects import best_places

if TYPE_CHECKING:
    from collections.abc import Collection

    from escapade.server.log import AnyEntry
    from escapade.server.storage.store import Store
    from escapade.server.tables.node import Node
    from escapade.server.tables.table import Table


def after_commit(node: Node, table: Table, entry: AnyEntry, here: Collection[str]) -> None:
    """Count the entry, settle ratings and send notices. `here` are the people who are watching the table."""
    if isinstance(entry, log.Played):
        MOVES_OF[table.header.game].inc()
    if isinstance(entry, log.Ended) and table.header.rated:
        node.later(settle_ratings(node.store, table))
    if node.webhooks.wanted and table.match is not None:
        people = notices.recipients(table, entry, here)
        if people:
            node.later(node.webhooks.tell(people, notices.notice(table, entry), notices.sentence(table, entry)))


async def settle_ratings(store: Store, table: Table) -> None:
    """Count a rated game that is over."""
    await ratings.settle(store, table.header.id, table.header.game, best_places(table))
