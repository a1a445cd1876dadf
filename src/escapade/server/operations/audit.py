"""Checks a database: replays every log, and compares other rows with it."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import and_, exists, func, select
from sqlalchemy.orm import Session

from escapade.box import read_box
from escapade.server import log
from escapade.server.people.accounts import GONE
from escapade.server.storage.schema import BoxRow, DutyRow, EntryRow, SittingRow, Stored, TableRow
from escapade.server.storage.store import ENTRY, StoredEntry
from escapade.server.tables.commit_effects import place
from escapade.server.tables.header import read_header
from escapade.server.tables.replay import steps
from escapade.server.tables.table import OtherRulesError, Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from sqlalchemy import Connection

    from escapade.server.log import AnyEntry
    from escapade.server.tables.header import Header


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that is wrong; `code` is for programs, `says` for people."""

    table: str  # the id of a game's table; empty where it concerns none
    code: str
    says: str


@dataclass(slots=True)
class Audit:
    """What was checked and what was found."""

    tables: int = 0
    entries: int = 0
    by_status: dict[str, int] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)


class OtherRecordError(Exception):
    """A move's line in the log differs from what the rules produce."""


def audit(connection: Connection, sample: int | None = None) -> Audit:
    """Check a database: all tables, or a random sample of them."""
    found = Audit(problems=[*_broken_pages(connection), *_broken_references(connection)])
    with Session(connection) as session:
        for table in _table_ids(session, sample):
            row = session.get_one(TableRow, table)
            these = select(*ENTRY).where(EntryRow.table_id == table).order_by(EntryRow.seq)
            entries = [StoredEntry._make(entry) for entry in session.execute(these)]
            found.tables += 1
            found.entries += len(entries)
            found.by_status[row.status] = found.by_status.get(row.status, 0) + 1
            found.problems += [Problem(table, code, says) for code, says in _problems_of(session, row, entries)]
            session.expunge_all()
    return found


def _table_ids(session: Session, sample: int | None) -> Sequence[str]:
    """List the tables to check, oldest first."""
    tables = session.scalars(select(TableRow.id).order_by(TableRow.created, TableRow.id)).all()
    return tables if sample is None or sample >= len(tables) else random.sample(tables, sample)


# One table's log


def _problems_of(session: Session, row: TableRow, entries: Sequence[StoredEntry]) -> Iterator[tuple[str, str]]:
    """Replay a log, and compare other rows with it."""
    gap = next((number for number, entry in enumerate(entries, 1) if entry.seq != number), None)
    if gap is not None:
        yield "gap", f"entry {gap} is missing in the log, and there are later ones"
        return
    good = 0  # entries
    try:
        table = Table(_with_box(session, read_header(row)))
        for _, entry in steps(table, entries):
            _check_record(table, entry)
            good += 1
    except OtherRulesError as other:
        yield "rules", str(other)
    except OtherRecordError:
        yield "record", f"entry {good + 1} differs from what the rules produce"
    except Exception as error:  # noqa: BLE001 - any error is reported, and the check continues
        yield "damaged", f"entry {good + 1} cannot be replayed: {type(error).__name__}"
    else:
        yield from _contradictions(session, row, table)


def _with_box(session: Session, header: Header) -> Header:
    """Return a header with what its box says."""
    if not header.box:
        return header
    row = session.get_one(BoxRow, header.box)
    return msgspec.structs.replace(header, data=read_box(row.game, row.text, row.name).data)


def _check_record(table: Table, entry: AnyEntry) -> None:
    """Compare a move that was just replayed with its line in the log."""
    if isinstance(entry, log.Played) and (table.outcome is None or table.outcome.line != entry.record):
        raise OtherRecordError


def _contradictions(session: Session, row: TableRow, table: Table) -> Iterator[tuple[str, str]]:
    """Yield where other rows contradict the log."""
    if row.status != table.status:
        yield "status", f"the header says '{row.status}' and the log '{table.status}'"
    sittings = {one.seat: one for one in session.scalars(select(SittingRow).where(SittingRow.table_id == row.id))}
    seated = {seat: chair.person for seat, chair in enumerate(table.chairs) if _known(chair.person)}
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


def _known(person: str) -> bool:
    """Whether this person has not deleted their account."""
    return bool(person) and not person.startswith(GONE)


# The database


def _broken_pages(connection: Connection) -> Iterator[Problem]:
    """Let SQLite check its own file."""
    if connection.dialect.name == "sqlite":
        for (says,) in connection.exec_driver_sql("PRAGMA integrity_check"):
            if says != "ok":
                yield Problem("", "file", f"SQLite says: {says}")


def _broken_references(connection: Connection) -> Iterator[Problem]:
    """Find rows that refer to missing rows, as in a database that was edited by hand."""
    for table in Stored.metadata.sorted_tables:
        for key in table.foreign_key_constraints:
            (column,), there = key.columns, key.referred_table
            (other,) = there.primary_key.columns
            orphans = and_(column.is_not(None), ~exists().where(other == column))
            count = connection.scalar(select(func.count()).select_from(table).where(orphans)) or 0
            if count:
                yield Problem("", "orphans", f"{count} rows of '{table.name}' refer to {there.name} that do not exist")


def summary(found: Audit) -> Iterable[str]:
    """Yield the lines of a report for people."""
    statuses = ", ".join(f"{count} {status}" for status, count in sorted(found.by_status.items()))
    yield f"{found.tables} tables ({statuses or 'none'}), {found.entries} entries replayed."
    for problem in found.problems:
        yield f"table {problem.table}: {problem.says}" if problem.table else problem.says
    yield "Everything is as it should be." if not found.problems else f"{len(found.problems)} problems."
