"""What an entry changes beside the log, in the same commit: who sits where, how a table stands, who came in where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, update

from escapade.server import duties, log
from escapade.server.schema import SittingRow, TableRow

if TYPE_CHECKING:
    from sqlalchemy import Executable

    from escapade.server.duties import Duties
    from escapade.server.log import AnyEntry
    from escapade.server.table import Table

WON, PLAYED, RESIGNED = 1, 2, 3  # places


def also(table: Table, entry: AnyEntry, ours: Duties) -> list[Executable]:
    """Give the statements that go with an entry."""
    match entry:
        case log.Sat():
            return seated(table.header.id, entry)
        case log.Started():
            return [header(table, status="playing"), ours.started(table.header.id)]
        case log.Ended():
            over = header(table, status="over", settled=not table.header.rated)
            return [over, *places(table, entry), duties.ended(table.header.id)]
        case _:
            return []


def seated(table: str, entry: log.Sat) -> list[Executable]:
    """Write down who sits on a seat now."""
    gone = delete(SittingRow).where(SittingRow.table_id == table, SittingRow.seat == entry.seat)
    if not entry.person:
        return [gone]
    return [gone, insert(SittingRow).values(table_id=table, seat=entry.seat, person=entry.person)]


def header(table: Table, **values: object) -> Executable:
    """Change a table's header."""
    return update(TableRow).where(TableRow.id == table.header.id).values(**values)


def places(table: Table, entry: log.Ended) -> list[Executable]:
    """Write down who came in where."""
    this = SittingRow.table_id == table.header.id
    return [
        update(SittingRow).where(this, SittingRow.seat == seat).values(place=place(table, entry, seat))
        for seat, chair in enumerate(table.chairs)
        if chair.person
    ]


def place(table: Table, entry: log.Ended, seat: int) -> int:
    """Say in which place a seat came in; whoever resigned is last, whatever the bot did with the seat."""
    if table.chairs[seat].resigned:
        return RESIGNED
    return WON if seat in entry.winners else PLAYED
