"""How well people play: a rating a game by openskill, for those who want one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from openskill.models import PlackettLuce
from sqlalchemy import select, update

from escapade.server import wire
from escapade.server.history import sat_at
from escapade.server.results import place
from escapade.server.schema import PersonRow, RatingRow, SittingRow, TableRow

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncSession

    from escapade.server.store import Store
    from escapade.server.table import Table

MODEL = PlackettLuce()
LISTED = 100
WORST = 99
FEWEST = 2  # people, for a game to say anything about them


async def settle(store: Store, table: Table) -> None:
    """Count a rated game once, whichever node comes first."""
    async with store.session() as session:
        first = await session.execute(
            update(TableRow).where(TableRow.id == table.header.id, ~TableRow.settled).values(settled=True)
        )
        if first.rowcount and table.end is not None:  # type: ignore[attr-defined]  # an update has one
            await count(session, table)
        await session.commit()


async def count(session: AsyncSession, table: Table) -> None:
    """Change the ratings of everybody who played and wants to be rated."""
    places = best_places(table)
    rated = await session.scalars(select(PersonRow.id).where(PersonRow.id.in_(list(places)), PersonRow.rated))
    people = sorted(rated)
    if len(people) < FEWEST:
        return
    rows = [await rating_row(session, person, table.header.game) for person in people]
    teams = [[MODEL.rating(mu=row.mu, sigma=row.sigma)] for row in rows]
    after = MODEL.rate(teams, ranks=[float(places[person]) for person in people])
    for row, [rating] in zip(rows, after, strict=True):
        row.mu, row.sigma, row.games = rating.mu, rating.sigma, row.games + 1


def best_places(table: Table) -> dict[str, int]:
    """Say in which place each person came in; with several seats the best of them."""
    assert table.end is not None
    places: dict[str, int] = {}
    for seat, chair in enumerate(table.chairs):
        if chair.person:
            here = place(table, table.end, seat)
            places[chair.person] = min(here, places.get(chair.person, here))
    return places


async def rating_row(session: AsyncSession, person: str, game: str) -> RatingRow:
    """Find somebody's rating, or begin one."""
    row = await session.get(RatingRow, (person, game))
    if row is None:
        new = MODEL.rating()
        row = RatingRow(person=person, game=game, mu=new.mu, sigma=new.sigma, games=0)
        session.add(row)
    return row


def shown(row: RatingRow) -> float:
    """Give the number people see: what somebody is at least worth, as far as is known."""
    return round(MODEL.rating(mu=row.mu, sigma=row.sigma).ordinal(), 2)


async def leaderboard(store: Store, game: str) -> list[wire.Rank]:
    """List the best players of a game."""
    query = (
        select(RatingRow, PersonRow)
        .join(PersonRow, PersonRow.id == RatingRow.person)
        .where(RatingRow.game == game, PersonRow.rated)
        .order_by((RatingRow.mu - 3 * RatingRow.sigma).desc())
        .limit(LISTED)
    )
    async with store.session() as session:
        found = (await session.execute(query)).all()
    return [
        wire.Rank(at, wire.Person(person.id, person.name, person.login is not None), shown(row), row.games)
        for at, (row, person) in enumerate(found, 1)
    ]


async def profile(store: Store, person: PersonRow) -> wire.Profile:
    """Show how somebody plays, if they want that to be known."""
    async with store.session() as session:
        rows = list(await session.scalars(select(RatingRow).where(RatingRow.person == person.id)))
    known = rows if person.rated else []
    return wire.Profile(
        wire.Person(person.id, person.name, person.login is not None),
        {row.game: shown(row) for row in known},
        {row.game: row.games for row in known},
    )


async def versus(store: Store, one: str, other: str, asker: str) -> wire.Versus:
    """Count how often two people met in finished games that whoever asks may know of, and who came in before whom."""
    async with store.session() as session:
        mine, theirs = await places_of(session, one, asker), await places_of(session, other, asker)
    met = [(mine[table], theirs[table]) for table in mine.keys() & theirs.keys()]
    return wire.Versus(len(met), sum(a < b for a, b in met), sum(a > b for a, b in met))


async def places_of(session: AsyncSession, person: str, asker: str) -> dict[str, int]:
    """Give somebody's best place at each public table, and at each private one where whoever asks sat too."""
    finished = (SittingRow.person == person) & SittingRow.place.is_not(None)
    known = TableRow.public | sat_at(asker)
    query = select(SittingRow.table_id, SittingRow.place).join(TableRow, TableRow.id == SittingRow.table_id)
    rows = await session.execute(query.where(finished, known))
    places: dict[str, int] = {}
    for table, place_there in rows:
        places[table] = min(place_there or WORST, places.get(table, WORST))
    return places
