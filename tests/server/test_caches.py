"""Sentences about what is told once and kept: logs, replays, whole tables, tables in a list."""

from __future__ import annotations

import asyncio
import sqlite3
import tracemalloc
from contextlib import AsyncExitStack, closing
from typing import TYPE_CHECKING

import msgspec
import pytest
from sqlalchemy import event, insert
from sqlalchemy.exc import OperationalError

from escapade.games import GAMES
from escapade.server import log, wire
from escapade.server.storage import writer
from escapade.server.storage.journal import Journal, PendingEntry
from escapade.server.storage.schema import KeptRow, PersonRow
from escapade.server.storage.store import CONNECTIONS, StoredEntry, is_away
from escapade.server.tables import log_pages
from escapade.server.tables.audience import Audience
from escapade.server.tables.byte_cache import ByteCache
from escapade.server.tables.header import Header
from escapade.server.tables.log_pages import LogPages, RenderedLog
from escapade.server.tables.recent_messages import Kind
from escapade.server.tables.table import Table
from tests.server.in_process import ANN, hosting, started
from tests.server.player import Player
from tests.server.running import Running
from tests.server.test_outages import opened

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import Connection

    from tests.server.running import Postgres


EVER = 2**62


class Logs:
    """A store of logs that counts what is read of them."""

    def __init__(self, rows: list[StoredEntry]) -> None:
        self.rows = rows
        self.read = 0

    async def entries(self, _: str, after: int = 0) -> list[StoredEntry]:
        """Read the end of the log."""
        found = [row for row in self.rows if row.seq > after]
        self.read += len(found)
        return found


def played(moves: int) -> tuple[Header, list[StoredEntry]]:
    """Play some moves at a table for two; give its log."""
    game = GAMES["cartagena"]
    header = Header(
        game="cartagena", options=game.check({}, 2), id="a" * 16, rules=game.rules, players=2, host="p0", seed="seed",
        salt="salt", created=0,
    )  # fmt: skip
    table = Table(header)
    rows: list[StoredEntry] = []

    def apply(entry: log.AnyEntry) -> None:
        rows.append(StoredEntry(len(rows) + 1, len(rows), None, log.write(entry)))
        table.apply(entry, len(rows))

    for seat in range(2):
        apply(table.sit(f"p{seat}", f"P{seat}", seat))
    apply(table.start("p0"))
    for _ in range(moves):
        [seat] = table.to_act()
        view = table.playing().view(seat)
        apply(table.play(seat, table.game.write_action(view, view.legal(seat)[0]), table.version))
    return header, rows


def test_a_log_is_told_once_and_later_only_what_is_new() -> None:
    header, rows = played(30)
    logs = Logs(rows[:20])
    pages = LogPages(logs)  # type: ignore[arg-type]  # all that is asked of the store
    first = asyncio.run(pages.page(header, (0,), EVER, None))
    again = asyncio.run(pages.page(header, (0,), EVER, None))
    assert (logs.read, first) == (20, again)
    logs.rows = rows
    assert len(asyncio.run(pages.page(header, (0,), EVER, None)).entries) == 33
    assert logs.read == 33


def test_a_log_told_before_is_the_same_byte_for_byte() -> None:
    header, rows = played(30)
    step_by_step, at_once = Logs([]), LogPages(Logs(rows))  # type: ignore[arg-type]
    pages = LogPages(step_by_step)  # type: ignore[arg-type]
    for count in range(1, len(rows) + 1):
        step_by_step.rows = rows[:count]
        asyncio.run(pages.page(header, (1,), EVER, None))
    told = [msgspec.json.encode(asyncio.run(one.page(header, (1,), EVER, None))) for one in (pages, at_once)]
    assert told[0] == told[1]


def test_a_log_is_told_apart_for_those_who_see_different_things() -> None:
    header, rows = played(30)
    pages = LogPages(Logs(rows))  # type: ignore[arg-type]
    seen = {msgspec.json.encode(asyncio.run(pages.page(header, seats, EVER, None))) for seats in ((0,), (1,), ())}
    assert len(seen) == 3


