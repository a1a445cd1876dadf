"""People's tries at puzzles and their runs on the path of the day, in the database."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import case, func, select, update
from sqlalchemy.exc import IntegrityError

from escapade.puzzles.daily import RUN_GAME
from escapade.server import wire
from escapade.server.refusals import RequestRefused
from escapade.server.steady_time import now
from escapade.server.storage.schema import DailyRunRow, PersonRow, PuzzleTryRow

if TYPE_CHECKING:
    from escapade.puzzles.puzzle import Puzzle
    from escapade.server.storage.store import Store

_LISTED = 100  # times of a day


class Tries(NamedTuple):
    """How people's first tries at a puzzle went, and whether one person has solved it."""

    attempts: int = 0
    solves: int = 0
    solved: bool = False


async def tries_of(store: Store, game: str, person: str = "") -> dict[str, Tries]:
    """Count the tries at the puzzles of a game, by the puzzle's name; `person` asks whether they have solved it."""
    first = func.sum(case((PuzzleTryRow.at_once, 1), else_=0))
    own = func.max(case(((PuzzleTryRow.person == person) & PuzzleTryRow.solved, 1), else_=0))
    query = (
        select(PuzzleTryRow.puzzle, func.count(), first, own)
        .where(PuzzleTryRow.game == game)
        .group_by(PuzzleTryRow.puzzle)
    )
    async with store.session() as session:
        rows = (await session.execute(query)).all()
    return {puzzle: Tries(int(attempts), int(solves), bool(solved)) for puzzle, attempts, solves, solved in rows}


async def note_try(store: Store, person: str, puzzle: Puzzle, *, solved: bool) -> None:
    """Store the end of a try. The first one decides whether it was solved at once."""
    key = (person, puzzle.name)
    async with store.session() as session:
        known = await session.get(PuzzleTryRow, key)
        if known is not None:
            known.solved = known.solved or solved
            await session.commit()
            return
        session.add(
            PuzzleTryRow(
                person=person, puzzle=puzzle.name, game=puzzle.game, at_once=solved, solved=solved, created=now()
            )
        )
        try:
            await session.commit()
        except IntegrityError:  # the same person, at the same moment in another tab
            await session.rollback()
            again = True
        else:
            again = False
    if again:
        await note_try(store, person, puzzle, solved=solved)


async def start_run(store: Store, person: str, day: str) -> None:
    """Start somebody's clock on the path of a day; it goes on if they started before. Refuse a second run."""
    async with store.session() as session:
        row = await session.get(DailyRunRow, (day, person))
        if row is not None and row.elapsed is not None:
            raise RequestRefused("daily-run-over")
        if row is not None:
            return
        session.add(DailyRunRow(day=day, person=person, started=now()))
        try:
            await session.commit()
        except IntegrityError:  # started at the same moment in another tab
            await session.rollback()


async def started_run(store: Store, person: str, day: str) -> int:
    """Return when somebody's clock started, or refuse."""
    async with store.session() as session:
        row = await session.get(DailyRunRow, (day, person))
    if row is None:
        raise RequestRefused("daily-run-not-started")
    if row.elapsed is not None:
        raise RequestRefused("daily-run-over")
    return int(row.started)


async def finish_run(store: Store, person: str, day: str, elapsed: int, *, right: bool) -> None:
    """Store somebody's run; only the first counts."""
    mine = (DailyRunRow.day == day) & (DailyRunRow.person == person) & DailyRunRow.elapsed.is_(None)
    async with store.session() as session:
        await session.execute(update(DailyRunRow).where(mine).values(elapsed=elapsed, right=right))
        await session.commit()


async def runs_of(store: Store, day: str, person: str = "") -> wire.DailyRun:
    """List the runs of a day: right ones first, then by time."""
    ran = (DailyRunRow.day == day) & DailyRunRow.elapsed.is_not(None)
    query = (
        select(DailyRunRow, PersonRow)
        .join(PersonRow, PersonRow.id == DailyRunRow.person)
        .where(ran)
        .order_by(DailyRunRow.right.desc(), DailyRunRow.elapsed, DailyRunRow.person)
    )
    async with store.session() as session:
        listed = list((await session.execute(query.limit(_LISTED))).all())
        if person and all(row.person != person for row, _ in listed):
            listed += (await session.execute(query.where(DailyRunRow.person == person))).all()
        runners = await session.scalar(select(func.count()).select_from(DailyRunRow).where(ran))
    times = [
        wire.DailyTime(
            wire.Person(one.id, one.name, one.login is not None), int(row.elapsed or 0), row.right, row.person == person
        )
        for row, one in listed
    ]
    return wire.DailyRun(day, RUN_GAME, times, int(runners or 0))
