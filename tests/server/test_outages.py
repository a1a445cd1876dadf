"""Sentences about a database that goes away, answers late, or has something unreadable in it."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import threading
import time
from contextlib import asynccontextmanager, closing
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import text

from escapade.games import GAMES
from escapade.server import log, wire
from escapade.server.background import repeat
from escapade.server.settings import Settings
from escapade.server.storage.journal import Journal, LogConflict, PendingEntry
from escapade.server.storage.store import NotStored, Store
from escapade.server.tables.autopilot import Autopilot
from escapade.server.tables.table import Table
from tests.server.in_process import hosting, started
from tests.server.player import Player
from tests.server.running import Postgres, Proxy, Running, installed
from tests.server.test_kill import Crowd, check, seated
from tests.server.test_play import first, pair

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator
    from pathlib import Path

    from sqlalchemy import Connection


@pytest.fixture
def far_away() -> Iterator[tuple[Postgres, Proxy]]:
    """Give a PostgreSQL of its own behind a proxy that can be cut."""
    if not installed():
        pytest.skip("PostgreSQL is not installed (Debian: apt install postgresql)")
    cluster = Postgres(tcp=True)
    proxy = Proxy(cluster.port)
    yield cluster, proxy
    proxy.stop()
    cluster.stop()


def behind(cluster: Postgres, proxy: Proxy) -> str:
    """Make a database, and give its address through the proxy."""
    name = cluster.database().rpartition("/")[2]
    return cluster.address(name, proxy.port)


def test_a_database_that_comes_and_goes_loses_no_move_and_breaks_no_table(far_away: tuple[Postgres, Proxy]) -> None:
    cluster, proxy = far_away
    luck = random.Random(3)
    with Running(behind(cluster, proxy)) as server:
        crowd = seated(server, "Ann", 8)
        crowd.watch_all()
        for _ in range(4):
            enough = threading.Event()
            playing = threading.Thread(target=crowd.play_until, args=(enough,))
            playing.start()
            time.sleep(luck.uniform(0.3, 0.8))
            proxy.cut()
            time.sleep(luck.uniform(0.2, 1.5))
            proxy.open()
            time.sleep(luck.uniform(0.3, 0.8))
            enough.set()
            playing.join(60)
            assert not playing.is_alive()
        server.wait_until_well()
        settle(crowd)
        check(crowd)
        server.kill()
        server.start()  # every log can be replayed
        check(crowd)


def settle(crowd: Crowd) -> None:
    """Send again what is still open until everything is answered, as the page does."""
    until = time.monotonic() + 60
    while crowd.waiting and time.monotonic() < until:
        for action in crowd.waiting.values():
            crowd.player.send(**action)
        time.sleep(0.5)
        crowd.player.hear_all()
        crowd.settle()
    assert not crowd.waiting


def test_a_move_made_while_the_database_hangs_is_answered_when_it_is_back(far_away: tuple[Postgres, Proxy]) -> None:
    cluster, proxy = far_away
    with Running(behind(cluster, proxy)) as server:
        ann, bob, table = pair(server)
        proxy.cut()
        name = ann.play(table, first(ann, table))
        time.sleep(1)
        proxy.open()
        version = ann.until("accepted", id=name)["version"]
        assert bob.until("update", version=version)["entry"]["type"] == "played"


def test_without_its_database_a_server_says_so_and_goes_on(far_away: tuple[Postgres, Proxy]) -> None:
    cluster, proxy = far_away
    with Running(behind(cluster, proxy)) as server:
        ann, _, table = pair(server)
        proxy.cut()
        for path in ("/me", "/tables", f"/tables/{table}/log", f"/tables/{table}/chat"):
            answer = ann.http.get(f"/api{path}")
            assert (answer.status_code, answer.json()["code"]) == (503, "store-away"), path
            assert int(answer.headers["retry-after"]) >= 1
        assert ann.http.get("/health").status_code == 503
        ann.send(type="say", table=table, text="is anybody there?")
        assert ann.until("refused")["code"] == "store-away"
        proxy.open()
        server.wait_until_well()
        ann.send(type="say", table=table, text="is anybody there?")
        assert ann.until("chat")["text"] == "is anybody there?"


def test_a_commit_whose_answer_was_lost_is_found_and_not_doubled(tmp_path: Path) -> None:
    asyncio.run(lost_answer(f"sqlite:///{tmp_path}/escapade.db"))


async def lost_answer(url: str) -> None:
    """Let the first commit work and its answer get lost."""
    async with opened(url) as store:
        lost, transact = [True], store.writer.transact

        async def deaf(work: Callable[[Connection], None]) -> None:
            await transact(work)
            if lost.pop() if lost else False:
                raise OSError("the line broke after the commit")

        store.writer.transact = deaf  # type: ignore[method-assign]  # the line is what we break
        journal = Journal(store)
        journal.open()
        await journal.append(PendingEntry("t", 1, 0, log.write(log.Sat(0, "Ann")), "one"))
        with pytest.raises(LogConflict):
            await journal.append(PendingEntry("t", 1, 0, log.write(log.Sat(1, "Bob")), "two"))
        assert [(row.seq, row.action_id) for row in await store.entries("t")] == [(1, "one")]
        await journal.close()


@pytest.mark.parametrize("bad", ["nul\0", "x" * 200, "number"])
def test_an_entry_that_cannot_be_stored_fails_alone(database: str, bad: str) -> None:
    asyncio.run(one_bad_entry(database, bad))


async def one_bad_entry(url: str, bad: str) -> None:
    """Write a bad entry between good ones, all at once."""
    async with opened(url) as store:
        journal = Journal(store)
        body = log.write(log.Sat(0, "Ann"))
        lines = [PendingEntry("t", seq, 0, body, f"good-{seq}") for seq in range(1, 8)]
        spoiled = PendingEntry("t", 8, 0, body, bad) if bad != "number" else PendingEntry("t", 2**64, 0, body, "number")
        waiting = [asyncio.ensure_future(journal.append(line)) for line in (*lines[:3], spoiled, *lines[3:])]
        await asyncio.sleep(0)
        journal.open()
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        assert outcomes[:3] + outcomes[4:] == [None] * len(lines)
        stored = {row.action_id for row in await store.entries("t")}
        assert stored.issuperset(line.action_id for line in lines)
        if not store.sqlite or bad == "number":  # SQLite takes any text
            assert isinstance(outcomes[3], NotStored)
        await journal.close()


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """Open a store with one table in it."""
    store = Store(Settings(database=url).database_url())
    await store.open()
    async with store.engine.begin() as connection:
        await connection.execute(
            text(
                "INSERT INTO tables (id, game, rules, options, players, host, public, rated, control, delay, hold,"
                " seed, salt, muted, status, settled, created) VALUES ('t', 'cartagena', 'cartagena-1', '{}', 2, 'p',"
                " true, false, '{}', 0, 0, 's', 's', '[]', 'gathering', false, 0)"
            )
        )
    try:
        yield store
    finally:
        await store.close()


def test_one_table_that_cannot_be_read_is_set_aside_and_the_server_starts(tmp_path: Path) -> None:
    with Running(f"sqlite:///{tmp_path}/escapade.db") as server:
        ann, bob, table = pair(server)
        _, _, other = pair(server)
        ann.play(table, first(ann, table))
        ann.until("accepted")
        server.kill()
        with closing(sqlite3.connect(tmp_path / "escapade.db")) as database:
            database.execute("UPDATE entries SET body = 'no entry at all' WHERE table_id = ? AND seq = 3", (table,))
            database.commit()
        server.start()
        refused = ann.http.get(f"/api/tables/{table}/")
        assert (refused.status_code, refused.json()["code"]) == (409, "table-damaged")
        [mine] = [card for card in ann.get("/tables/mine") if card["id"] == table]
        assert mine["status"] == "damaged"
        assert sorted(seat["name"] for seat in mine["seats"]) == ["Ann", "Bob"]
        assert bob.get(f"/tables/{other}/")["table"]["status"] == "playing"
        assert "escapade_damaged_tables 1.0" in ann.http.get("/metrics").text


def test_while_the_file_is_locked_nothing_is_lost_and_afterwards_everything_goes_on(tmp_path: Path) -> None:
    with Running(f"sqlite:///{tmp_path}/escapade.db") as server:
        ann, _, table = pair(server, control={"kind": "bank", "seconds": 600})
        with closing(sqlite3.connect(tmp_path / "escapade.db", isolation_level=None)) as locking:
            locking.execute("BEGIN IMMEDIATE")
            name = ann.play(table, first(ann, table))
            time.sleep(8)  # longer than SQLite waits by itself, and longer than two heartbeats
            locking.execute("ROLLBACK")
        server.wait_until_well()
        while name not in ann.acknowledged:  # it was kept, or refused as not stored and can be made again
            heard = ann.receive()
            if heard["type"] == "refused":
                assert heard["code"] in ("not-stored", "store-away")
                name = ann.play(table, first(ann, table))
        before = alive(tmp_path)
        while alive(tmp_path) == before:
            time.sleep(0.2)


def alive(folder: Path) -> int:
    """Read the last sign of life."""
    with closing(sqlite3.connect(folder / "escapade.db")) as database:
        [(at,)] = database.execute("SELECT max(alive) FROM nodes").fetchall()
        return int(at)


def test_work_in_the_background_goes_on_after_any_failure() -> None:
    async def count() -> None:
        done, often = [], asyncio.Event()

        async def work() -> None:
            done.append(1)
            if len(done) < 3:
                raise RuntimeError("not yet")
            if len(done) == 5:
                often.set()

        task = asyncio.ensure_future(repeat(0.001, work))
        async with asyncio.timeout(60):
            await often.wait()
        task.cancel()

    asyncio.run(count())


def test_a_clock_that_cannot_be_stored_is_tried_again_less_and_less_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ring() -> list[float]:
        waits: list[float] = []

        async def disk_is_full(*_: object) -> None:
            raise OSError("no space left on device")

        async with hosting(f"sqlite:///{tmp_path}/escapade.db") as host:
            live = await started(host, wire.Control(kind="move", seconds=60))
            monkeypatch.setattr(Table, "next_alarm", lambda _: (0, 0))  # it is over already
            monkeypatch.setattr(Autopilot, "_time_is_up", disk_is_full)
            monkeypatch.setattr(Autopilot, "arm", lambda _, least=0.0: waits.append(least))
            for _ in range(7):
                await live.autopilot._ring(0)  # noqa: SLF001 - the alarm itself, without its hour
        return waits

    assert asyncio.run(ring()) == [1, 2, 4, 8, 16, 30, 30]


def test_every_table_stores_its_rules_and_all_its_options(tmp_path: Path) -> None:
    with Running(f"sqlite:///{tmp_path}/escapade.db") as server:
        Player(server, "Ann").open_table("me", "open", game="dig")
    with closing(sqlite3.connect(tmp_path / "escapade.db")) as database:
        [(rules, options)] = database.execute("SELECT rules, options FROM tables").fetchall()
    assert rules == GAMES["dig"].rules
    assert options == '{"michel": "no", "teams": "no", "values": "usual", "first": "random"}'
