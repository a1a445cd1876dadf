"""Lists of tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import func, or_, select, true

from escapade.server.refusals import RequestRefused
from escapade.server.steady_time import now
from escapade.server.storage.schema import PersonRow, SittingRow, TableRow
from escapade.server.tables import perspective
from escapade.server.tables.header import read_header
from escapade.server.tables.seating import read_seatings

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Select

    from escapade.server import wire
    from escapade.server.tables.live_tables import LiveTables

_MOST_SHOWN = 60  # tables
_DAY = 86_400_000  # ms


class Lobby:
    """Lists tables, and counts what a person has."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._store = tables.node.store

    async def public(self) -> list[wire.TableSummary]:
        """List the public tables, those with open seats first."""
        running = TableRow.public & or_(TableRow.status == "gathering", TableRow.status == "playing")
        return await self._summaries(
            select(TableRow.id).where(running).order_by(TableRow.status, TableRow.created.desc())
        )

    async def of(self, person: str, *, running: bool = False) -> list[wire.TableSummary]:
        """List somebody's tables, or those that are not over, the newest first."""
        mine = select(TableRow.id).where(_seated_or_host(person), TableRow.status != "over" if running else true())
        return await self._summaries(mine.order_by(TableRow.created.desc()))

    async def held_by(self, person: str) -> tuple[int, int]:
        """Count a person's unfinished tables opened since yesterday, and their seats at unfinished tables."""
        going_on = TableRow.status != "over"
        opened = select(func.count()).select_from(TableRow).where(TableRow.host == person, going_on)
        seats = select(func.count()).select_from(SittingRow).join(TableRow, TableRow.id == SittingRow.table_id)
        async with self._store.session() as session:
            tables = await session.scalar(opened.where(TableRow.created > now() - _DAY))
            return tables or 0, await session.scalar(seats.where(SittingRow.person == person, going_on)) or 0

    async def leave_all(self, person: str) -> None:
        """Stand up or resign for a person at every table."""
        query = select(TableRow.id).where(_seated_or_host(person), TableRow.status != "over")
        async with self._store.session() as session:
            tables = list(await session.scalars(query))
        for live in [await self._tables.find(table) for table in tables]:
            for seat in live.table.seats_of(person):
                await live.do_if_possible(lambda table, seat=seat: table.give_up(person, seat))  # type: ignore[misc]  # a default binds it now

    async def _summaries(self, query: Select[str]) -> list[wire.TableSummary]:
        async with self._store.session() as session:
            tables = list(await session.scalars(query.limit(_MOST_SHOWN)))
        at_rest = await read_seatings(self._store, [table for table in tables if self._tables.at_rest(table)])
        return [
            perspective.summary(at_rest[table]) if table in at_rest else await self._summary(table) for table in tables
        ]

    async def _summary(self, table: str) -> wire.TableSummary:
        """Summarize a table; a damaged one from its header."""
        try:
            live = await self._tables.find(table)
        except RequestRefused as refused:
            row = await self._store.header(table)
            if refused.code != "table-damaged" or row is None:
                raise
            return perspective.damaged_summary(read_header(row), await self._sitting(table))
        return perspective.summary(live.table, live.here())

    async def _sitting(self, table: str) -> dict[int, tuple[str, str]]:
        """Return who sits where by the database alone: a person's id and name for each seat."""
        query = select(SittingRow.seat, PersonRow.id, PersonRow.name).join(PersonRow, PersonRow.id == SittingRow.person)
        async with self._store.session() as session:
            found = await session.execute(query.where(SittingRow.table_id == table))
            return {seat: (person, name) for seat, person, name in found}


def _seated_or_host(person: str) -> ColumnElement[bool]:
    """Select the tables somebody sits at or has opened."""
    return TableRow.id.in_(select(SittingRow.table_id).where(SittingRow.person == person)) | (TableRow.host == person)