def test_whoever_is_behind_gets_no_entry_before_its_time() -> None:
    header, rows = played(30)
    pages = LogPages(Logs(rows))  # type: ignore[arg-type]
    asyncio.run(pages.page(header, (), EVER, None))
    page = asyncio.run(pages.page(header, (), 10, None))
    assert len(page.entries) == sum(row.at <= 10 for row in rows)


def test_pages_of_a_log_fit_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "PAGE_OF_PAST", 10)
    header, rows = played(25)
    pages = LogPages(Logs(rows))  # type: ignore[arg-type]
    before: int | None = None
    versions: list[int] = []
    earlier = True
    while earlier:
        page = asyncio.run(pages.page(header, (), EVER, before))
        found = [msgspec.json.decode(msgspec.json.encode(one))["version"] for one in page.entries]
        versions, before, earlier = found + versions, found[0], page.earlier
    assert versions == list(range(1, 29))


def test_logs_are_forgotten_when_their_tables_take_too_much_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_pages, "MOST_BYTES", 100_000)  # room for two tables with a short log
    header, rows = played(3)
    pages = LogPages(Logs(rows))  # type: ignore[arg-type]
    for seats in ((0,), (1,), ()):
        asyncio.run(pages.page(header, seats, EVER, None))
    assert [seats for _, seats in pages.told] == [(1,), ()]
    pages.forget(header.id)
    assert not pages.told


def test_a_log_is_not_taken_for_lighter_than_it_is() -> None:
    header, rows = played(60)
    log_of(header, rows)  # what is loaded once for all
    tracemalloc.start()
    told = log_of(header, rows)
    weight, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert weight / 2 < told.size < weight * 3


def log_of(header: Header, rows: list[StoredEntry]) -> RenderedLog:
    """Render a log for the first seat."""
    told = RenderedLog(header, (0,))
    asyncio.run(told.tell(rows))
    return told


def test_snapshots_are_dropped_when_something_happens_or_people_keep_coming_and_going() -> None:
    header, rows = played(3)
    table, kept = Table(header), ByteCache(2**20)
    audience, kind = Audience(kept), Kind((), draw=True)
    for row in rows:
        entry = log.read(row.body)
        table.apply(entry, row.at)
        audience.send_update(table, entry)
        assert (len(kept.kept), kept.size) == (0, 0)
        assert audience.snapshot(table, kind) is audience.snapshot(table, kind)
    for number in range(100):
        audience.elsewhere = {f"{number}"}
        audience.snapshot(table, kind)
        assert len(kept.kept) <= 32


def test_bytes_are_made_once_for_all_who_ask_and_the_oldest_are_forgotten() -> None:
    async def ask() -> None:
        kept, made = ByteCache(100), []

        async def make() -> bytes:
            made.append(1)
            await asyncio.sleep(0)
            return b"x" * 20

        await asyncio.gather(*[kept.get_or_make(("t1",), make) for _ in range(5)])
        assert len(made) == 1
        for number in range(2, 7):
            kept.put((f"t{number}",), b"y" * 20)
        assert kept.size <= 100
        assert kept.get(("t1",)) is None
        kept.put(("t9",), b"z" * 90)
        assert kept.get(("t9",)) is None  # it would push out everything else
        kept.forget("t6")
        assert kept.get(("t6",)) is None

    asyncio.run(ask())


def test_a_table_in_a_list_is_the_same_from_memory_and_from_the_store(tmp_path: Path) -> None:
    with Running(f"sqlite:///{tmp_path}/escapade.db") as server:
        ann = Player(server, "Ann")
        bob = Player(server, "Bob")
        gathering = ann.open_table("me", "open", "fox")
        finished = ann.open_table("me", "open", "fox")
        bob.post(f"/tables/{finished}/sit")
        ann.post(f"/tables/{finished}/start")
        for player in (ann, bob):
            player.post(f"/tables/{finished}/resign")
        shown = {one["id"]: {"control": {}, **one} for one in ann.get("/tables/mine")}
        assert (shown[gathering]["status"], shown[finished]["status"]) == ("gathering", "over")
        server.stop()
        server.start()
        assert {one["id"]: {"control": {}, **one} for one in ann.get("/tables/mine")} == shown
        assert "escapade_tables 0.0" in ann.http.get("/metrics").text  # nothing was read into memory for that


