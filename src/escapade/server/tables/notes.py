"""People's own notes on the steps of finished games. They belong to the person, so they are there on every device."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, func, select

from escapade.server import wire
from escapade.server.refusals import RequestRefused
from escapade.server.steady_time import now
from escapade.server.storage.schema import NoteRow
from escapade.server.tables.review import finished

if TYPE_CHECKING:
    from escapade.server.storage.store import Store
    from escapade.server.tables.table import Table

MOST_NOTES = 200  # of one person on one game


class Notes:
    """Stores and reads notes."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, table: Table, person: str) -> list[wire.ReviewNote]:
        """List somebody's notes on a game, by step."""
        mine = (NoteRow.table_id == table.header.id) & (NoteRow.person == person)
        async with self._store.session() as session:
            rows = await session.scalars(select(NoteRow).where(mine).order_by(NoteRow.step))
            return [wire.ReviewNote(row.step, row.text) for row in rows]

    async def write(self, table: Table, person: str, note: wire.ReviewNote) -> None:
        """Write a note on a step, or remove it."""
        header = finished(table)
        if note.step > table.version:
            raise RequestRefused("no-such-step", step=note.step)
        mine = (NoteRow.table_id == header.id) & (NoteRow.person == person)
        text = note.text.strip()
        async with self._store.session() as session:
            if not text:
                await session.execute(delete(NoteRow).where(mine, NoteRow.step == note.step))
            else:
                count = await session.scalar(select(func.count()).where(mine, NoteRow.step != note.step)) or 0
                if count >= MOST_NOTES:
                    raise RequestRefused("form", detail=f"There are {MOST_NOTES} notes on this game already")
                row = NoteRow(person=person, table_id=header.id, step=note.step, text=text, written=now())
                await session.merge(row)
            await session.commit()
