"""Whether a database is as it should be: every log is played again by the rules, and other rows compared with it."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sqlalchemy import and_, exists, func, select
from sqlalchemy.orm import Session

from escapade.server import log
from escapade.server.accounts import GONE
from escapade.server.results import place
from escapade.server.schema import DutyRow, EntryRow, SittingRow, Stored, TableRow
from escapade.server.table import OtherRulesError, Table, action_of
from escapade.server.tables import header_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from sqlalchemy import Connection


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that is not as it should be; `code` is for programs, `says` for people."""

    table: str  # the id of a game's table; empty where it concerns none
    code: str
    says: str


@dataclass(slots=True)
class Audit:
    """What was looked at, and what was found."""

    tables: int = 0
    entries: int = 0
    by_status: dict[str, int] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)


class OtherRecordError(Exception):
    """The log tells a move otherwise than the rules do."""


def audit(connection: Connection, sample: int | None = None) -> Audit:
    """Check a database; of its game tables all, or so many chosen at random."""
    found = Audit(problems=[*broken_pages(connection), *broken_references(connection)])
    with Session(connection) as session:
        for table in chosen(session, sample):
            row = session.get_one(TableRow, table)
            entries = session.scalars(select(EntryRow).where(EntryRow.table_id == table).order_by(EntryRow.seq)).all()
            found.tables += 1
            found.entries += len(entries)
            found.by_status[row.status] = found.by_status.get(row.status, 0) + 1
            found.problems += [Problem(table, code, says) for code, says in problems_of(session, row, entries)]
            session.expunge_all()
    return found


def chosen(session: Session, sample: int | None) -> Sequence[str]:
    """List the tables to look at, oldest first."""
    tables = session.scalars(select(TableRow.id).order_by(TableRow.created, TableRow.id)).all()
    return tables if sample is None or sample >= len(tables) else random.sample(tables, sample)


# One game's table


def problems_of(session: Session, row: TableRow, entries: Sequence[EntryRow]) -> Iterator[tuple[str, str]]:
    """Replay a log, and compare with it what other rows say; without a replay there is nothing to compare."""
    gap = next((number for number, entry in enumerate(entries, 1) if entry.seq != number), None)
    if gap is not None:
        yield "gap", f"entry {gap} is missing in the log, and there are later ones"
        return
    at = 0
    try:
        table = Table(header_of(row))
        for entry in entries:
            at = entry.seq
            land(table, entry)
    except OtherRulesError as other:
        yield "rules", str(other)
    except OtherRecordError:
        yield "record", f"entry {at} tells its move otherwise than the rules do"
    except Exception as error:  # noqa: BLE001 - whatever is wrong with the log, it is named and the next one is read
        yield "damaged", f"entry {at} cannot be replayed: {type(error).__name__}"
    else:
        yield from contradictions(session, row, table)


def land(table: Table, row: EntryRow) -> None:
    """Let an entry happen; a move is made by the rules first, and compared with its line of the record."""
    entry = log.read(row.body)
    if isinstance(entry, log.Played):
        made = table.play(entry.seat, action_of(entry.record), table.version)
        if made.record != entry.record:
            raise OtherRecordError
        table.ahead = entry
    table.land(entry, row.at, row.action_id)


def contradictions(session: Session, row: TableRow, table: Table) -> Iterator[tuple[str, str]]:
    """Name what other rows say of a table that its log says otherwise."""
    if row.status != table.status:
        yield "status", f"the header says '{row.status}' and the log '{table.status}'"
    sittings = {one.seat: one for one in session.scalars(select(SittingRow).where(SittingRow.table_id == row.id))}
    seated = {seat: chair.person for seat, chair in enumerate(table.chairs) if known(chair.person)}
    if seated != {seat: one.person for seat, one in sittings.items()}:
        yield "sittings", "by the log other people sit there, or on other seats, than by the sittings"
    elif table.end is not None:
        end = table.end
        if any(one.place != place(table, end, seat) for seat, one in sittings.items()):
            yield "places", "by the log somebody came in at another place than by the sittings"
        if (end.seed, end.salt) != (row.seed, row.salt):
            yield "seed", "the seed revealed at the end is not the header's"
    if (session.get(DutyRow, row.id) is not None) != (table.status == "playing"):
        yield "duty", "a running game has no duty, or one that is not running has one; a server that starts repairs it"


def known(person: str) -> bool:
    """Whether this is somebody who has not deleted their account."""
    return bool(person) and not person.startswith(GONE)


# The database


def broken_pages(connection: Connection) -> Iterator[Problem]:
    """Let SQLite check its own file."""
    if connection.dialect.name == "sqlite":
        for (says,) in connection.exec_driver_sql("PRAGMA integrity_check"):
            if says != "ok":
                yield Problem("", "file", f"SQLite says: {says}")


def broken_references(connection: Connection) -> Iterator[Problem]:
    """Find rows that refer to a row that is not there; a database that was edited by hand may have some."""
    for table in Stored.metadata.sorted_tables:
        for key in table.foreign_key_constraints:
            (column,), there = key.columns, key.referred_table
            (other,) = there.primary_key.columns
            orphans = and_(column.is_not(None), ~exists().where(other == column))
            count = connection.scalar(select(func.count()).select_from(table).where(orphans)) or 0
            if count:
                yield Problem("", "orphans", f"{count} rows of '{table.name}' refer to {there.name} that do not exist")


def summary(found: Audit) -> Iterable[str]:
    """Write an audit for people, line by line."""
    statuses = ", ".join(f"{count} {status}" for status, count in sorted(found.by_status.items()))
    yield f"{found.tables} tables ({statuses or 'none'}), {found.entries} entries replayed."
    for problem in found.problems:
        yield f"table {problem.table}: {problem.says}" if problem.table else problem.says
    yield "Everything is as it should be." if not found.problems else f"{len(found.problems)} problems."
