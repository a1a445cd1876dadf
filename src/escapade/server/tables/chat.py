"""A table's chat."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from sqlalchemy import select

from escapade.messages import Message
from escapade.server import wire
from escapade.server.refusals import RequestRefused
from escapade.server.steady_time import now
from escapade.server.storage.schema import ChatRow, PersonRow, TableRow
from escapade.words import ENGLISH, words

if TYPE_CHECKING:
    from escapade.server.storage.store import Store
    from escapade.server.tables.live_table import LiveTable

_MOST_SHOWN = 200  # lines
HOUR = 3_600_000  # ms


class Chat:
    """Stores and sends chat lines; the host of a table may mute people."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def say(self, live: LiveTable, person: str, text: str, phrase: str = "") -> wire.ChatMessage:
        """Say something at a table under one's present name, unless the host or a moderator has muted this person."""
        async with self._store.session() as session:
            columns = (TableRow.muted, PersonRow.name, PersonRow.muted_until)
            query = (
                select(*columns).join_from(TableRow, PersonRow, PersonRow.id == person).where(TableRow.id == live.id)
            )
            muted, name, until = (await session.execute(query)).one()
            if until > now():
                raise RequestRefused("muted-everywhere", hours=ceil((until - now()) / HOUR))
            if person in muted:
                raise RequestRefused("muted")
            known_as = live.table.speaker(person, name)
            row = ChatRow(table_id=live.id, person=person, name=known_as, text=text, phrase=phrase, at=now())
            session.add(row)
            await session.commit()
        message = _message(row)
        live.audience.send_all(message)
        live.note(chat=message.number)
        return message

    async def say_phrase(self, live: LiveTable, person: str, phrase: wire.PhraseName) -> wire.ChatMessage:
        """Say a quick phrase; programs that do not know it read it in English."""
        return await self.say(live, person, words(ENGLISH).say(Message(f"chat-phrase-{phrase}")), phrase)

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
    return wire.ChatMessage(row.table_id, row.id, row.at, row.person, row.name, row.text, row.phrase)
