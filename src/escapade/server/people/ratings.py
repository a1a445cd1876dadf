"""Ratings per game (openskill), for people who opted in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from openskill.models import PlackettLuce
from sqlalchemy import distinct, func, select, update
from sqlalchemy.orm import aliased

from escapade.server import wire
from escapade.server.people.history import sat_at
from escapade.server.storage.schema import PersonRow, RatingRow, SittingRow, TableRow

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy.ext.asyncio import AsyncSession

    from escapade.server.storage.store import Store

_MODEL = PlackettLuce()
_LISTED = 100
_WORST = 99
_FEWEST = 2  # people needed for a rated game
_GAMES = 5  # a rating is provisional before so many games …
_OPPONENTS = 3  # … against so many different people


async def settle(
    store: Store, table: str, game: str, places: dict[str, int], stood_in_for: Collection[str] = ()
) -> None:
    """Count a rated game once, whichever node comes first.

    places: each person's place.
    stood_in_for: people for whom a bot made moves; their ratings do not rise.
    """
    async with store.session() as session:
        first = await session.execute(
            update(TableRow).where(TableRow.id == table, ~TableRow.settled).values(settled=True)
        )
        if first.rowcount:  # type: ignore[attr-defined]  # an update has one
            await _count(session, table, game, places, stood_in_for)
        await session.commit()


async def changes(store: Store, table: str) -> dict[int, wire.RatingChange]:
    """Return how a rated game changed ratings, by seat, of those who show theirs."""
    query = (
        select(SittingRow)
        .join(PersonRow, PersonRow.id == SittingRow.person)
        .where(SittingRow.table_id == table, PersonRow.rated)
    )
    async with store.session() as session:
        rows = list(await session.scalars(query))
    return {
        row.seat: wire.RatingChange(row.rating_before, row.rating_after)
        for row in rows
        if row.rating_before is not None and row.rating_after is not None
    }


async def _count(
    session: AsyncSession, table: str, game: str, places: dict[str, int], stood_in_for: Collection[str]
) -> None:
    """Update the ratings of everybody who played and opted in, and note the changes at the table."""
    rated = await session.scalars(select(PersonRow.id).where(PersonRow.id.in_(list(places)), PersonRow.rated))
    people = sorted(rated)
    if len(people) < _FEWEST:
        return
    rows = [await _rating_row(session, person, game) for person in people]
    teams = [[_MODEL.rating(mu=row.mu, sigma=row.sigma)] for row in rows]
    after = _MODEL.rate(teams, ranks=[float(places[person]) for person in people])
    for row, [rating] in zip(rows, after, strict=True):
        before = _displayed_rating(row)
        if row.person not in stood_in_for or rating.ordinal() <= before:
            row.mu, row.sigma, row.games = rating.mu, rating.sigma, row.games + 1
        own = (SittingRow.table_id == table) & (SittingRow.person == row.person)
        noted = {"rating_before": before, "rating_after": _displayed_rating(row)}
        await session.execute(update(SittingRow).where(own).values(**noted))
    for row in rows:
        row.opponents = await _opponents(session, row)


async def _opponents(session: AsyncSession, row: RatingRow) -> int:
    """Count the different people somebody has played rated games of a kind with."""
    mine, theirs = aliased(SittingRow), aliased(SittingRow)
    query = (
        select(func.count(distinct(theirs.person)))
        .join(mine, mine.table_id == theirs.table_id)
        .join(TableRow, TableRow.id == mine.table_id)
        .where(TableRow.game == row.game, mine.person == row.person, theirs.person != row.person)
        .where(mine.rating_after.is_not(None), theirs.rating_after.is_not(None))
    )
    return int(await session.scalar(query) or 0)


async def _rating_row(session: AsyncSession, person: str, game: str) -> RatingRow:
    """Return somebody's rating, a new one if there is none."""
    row = await session.get(RatingRow, (person, game))
    if row is None:
        new = _MODEL.rating()
        row = RatingRow(person=person, game=game, mu=new.mu, sigma=new.sigma, games=0, opponents=0)
        session.add(row)
    return row


def _is_provisional(row: RatingRow) -> bool:
    """Whether a rating says little yet: too few games, or against too few people."""
    return row.games < _GAMES or row.opponents < _OPPONENTS


def _displayed_rating(row: RatingRow) -> float:
    """Return the number people see: a lower bound of the skill."""
    return round(_MODEL.rating(mu=row.mu, sigma=row.sigma).ordinal(), 2)


async def leaderboard(store: Store, game: str) -> list[wire.Rank]:
    """List the best players of a game whose ratings are no longer provisional."""
    query = (
        select(RatingRow, PersonRow)
        .join(PersonRow, PersonRow.id == RatingRow.person)
        .where(RatingRow.game == game, PersonRow.rated)
        .where(RatingRow.games >= _GAMES, RatingRow.opponents >= _OPPONENTS)
        .order_by((RatingRow.mu - 3 * RatingRow.sigma).desc())
        .limit(_LISTED)
    )
    async with store.session() as session:
        found = (await session.execute(query)).all()
    return [
        wire.Rank(at, wire.Person(person.id, person.name, person.login is not None), _displayed_rating(row), row.games)
        for at, (row, person) in enumerate(found, 1)
    ]


async def profile(store: Store, person: PersonRow) -> wire.Profile:
    """Return somebody's ratings, if they opted in."""
    async with store.session() as session:
        rows = list(await session.scalars(select(RatingRow).where(RatingRow.person == person.id)))
    known = rows if person.rated else []
    return wire.Profile(
        wire.Person(person.id, person.name, person.login is not None),
        {row.game: _displayed_rating(row) for row in known},
        {row.game: row.games for row in known},
        [row.game for row in known if _is_provisional(row)],
    )


async def versus(store: Store, one: str, other: str, asker: str) -> wire.HeadToHead:
    """Count how often two people met in games that the asker may know of, and who was ahead."""
    async with store.session() as session:
        mine, theirs = await _places_of(session, one, asker), await _places_of(session, other, asker)
    met = [(mine[table], theirs[table]) for table in mine.keys() & theirs.keys()]
    return wire.HeadToHead(len(met), sum(a < b for a, b in met), sum(a > b for a, b in met))


async def _places_of(session: AsyncSession, person: str, asker: str) -> dict[str, int]:
    """Return somebody's best place at each public table, and at private ones where the asker sat too."""
    finished = (SittingRow.person == person) & SittingRow.place.is_not(None)
    known = TableRow.public | sat_at(asker)
    query = select(SittingRow.table_id, SittingRow.place).join(TableRow, TableRow.id == SittingRow.table_id)
    rows = await session.execute(query.where(finished, known))
    places: dict[str, int] = {}
    for table, place_there in rows:
        places[table] = min(place_there or _WORST, places.get(table, _WORST))
    return places
