"""A person's finished games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import or_, select, tuple_

from escapade.server import log, wire
from escapade.server.people.accounts import GONE
from escapade.server.refusals import RequestRefused
from escapade.server.storage.schema import EntryRow, SittingRow, TableRow

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import ColumnElement
    from sqlalchemy.ext.asyncio import AsyncSession

    from escapade.server.storage.store import Store

PAGE = 10  # games on a page
TOLD_BY = (
    b'{"type":"sat"',
    b'{"type":"resized"',
    b'{"type":"resigned"',
    b'{"type":"ended"',
)  # entries that say who played and won


async def games(store: Store, person: str, *which: ColumnElement[bool], before: str | None = None) -> wire.GameHistory:
    """List somebody's finished games, the newest first; with `before`, those older than that table."""
    here = [TableRow.status == "over", sat_at(person), *which]
    async with store.session() as session:
        if before is not None:
            here.append(await _older_than(session, before))
        query = select(TableRow).where(*here).order_by(TableRow.created.desc(), TableRow.id.desc()).limit(PAGE + 1)
        tables = list(await session.scalars(query))
        told = await _entries_of(session, [table.id for table in tables[:PAGE]])
    shown = [finished(table, person, told[table.id]) for table in tables[:PAGE]]
    return wire.GameHistory(shown, earlier=len(tables) > PAGE)


def sat_at(person: str) -> ColumnElement[bool]:
    """Select the tables somebody sat at until the end."""
    return TableRow.id.in_(select(SittingRow.table_id).where(SittingRow.person == person))


async def _older_than(session: AsyncSession, table: str) -> ColumnElement[bool]:
    """Select the tables that were opened before another."""
    row = await session.get(TableRow, table)
    if row is None:
        raise RequestRefused("no-such-table")
    return tuple_(TableRow.created, TableRow.id) < tuple_(row.created, row.id)


async def _entries_of(session: AsyncSession, tables: list[str]) -> dict[str, list[log.AnyEntry]]:
    """Read only the entries that say who played and how it ended, recognised by their first bytes."""
    kinds = [EntryRow.body.between(start, start + b"\xff") for start in TOLD_BY]
    query = select(EntryRow.table_id, EntryRow.body).where(EntryRow.table_id.in_(tables), or_(*kinds))
    told: dict[str, list[log.AnyEntry]] = {table: [] for table in tables}
    for table, body in await session.execute(query.order_by(EntryRow.table_id, EntryRow.seq)):
        told[table].append(log.read(body))
    return told


def finished(table: TableRow, person: str, entries: Iterable[log.AnyEntry]) -> wire.FinishedGame:
    """Summarize a finished game."""
    chairs, resigned, end = [log.Sat(seat) for seat in range(table.players)], set(), log.Ended([], "left", "", "")
    for entry in entries:
        match entry:
            case log.Sat():
                chairs[entry.seat] = entry
            case log.Resized():
                chairs = [chairs[seat] for seat in entry.kept]
                chairs += [log.Sat(seat) for seat in range(len(chairs), entry.seats)]
            case log.Resigned():
                resigned.add(entry.seat)
            case log.Ended():
                end = entry
            case _:
                pass
    seats = [
        wire.FinishedSeat(chair.name, _known(chair.person), chair.bot, seat in end.winners, seat in resigned)
        for seat, chair in enumerate(chairs)
    ]
    own = [seat for seat, one in enumerate(seats) if one.person == person]
    return wire.FinishedGame(table.id, table.game, table.created, seats, own, end.reason, table.public, table.rated)


def _known(person: str) -> str:
    """Return a person's id, or nothing if they have deleted their account."""
    return "" if person.startswith(GONE) else person
