"""Sentences about what must happen by itself: which node sees to it, and that a table at rest is woken in time."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from typing import TYPE_CHECKING, NoReturn

import pytest
from sqlalchemy import delete, select, update

from escapade.server import log, wire
from escapade.server.refusals import RequestRefused
from escapade.server.steady_time import now
from escapade.server.storage.duties import NEVER, Duties
from escapade.server.storage.schema import DutyRow, EntryRow, NodeRow, PresenceRow
from escapade.server.tables import housekeeping, live_table
from escapade.server.tables.header import header_row, new_header
from escapade.server.tables.presence import Presence
from tests.server.in_process import ANN, BOB, Follower, hosting, started
from tests.server.test_outages import opened

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractAsyncContextManager
    from pathlib import Path

    from sqlalchemy import Executable
    from sqlalchemy.ext.asyncio import AsyncSession

    from escapade.server.notify.bus import Listener, Note
    from escapade.server.tables.host import TableHost
    from escapade.server.tables.live_table import LiveTable
    from tests.server.running import Postgres

DAY = 86_400_000


def test_a_game_by_days_leaves_the_memory_and_its_clock_runs_out_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "REST", -1)

    async def play() -> None:
        async with hosting(f"sqlite:///{tmp_path}/escapade.db") as opened:
            live = await started(opened, wire.Control("days", days=2))
            table = live.table.header.id
            await opened.housekeeping.let_rest()
            assert table not in opened.live
            await asyncio.gather(*opened.tables.resting.values())
            async with opened.store.session() as session:
                duty = await session.get_one(DutyRow, table)
                assert duty.node == ""
                assert now() + DAY < duty.due <= now() + 2 * DAY
                await session.execute(update(EntryRow).values(at=EntryRow.at - 2 * DAY))  # two days go by
                await session.execute(update(DutyRow).values(due=duty.due - 2 * DAY))
                await session.commit()
            monkeypatch.setattr(live_table, "REST", 600_000)
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
    monkeypatch.setattr(live_table, "REST", -1)

    async def play() -> None:
        async with hosting(f"sqlite:///{tmp_path}/escapade.db") as opened:
            live = await started(opened, wire.Control())
            table = live.table.header.id
            await opened.housekeeping.let_rest()
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
        async with hosting(f"sqlite:///{tmp_path}/escapade.db") as opened:
            names = [(await started(opened, wire.Control())).table.header.id for _ in range(3)]
            for name in names:
                opened.live.pop(name).close()
            opened.housekeeping.taken.extend(names)
            await asyncio.gather(opened.housekeeping.take_duties(), opened.housekeeping.take_duties())
            assert set(names) <= opened.live.keys()
            assert all(opened.live[name].in_charge for name in names)

    asyncio.run(play())


def test_somebody_whose_presence_was_lost_is_seen_by_other_nodes_again(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "PRESENCE_EVERY", 0.1)
    database = postgres.database()

    async def play() -> None:
        async with hosting(database) as here, hosting(database) as there:
            live = await started(here, wire.Control())
            table = live.table.header.id
            await live.watch(Follower(ANN), None)
            await until_seen(there, table, ANN)
            async with here.store.session() as session:
                await session.execute(delete(PresenceRow))  # as after an outage, or by a node that thought us dead
                await session.commit()
            await until_seen(there, table, ANN)

    asyncio.run(play())


def test_somebody_who_comes_by_several_tabs_at_once_is_noted_once(database: str) -> None:
    async def come() -> dict[str, set[str]]:
        async with opened(database) as store:
            here, there = Presence(store, "here"), Presence(store, "there")
            for _ in range(2):  # the first time connections are opened, one after the other
                await here.changed("t", "ann", lambda: False)
                await asyncio.gather(
                    *[here.changed("t", "ann", lambda: True) for _ in range(6)],
                    *[here.correct(lambda: {("t", "ann")}) for _ in range(2)],
                )
            async with store.session() as session:
                session.add(NodeRow(id="here", alive=now()))
                await session.commit()
            return await there.elsewhere(["t"])

    assert asyncio.run(come()) == {"t": {"ann"}}


def test_many_who_come_while_presence_is_corrected_are_all_noted(database: str) -> None:
    people = {("t", f"person {n}") for n in range(50)}

    async def come() -> dict[str, set[str]]:
        async with opened(database) as store:
            here, there = Presence(store, "here"), Presence(store, "there")
            for now_here in (people, set(), people):
                come_and_go = [here.changed(*one, partial(bool, now_here)) for one in sorted(people)]
                await asyncio.gather(here.correct(partial(set[tuple[str, str]], now_here)), *come_and_go)
            async with store.session() as session:
                session.add(NodeRow(id="here", alive=now()))
                await session.commit()
            return await there.elsewhere(["t"])

    assert asyncio.run(come()) == {"t": {person for _, person in people}}


def test_somebody_who_comes_from_another_node_is_not_shown_an_older_table(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "LOOK_EVERY", 600.0)  # nobody tells this node, and it does not look by itself
    database = postgres.database()

    async def play() -> None:
        async with hosting(database) as here, hosting(database) as there:
            live = await started(here, wire.Control())
            behind = await there.find(live.table.header.id)
            seat = live.table.to_act()[0]
            action = live.table.playing().legal(seat)[0]
            seen = await live.do(lambda table: table.play(seat, action, table.version))
            follower = Follower(ANN)
            await behind.watch(follower, seen)
            shown = [json.loads(message) for message in follower.heard]
            assert all(one["version"] >= seen for one in shown if one["type"] == "snapshot")
            assert behind.table.version == seen

    asyncio.run(play())


class Relay:
    """A bus in this process that delivers to one other node, and remembers what was said."""

    up = True

    def __init__(self, to: TableHost) -> None:
        self.to = to
        self.said: list[Note] = []

    def open(self, listener: Listener) -> None:
        """Listen to nobody."""

    def publish(self, note: Note) -> None:
        """Deliver a note."""
        self.said.append(note)
        self.to.node.later(self.to.housekeeping.heard(note))

    async def close(self) -> None:
        """Do nothing."""


async def play_one(live: LiveTable) -> int:
    """Play any move; return the version."""
    seat = live.table.to_act()[0]
    action = live.table.playing().legal(seat)[0]
    return await live.do(lambda table: table.play(seat, action, table.version))


async def until(held: Callable[[], bool]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(60):
        while not held():  # noqa: ASYNC110 - nobody is told in here
            await asyncio.sleep(0.05)


def test_a_node_where_nobody_watches_reads_what_others_played_when_somebody_asks(postgres: Postgres) -> None:
    database = postgres.database()

    async def play() -> None:
        async with hosting(database) as here, hosting(database) as there:
            here.node.bus = Relay(there)
            live = await started(here, wire.Control())
            await live.watch(Follower(ANN), None)
            elsewhere = await there.find(live.id)
            before = elsewhere.table.version
            seen = [await play_one(live) for _ in range(3)][-1]
            await until(lambda: elsewhere.outdated)
            assert elsewhere.table.version == before
            assert (await there.find(live.id)).table.version == seen
            elsewhere.heard_of(10**9)
            await (await there.find(live.id)).watch(Follower(BOB), None)
            assert not elsewhere.outdated

    asyncio.run(play())


def test_a_table_that_could_not_be_read_is_read_the_next_time(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgres.database()

    async def play() -> None:
        async with hosting(database) as here, hosting(database) as there:
            live = await started(here, wire.Control())
            elsewhere = await there.find(live.id)
            seen = await play_one(live)
            elsewhere.heard_of(seen)
            with monkeypatch.context() as patched:
                patched.setattr(there.node, "later_entries", unreachable)
                with pytest.raises(RequestRefused, match="store-away"):
                    await there.find(live.id)
            assert (await there.find(live.id)).table.version == seen

    async def unreachable(_: object) -> NoReturn:
        raise TimeoutError

    asyncio.run(play())


def test_the_node_where_people_are_takes_charge_of_their_table(postgres: Postgres) -> None:
    database = postgres.database()

    async def play() -> None:
        async with hosting(database) as here, hosting(database) as there:
            here.node.bus = Relay(there)
            live = await started(here, wire.Control())
            assert live.in_charge
            elsewhere = await there.find(live.id)
            await elsewhere.watch(Follower(ANN), None)
            await until(lambda: elsewhere.in_charge)
            assert not here.live[live.id].in_charge
            async with there.store.session() as session:
                assert (await session.get_one(DutyRow, live.id)).node == there.node.id

    asyncio.run(play())


def test_a_node_keeps_a_table_that_somebody_watches_there(postgres: Postgres) -> None:
    database = postgres.database()

    async def play() -> None:
        async with hosting(database) as here, hosting(database) as there:
            here.node.bus = relay = Relay(there)
            live = await started(here, wire.Control())
            await live.watch(Follower(BOB), None)
            await (await there.find(live.id)).watch(Follower(ANN), None)
            await until(lambda: ANN in live.here())
            await here.housekeeping.hand_over()
            assert live.in_charge
            assert not any(note.free for note in relay.said)

    asyncio.run(play())


def test_a_node_that_hears_of_an_entry_does_not_tell_others_of_it(postgres: Postgres) -> None:
    database = postgres.database()

    async def play() -> None:
        async with hosting(database) as here, hosting(database) as there:
            here.node.bus, there.node.bus = Relay(there), (back := Relay(here))
            live = await started(here, wire.Control())
            elsewhere, ann = await there.find(live.id), Follower(ANN)
            await live.watch(Follower(BOB), None)
            await elsewhere.watch(ann, None)
            await until(lambda: ANN in live.here() and BOB in elsewhere.here())
            back.said.clear()  # whoever hears that somebody came says once where the table is
            seen = await play_one(live)
            await until(lambda: seen in [json.loads(one).get("version") for one in ann.heard])
            assert elsewhere.table.version == seen
            assert [note for note in back.said if not note.presence] == []

    asyncio.run(play())


def test_a_node_tells_others_of_moves_only_when_somebody_follows_them_there(postgres: Postgres) -> None:
    database = postgres.database()

    async def play() -> None:
        async with hosting(database) as here, hosting(database) as there:
            here.node.bus = relay = Relay(there)
            live = await started(here, wire.Control())
            await live.watch(Follower(ANN), None)
            await live.refresh_presence()
            relay.said.clear()
            missed = await play_one(live)
            assert [note for note in relay.said if not note.presence] == []
            bob = Follower(BOB)
            await (await there.find(live.id)).watch(bob, None)
            await until(lambda: BOB in live.here())
            assert relay.said[-1].version == missed  # in case it was stored while Bob came
            seen = await play_one(live)
            await until(lambda: any(json.loads(message).get("version") == seen for message in bob.heard))

    asyncio.run(play())


def test_a_player_whose_table_another_node_has_does_not_ask_for_it_with_every_move(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgres.database()

    async def play() -> None:
        async with hosting(database) as here, hosting(database) as there:
            live = await started(here, wire.Control())
            await live.watch(Follower(BOB), None)
            elsewhere = await there.find(live.id)
            claims: list[str] = []
            claim = there.node.duties.claim

            def counted(table: str) -> Executable:
                claims.append(table)
                return claim(table)

            monkeypatch.setattr(there.node.duties, "claim", counted)
            for _ in range(3):
                await play_one(elsewhere)
            assert claims == [live.id]
            assert not elsewhere.in_charge

    asyncio.run(play())


def test_a_node_asks_once_for_all_tables_that_people_come_to_at_the_same_time(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    headers = [new_header(wire.NewTable(game="dig", seats=[wire.NewSeat()]), {}, 2, ANN) for _ in range(40)]
    tables = sorted(header.id for header in headers)

    async def play() -> None:
        async with opened(database) as store:
            async with store.session() as session:
                session.add(NodeRow(id="other", alive=now()))
                session.add_all(map(header_row, headers))
                await session.flush()
                session.add_all(DutyRow(table_id=table, due=0, node="") for table in tables[1:])
                session.add(DutyRow(table_id=tables[0], due=0, node="other"))
                await session.commit()
            duties, exchange = Duties(store, "here"), store.exchange
            exchanges: list[int] = []

            def counted() -> AbstractAsyncContextManager[AsyncSession]:
                exchanges.append(1)
                return exchange()

            monkeypatch.setattr(store, "exchange", counted)
            taken = await asyncio.gather(*[duties.take_one(table) for table in tables])
            assert taken == [False] + [True] * 39
            assert len(exchanges) == 1

    asyncio.run(play())


async def until_seen(opened: TableHost, table: str, person: str) -> None:
    """Wait until a node knows that somebody follows a table from another one."""
    async with asyncio.timeout(60):
        while person not in (await opened.node.presence.elsewhere([table]))[table]:  # noqa: ASYNC110 - nobody is told in here
            await asyncio.sleep(0.1)


def test_only_one_node_takes_a_table_and_another_when_the_first_is_dead(database: str) -> None:
    async def play() -> None:
        async with hosting(database) as opened:
            live = await started(opened, wire.Control())
            table, other = live.table.header.id, Duties(opened.store, "other")
            async with opened.store.session() as session:
                session.add(NodeRow(id="other", alive=now()))
                await session.commit()
            assert await other.take() == []
            assert not await other.take_one(table)
            async with opened.store.session() as session:
                await session.execute(update(NodeRow).where(NodeRow.id == opened.node.id).values(alive=now() - 60_000))
                await session.commit()
            assert await other.take() == [table]
            assert await other.take() == []

    asyncio.run(play())


def test_a_table_left_for_later_is_due_then_and_one_nobody_waits_for_never_is(database: str) -> None:
    async def play() -> None:
        async with hosting(database) as opened:
            live = await started(opened, wire.Control())
            table = live.table.header.id
            for at, due in ((5, 5), (None, NEVER)):
                await opened.node.duties.take_one(table)
                await opened.node.duties.leave({table: at})
                async with opened.store.session() as session:
                    assert await session.scalar(select(DutyRow.due)) == due

    asyncio.run(play())


def test_the_time_all_nodes_were_away_is_given_back_once(database: str) -> None:
    async def play() -> None:
        async with hosting(database) as opened:
            live = await started(opened, wire.Control("bank", seconds=60))
            left = live.table.clocks.falls(live.table.to_act()[0])
            assert left is not None
            opened.node.outage = (live.table.changed, live.table.changed + 7_000)
            await live.take_charge()
            await live.take_charge()
            entries = [log.read(row.body) for row in await opened.store.entries(live.table.header.id)]
            assert [entry.ms for entry in entries if isinstance(entry, log.Credited)] == [7_000]
            assert live.table.clocks.falls(live.table.to_act()[0]) == left + 7_000

    asyncio.run(play())
