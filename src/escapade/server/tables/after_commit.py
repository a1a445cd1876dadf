"""What follows a stored entry besides the game: metrics, ratings, webhooks. The table does not wait for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escapade.bots import BOTS
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
    """Count a rated game that is over, for everybody who has made a move in it themselves."""
    played = {table.chairs[move.seat].person for move in table.moves if not move.by}
    places = {person: place for person, place in best_places(table).items() if person in played}
    stood_in_for = {table.chairs[move.seat].person for move in table.moves if move.by in BOTS}
    await ratings.settle(store, table.header.id, table.header.game, places, stood_in_for)
