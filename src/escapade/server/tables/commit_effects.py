"""What is stored with an entry in the same commit: seats, the table's status, places, duties."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, update

from escapade.server import log
from escapade.server.storage import duties
from escapade.server.storage.schema import SittingRow, TableRow

if TYPE_CHECKING:
    from sqlalchemy import Executable

    from escapade.server.log import AnyEntry
    from escapade.server.storage.duties import Duties
    from escapade.server.tables.table import Table

_WON, _PLAYED, _RESIGNED = 1, 2, 3  # places


def statements_for(table: Table, entry: AnyEntry, ours: Duties) -> list[Executable]:
    """Return the statements to run with an entry."""
    match entry:
        case log.Sat():
            return _seated(table.header.id, entry)
        case log.Resized():
            return _moved(table, entry)
        case log.Started():
            return [header(table, status="playing"), ours.started(table.header.id)]
        case log.Ended():
            over = header(table, status="over", settled=not table.header.rated)
            return [over, *places(table, entry), duties.ended(table.header.id)]
        case _:
            return []


def _seated(table: str, entry: log.Sat) -> list[Executable]:
    """Return the statements that store who sits on a seat."""
    gone = delete(SittingRow).where(SittingRow.table_id == table, SittingRow.seat == entry.seat)
    if not entry.person:
        return [gone]
    return [gone, insert(SittingRow).values(table_id=table, seat=entry.seat, person=entry.person)]


def _moved(table: Table, entry: log.Resized) -> list[Executable]:
    """Return the statements that store who sits where after the number of seats changed."""
    people = [(new, table.chairs[old].person) for new, old in enumerate(entry.kept)]
    seated = [
        insert(SittingRow).values(table_id=table.header.id, seat=seat, person=person)
        for seat, person in people
        if person
    ]
    return [delete(SittingRow).where(SittingRow.table_id == table.header.id), *seated]


def header(table: Table, **values: object) -> Executable:
    """Return a statement that updates a table's row."""
    return update(TableRow).where(TableRow.id == table.header.id).values(**values)


def places(table: Table, entry: log.Ended) -> list[Executable]:
    """Return the statements that store everybody's place."""
    this = SittingRow.table_id == table.header.id
    return [
        update(SittingRow).where(this, SittingRow.seat == seat).values(place=place(table, entry, seat))
        for seat, chair in enumerate(table.chairs)
        if chair.person
    ]


def place(table: Table, entry: log.Ended, seat: int) -> int:
    """Return the place of a seat. Whoever resigned is last, whatever the bot did with the seat."""
    if table.chairs[seat].resigned:
        return _RESIGNED
    return _WON if seat in entry.winners else _PLAYED


def best_places(table: Table) -> dict[str, int]:
    """Return each person's place, the best of their seats; empty while the game goes on."""
    if table.end is None:
        return {}
    places: dict[str, int] = {}
    for seat, chair in enumerate(table.chairs):
        if chair.person:
            here = place(table, table.end, seat)
            places[chair.person] = min(here, places.get(chair.person, here))
    return places