def test_the_journal_writes_while_every_other_connection_is_taken(tmp_path: Path) -> None:
    async def write() -> None:
        async with opened(f"sqlite:///{tmp_path}/escapade.db") as store:
            async with AsyncExitStack() as taken:
                for _ in range(15):  # the whole pool
                    _ = await taken.enter_async_context(store.engine.connect())
                journal = Journal(store)
                journal.open()
                await journal.append(PendingEntry("t", 1, 0, log.write(log.Sat(0, "Ann"))))
                await journal.close()
            assert [row.seq for row in await store.entries("t")] == [1]

    asyncio.run(write())


def test_people_who_all_come_back_at_once_wait_for_their_tables_and_not_for_a_connection(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with hosting(database) as host:
            tables = [(await started(host)).id for _ in range(20)]
            for table in tables:
                host.tables.drop(table)
            loader, loading, most = host.tables._loader, set[str](), 0  # noqa: SLF001 - what it does at once is nobody else's business
            load = loader.load

            async def counted(table: str, version: int | None = None) -> Table:
                nonlocal most
                loading.add(table)
                most = max(most, len(loading))
                found = await load(table, version)
                loading.discard(table)
                return found

            monkeypatch.setattr(loader, "load", counted)
            assert [live.id for live in await asyncio.gather(*map(host.find, tables))] == tables
            assert 1 < most < CONNECTIONS / 2

    asyncio.run(play())


def test_a_burst_of_requests_opens_no_connection_to_postgresql(postgres: Postgres) -> None:
    async def play() -> None:
        async with opened(postgres.database()) as store:
            made: list[object] = []
            event.listen(store.engine.sync_engine, "connect", lambda *connection: made.append(connection))
            await asyncio.gather(*[store.version_of("t", "an action") for _ in range(100)])
            assert made == []

    asyncio.run(play())


def test_a_table_is_stored_while_every_other_connection_is_taken(tmp_path: Path) -> None:
    async def write() -> None:
        async with hosting(f"sqlite:///{tmp_path}/escapade.db") as host, AsyncExitStack() as taken:
            store = host.node.store
            for _ in range(15):  # the whole pool
                _ = await taken.enter_async_context(store.engine.connect())
            terms = wire.NewTable(game="cartagena", seats=[wire.NewSeat("me"), wire.NewSeat("me")])
            live = await host.opening.open(PersonRow(id=ANN, name="Ann"), terms)
            assert live.table.version == 2
            await taken.aclose()
            row = await store.header(live.id)
            assert row is not None
            assert (row.status, row.muted, row.settled) == ("gathering", [], False)

    asyncio.run(write())


def test_the_journal_waits_for_somebody_else_who_writes_and_gives_up_after_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def add(connection: Connection) -> None:
        connection.execute(insert(KeptRow).values(name="a", value="b"))
        connection.commit()

    async def write() -> None:
        async with opened(f"sqlite:///{tmp_path}/escapade.db") as store:
            with closing(sqlite3.connect(tmp_path / "escapade.db")) as other:
                other.execute("BEGIN IMMEDIATE")
                monkeypatch.setattr(writer, "LOCK_PATIENCE", 0.0)
                with pytest.raises(OperationalError, match="locked") as away:
                    await store.write(add)
                assert is_away(away.value)
                monkeypatch.setattr(writer, "LOCK_PATIENCE", 60.0)
                waiting = asyncio.create_task(store.write(add))
                await asyncio.sleep(0.02)
                assert not waiting.done()
                other.rollback()
                await asyncio.wait_for(waiting, 30)
            assert await store.kept("a", "not there") == "b"

    asyncio.run(write())
