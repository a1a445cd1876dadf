"""Notices to people about an entry, for webhooks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escapade.messages import Message
from escapade.server import log, wire
from escapade.server.notify.webhooks import plain, written_now
from escapade.words import words

if TYPE_CHECKING:
    from collections.abc import Collection

    from escapade.server.log import AnyEntry
    from escapade.server.tables.table import Table


def recipients(table: Table, entry: AnyEntry, here: Collection[str]) -> list[str]:
    """List the people to notify: at the end everybody, else those who must decide and are not here."""
    if isinstance(entry, log.Ended):
        return sorted({chair.person for chair in table.chairs if chair.person})
    fresh = [seat for seat in table.deciding() if table.asked_at[seat] == table.version]
    own = entry.seat if isinstance(entry, log.Played) else None
    return sorted({table.chairs[seat].person for seat in fresh if seat != own}.difference(here))


def notice(table: Table, entry: AnyEntry) -> wire.WebhookNotice:
    """Return what programs are told about an entry, with public information only."""
    over = entry if isinstance(entry, log.Ended) else None
    seats = over.winners if over is not None else table.deciding()
    data = wire.NoticeData(
        table=table.header.id,
        game=table.header.game,
        version=table.version,
        seats=list(seats),
        names=[table.chairs[seat].name for seat in seats],
        reason=over.reason if over is not None else "",
    )
    return wire.WebhookNotice(type="table.turn" if over is None else "table.over", timestamp=written_now(), data=data)


def sentence(table: Table, entry: AnyEntry) -> Message:
    """Return what a chat shows about an entry, with public information only."""
    seats = entry.winners if isinstance(entry, log.Ended) else table.deciding()
    kind = "turn" if not isinstance(entry, log.Ended) else "over" if seats else "over-nobody"
    names = ", ".join(plain(table.chairs[seat].name) for seat in seats)
    return Message(f"notice-{kind}", {"game": _title(table), "names": names, "table": table.header.id})


def _title(table: Table) -> Message | str:
    """Return the title of a table's game, as a message if the game translates it."""
    title = f"game-{table.game.name}"
    return Message(title) if words(game=table.game.name).knows(title) else table.game.title
