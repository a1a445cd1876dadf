"""A table's chat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select

from escapade.server import wire
from escapade.server.refusals import RequestRefused
from escapade.server.steady_time import now
from escapade.server.storage.schema import ChatRow, PersonRow, TableRow

if TYPE_CHECKING:
    from escapade.server.storage.store import Store
    from escapade.server.tables.live_table import LiveTable

_MOST_SHOWN = 200  # lines


class Chat:
    """Stores and sends chat lines; the host of a table may mute people."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def say(self, live: LiveTable, person: str, text: str) -> wire.ChatMessage:
        """Say something at a table under one's present name, unless the host has muted this person."""
        async with self._store.session() as session:
            query = select(TableRow.muted, PersonRow.name).where(TableRow.id == live.id, PersonRow.id == person)
            muted, name = (await session.execute(query)).one()
            if person in muted:
                raise RequestRefused("muted")
            row = ChatRow(table_id=live.id, person=person, name=live.table.speaker(person, name), text=text, at=now())
            session.add(row)
            await session.commit()
        message = _message(row)
        live.audience.send_all(message)
        live.note(chat=message.number)
        return message

    async def lines(self, table: str) -> list[wire.ChatMessage]:
        """Return the last lines said at a table, oldest first."""
        query = select(ChatRow).where(ChatRow.table_id == table).order_by(ChatRow.id.desc()).limit(_MOST_SHOWN)
        async with self._store.session() as session:
            return [_message(row) for row in await session.scalars(query)][::-1]

    async def pass_on(self, live: LiveTable, number: int) -> None:
        """Send a line that was stored by another node to everybody here."""
        async with self._store.session() as session:
            row = await session.get(ChatRow, number)
        if row is not None and row.table_id == live.id:
            live.audience.send_all(_message(row))

    async def mute(self, live: LiveTable, host: str, who: wire.Mute) -> None:
        """Mute somebody at this table, or let them speak again."""
        live.table.require_host(host)
        async with self._store.session() as session:
            row = await session.get_one(TableRow, live.id, with_for_update=True)
            others = [person for person in row.muted if person != who.person]
            row.muted = [*others, who.person] if who.muted else others
            await session.commit()


def _message(row: ChatRow) -> wire.ChatMessage:
    return wire.ChatMessage(row.table_id, row.id, row.at, row.person, row.name, row.text)
