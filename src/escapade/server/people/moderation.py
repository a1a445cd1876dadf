"""What moderators of the server do: they read reports of chat lines, and mute people for a while."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, cast

import msgspec
from sqlalchemy import CursorResult, delete, func, select, update

from escapade.server import wire
from escapade.server.refusals import RequestRefused
from escapade.server.steady_time import now
from escapade.server.storage.schema import ChatRow, PersonRow, ReportRow

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy.ext.asyncio import AsyncSession

    from escapade.server.storage.store import Store

_HOUR = 3_600_000  # ms
_DAY = 24 * _HOUR
_MOST_LINES = 30  # of one report
_MOST_SHOWN = 100  # reports
A_DAY = 10  # reports that one person may make
_KEPT = 90 * _DAY  # after a report is closed


class Moderation:
    """Reports of chat lines, and who may not chat."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def report(self, table: str, reporter: str, person: str) -> None:
        """Store what a person said at a table. Whoever reports the same again while it is open adds nothing new."""
        if person == reporter:
            raise RequestRefused("report-self")
        async with self._store.session() as session:
            lines = await _lines_of(session, table, person)
            if not lines:
                raise RequestRefused("report-empty")
            await session.execute(delete(ReportRow).where(ReportRow.closed < now() - _KEPT))
            same = (ReportRow.table_id == table, ReportRow.person == person, ReportRow.reporter == reporter)
            open_already = await session.scalar(select(ReportRow).where(*same, ReportRow.closed.is_(None)))
            if open_already is not None:
                open_already.lines = lines
            else:
                await _allow_another(session, reporter)
                session.add(_new_report(table, reporter, person, lines))
            await session.commit()

    async def reports(self, *, closed: bool) -> list[wire.Report]:
        """List the reports that are open, or closed, the newest first."""
        wanted = ReportRow.closed.is_not(None) if closed else ReportRow.closed.is_(None)
        query = select(ReportRow, PersonRow).join(PersonRow, PersonRow.id == ReportRow.person).where(wanted)
        async with self._store.session() as session:
            found = (await session.execute(query.order_by(ReportRow.created.desc()).limit(_MOST_SHOWN))).all()
            times = await _reporters_of(session, {person.id for _, person in found})
        return [_shown(row, person, times.get(person.id, 0) or 1) for row, person in found]

    async def close(self, report: str) -> None:
        """Close a report."""
        async with self._store.session() as session:
            done = await session.execute(update(ReportRow).where(ReportRow.id == report).values(closed=now()))
            await session.commit()
        if not cast("CursorResult[object]", done).rowcount:
            raise RequestRefused("no-such-report")

    async def mute(self, person: str, hours: int) -> None:
        """Let somebody chat at no table for some hours; 0 lets them speak again."""
        until = now() + hours * _HOUR if hours else 0
        async with self._store.session() as session:
            done = await session.execute(update(PersonRow).where(PersonRow.id == person).values(muted_until=until))
            await session.commit()
        if not cast("CursorResult[object]", done).rowcount:
            raise RequestRefused("no-such-person")


async def _lines_of(session: AsyncSession, table: str, person: str) -> list[dict[str, object]]:
    """Return the last chat lines of a person at a table, oldest first."""
    query = select(ChatRow).where(ChatRow.table_id == table, ChatRow.person == person)
    rows = list(await session.scalars(query.order_by(ChatRow.id.desc()).limit(_MOST_LINES)))
    return [{"at": row.at, "name": row.name, "text": row.text} for row in reversed(rows)]


async def _allow_another(session: AsyncSession, reporter: str) -> None:
    """Refuse more than so many reports by one person in a day."""
    since_yesterday = (ReportRow.reporter == reporter, ReportRow.created > now() - _DAY)
    if (await session.scalar(select(func.count()).select_from(ReportRow).where(*since_yesterday)) or 0) >= A_DAY:
        raise RequestRefused("reports-enough", most=A_DAY)


def _new_report(table: str, reporter: str, person: str, lines: list[dict[str, object]]) -> ReportRow:
    return ReportRow(
        id=secrets.token_hex(8), table_id=table, person=person, reporter=reporter, lines=lines, created=now()
    )


async def _reporters_of(session: AsyncSession, people: Collection[str]) -> dict[str, int]:
    """Count the different people who have reported each of these."""
    reporters = select(ReportRow.person, func.count(ReportRow.reporter.distinct()))
    found = await session.execute(reporters.where(ReportRow.person.in_(people)).group_by(ReportRow.person))
    return dict(found.tuples().all())


def _shown(row: ReportRow, person: PersonRow, times: int) -> wire.Report:
    return wire.Report(
        row.id,
        row.table_id,
        wire.Person(person.id, person.name, person.login is not None),
        msgspec.convert(row.lines, list[wire.ReportedLine]),
        row.created,
        row.closed,
        person.muted_until if person.muted_until > now() else 0,
        times,
    )
