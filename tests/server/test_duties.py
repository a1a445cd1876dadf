"""Sentences about what must happen by itself: which node sees to it, and that a table at rest is woken in time."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from sqlalchemy import delete, select, update

from escapade.server import log, tables, wire
from escapade.server.duties import NEVER, Duties
from escapade.server.schema import DutyRow, EntryRow, NodeRow, PersonRow, PresenceRow
from escapade.server.settings import Settings
from escapade.server.steady_time import now
from escapade.server.tables import Tables

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    import pytest

    from escapade.server.live import Live
    from tests.server.running import Postgres

DAY = 86_400_000
ANN, BOB = "a" * 16, "b" * 16


@asynccontextmanager
async def house(database: str) -> AsyncIterator[Tables]:
    """Open a node in this process, with two people it knows."""
    opened = Tables(Settings(database=database))
    await opened.open()
    async with opened.store.session() as session:
        for person in (ANN, BOB):
            await session.merge(PersonRow(id=person, name=person[0], created=0, generation=0, rated=False, settings={}))
        await session.commit()
    try:
        yield opened
    finally:
        await opened.close()


async def started(opened: Tables, control: wire.Control) -> Live:
    """Seat both and deal."""
    async with opened.store.session() as session:
        host = await session.get_one(PersonRow, ANN)
    wanted = wire.NewTable("cartagena", [wire.Place("me"), wire.Place("open")], control=control, hold=0)
    live = await opened.create(host, wanted)
    await live.do(lambda table: table.sit(BOB, "Bob", 1))
    await live.do(lambda table: table.start(ANN))
    return live


def test_a_game_by_days_leaves_the_memory_and_its_clock_runs_out_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "REST", -1)

    async def play() -> None:
        async with house(f"sqlite:///{tmp_path}/escapade.db") as opened:
            live = await started(opened, wire.Control("days", days=2))
            table = live.table.header.id
            await opened.let_rest()
            assert table not in opened.live
            await asyncio.gather(*opened.resting.values())
            async with opened.store.session() as session:
                duty = await session.get_one(DutyRow, table)
                assert duty.node == ""
                assert now() + DAY < duty.due <= now() + 2 * DAY
                await session.execute(update(EntryRow).values(at=EntryRow.at - 2 * DAY))  # two days go by
                await session.execute(update(DutyRow).values(due=duty.due - 2 * DAY))
                await session.commit()
            monkeypatch.setattr(tables, "REST", 600_000)
            async with asyncio.timeout(60):
                while (await opened.find(table)).table.status != "over":  # noqa: ASYNC110 - nobody is told in here
                    await asyncio.sleep(0.1)
            entries = [log.read(row.body) for row in await opened.store.entries(table)]
            assert isinstance(entries[-2], log.Resigned)
            assert entries[-2].time
            async with opened.store.session() as session:
                assert await session.get(DutyRow, table) is None

    asyncio.run(play())


def test_a_table_at_rest_goes_on_as_soon_as_somebody_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "REST", -1)

    async def play() -> None:
        async with house(f"sqlite:///{tmp_path}/escapade.db") as opened:
            live = await started(opened, wire.Control())
            table = live.table.header.id
            await opened.let_rest()
            again = await opened.find(table)
            assert again is not live
            assert not again.in_charge
            seat = again.table.to_act()[0]
            action = again.table.playing().legal(seat)[0]
            await again.do(lambda table: table.play(seat, action, table.version))
            assert again.in_charge

    asyncio.run(play())


def test_tables_taken_by_two_rounds_at_once_all_go_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(f"sqlite:///{tmp_path}/escapade.db") as opened:
            names = [(await started(opened, wire.Control())).table.header.id for _ in range(3)]
            for name in names:
                opened.live.pop(name).close()
            opened.taken.extend(names)
            await asyncio.gather(opened.take_duties(), opened.take_duties())
            assert set(names) <= opened.live.keys()
            assert all(opened.live[name].in_charge for name in names)

    asyncio.run(play())


def test_somebody_whose_presence_was_lost_is_seen_by_other_nodes_again(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "PRESENCE_EVERY", 0.1)
    database = postgres.database()

    async def play() -> None:
        async with house(database) as here, house(database) as there:
            live = await started(here, wire.Control())
            table = live.table.header.id
            await live.watch(Follower(ANN), None)
            await until_seen(there, table, ANN)
            async with here.store.session() as session:
                await session.execute(delete(PresenceRow))  # as after an outage, or by a node that thought us dead
                await session.commit()
            await until_seen(there, table, ANN)

    asyncio.run(play())


def test_somebody_who_comes_from_another_node_is_not_shown_an_older_table(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "LOOK_EVERY", 600.0)  # nobody tells this node, and it does not look by itself
    database = postgres.database()

    async def play() -> None:
        async with house(database) as here, house(database) as there:
            live = await started(here, wire.Control())
            behind = await there.find(live.table.header.id)
            seat = live.table.to_act()[0]
            action = live.table.playing().legal(seat)[0]
            seen = await live.do(lambda table: table.play(seat, action, table.version))
            follower = Follower(ANN)
            await behind.watch(follower, seen)
            shown = [json.loads(message) for message in follower.heard]
            assert all(one["table"]["version"] >= seen for one in shown if one["type"] == "table")
            assert behind.table.version == seen

    asyncio.run(play())


class Follower:
    """Somebody who follows a table."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.trips: list[float] = []
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        """Keep what is told."""
        self.heard.append(message)


async def until_seen(opened: Tables, table: str, person: str) -> None:
    """Wait until a node knows that somebody follows a table from another one."""
    async with asyncio.timeout(60):
        while person not in (await opened.presence.elsewhere([table]))[table]:  # noqa: ASYNC110 - nobody is told in here
            await asyncio.sleep(0.1)


def test_only_one_node_takes_a_table_and_another_when_the_first_is_dead(database: str) -> None:
    async def play() -> None:
        async with house(database) as opened:
            live = await started(opened, wire.Control())
            table, other = live.table.header.id, Duties(opened.store, "other")
            async with opened.store.session() as session:
                session.add(NodeRow(id="other", alive=now()))
                await session.commit()
            assert await other.take() == []
            assert not await other.take_one(table)
            async with opened.store.session() as session:
                await session.execute(update(NodeRow).where(NodeRow.id == opened.node).values(alive=now() - 60_000))
                await session.commit()
            assert await other.take() == [table]
            assert await other.take() == []

    asyncio.run(play())


def test_a_table_left_for_later_is_due_then_and_one_nobody_waits_for_never_is(database: str) -> None:
    async def play() -> None:
        async with house(database) as opened:
            live = await started(opened, wire.Control())
            table = live.table.header.id
            for at, due in ((5, 5), (None, NEVER)):
                await opened.duties.take_one(table)
                await opened.duties.leave({table: at})
                async with opened.store.session() as session:
                    assert await session.scalar(select(DutyRow.due)) == due

    asyncio.run(play())


def test_the_time_all_nodes_were_away_is_given_back_once(database: str) -> None:
    async def play() -> None:
        async with house(database) as opened:
            live = await started(opened, wire.Control("bank", seconds=60))
            left = live.table.clocks.falls(live.table.to_act()[0])
            assert left is not None
            opened.outage = (live.table.changed, live.table.changed + 7_000)
            await live.take_charge()
            await live.take_charge()
            entries = [log.read(row.body) for row in await opened.store.entries(live.table.header.id)]
            assert [entry.ms for entry in entries if isinstance(entry, log.Credited)] == [7_000]
            assert live.table.clocks.falls(live.table.to_act()[0]) == left + 7_000

    asyncio.run(play())
