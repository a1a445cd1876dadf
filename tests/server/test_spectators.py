"""Sentences about spectators who see everything some seconds later."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

from escapade.server.tables import delayed_feed, live_table
from escapade.server.tables.delayed_feed import DelayedFeed, delayed_past
from tests.server.in_process import ANN, BOB, Follower, gathering, hosting, started

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence
    from pathlib import Path

    import pytest

    from escapade.server.storage.store import StoredEntry
    from escapade.server.tables.header import Header
    from escapade.server.tables.live_table import LiveTable

EVE = "e" * 16


async def play_any(live: LiveTable) -> int:
    """Play the first legal action."""
    seat = live.table.to_act()[0]
    action = live.table.playing().legal(seat)[0]
    return await live.do(lambda table: table.play(seat, action, table.version))


def test_what_happens_while_the_past_is_replayed_comes_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = 1_000
    monkeypatch.setattr(delayed_feed, "now", lambda: clock)

    async def feed() -> None:
        nonlocal clock
        sent: list[bytes] = []
        feed = DelayedFeed(sent.append)
        feed.put(3_000, b"new")
        clock = 5_000
        assert sent == []
        feed.begin([(1_000, b"table"), (2_000, b"old"), (6_000, b"not yet")])
        assert sent == [b"table", b"old"]
        clock = 9_000
        await asyncio.sleep(1.1)
        assert sent == [b"table", b"old", b"not yet", b"new"]

    asyncio.run(feed())


def test_a_feed_that_is_closed_sends_nothing_more() -> None:
    async def feed() -> None:
        sent: list[bytes] = []
        feed = DelayedFeed(sent.append)
        feed.put(0, b"late")
        feed.close()
        feed.begin([(0, b"table")])
        await asyncio.sleep(0.05)
        assert sent == []

    asyncio.run(feed())


def test_the_game_goes_on_while_the_past_is_replayed_for_a_spectator(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replaying, go_on = asyncio.Event(), asyncio.Event()

    async def slowly(
        header: Header, rows: Sequence[StoredEntry], here: Collection[str], *, draw: bool
    ) -> list[tuple[int, bytes]]:
        replaying.set()
        await go_on.wait()
        return await delayed_past(header, rows, here, draw=draw)

    monkeypatch.setattr(live_table, "delayed_past", slowly)

    async def play() -> None:
        async with hosting(f"sqlite:///{tmp_path}/escapade.db") as opened:
            live, eve = await started(opened, delay=1), Follower(EVE)
            watching = asyncio.create_task(live.watch(eve, None))
            await replaying.wait()
            async with asyncio.timeout(60):
                version = await play_any(live)  # it does not wait for Eve
            assert not watching.done()
            go_on.set()
            await watching
            async with asyncio.timeout(60):
                while not eve.heard or json.loads(eve.heard[-1]).get("version") != version:  # noqa: ASYNC110 - nobody is told in here
                    await asyncio.sleep(0.05)
        told = [json.loads(message) for message in eve.heard if b"present" not in message]
        assert told[0]["type"] == "snapshot"
        first = told[0]["version"]
        assert [message["version"] for message in told[1:]] == list(range(first + 1, version + 1))

    asyncio.run(play())


def test_whoever_sits_down_need_not_wait_for_what_is_still_delayed(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(f"sqlite:///{tmp_path}/escapade.db") as opened:
            live, bob = await gathering(opened, delay=3600), Follower(BOB)
            await live.watch(bob, None)
            assert "yours" not in bob.heard[0].decode() or json.loads(bob.heard[0])["yours"] == []
            version = await live.do(lambda table: table.sit(BOB, "Bob", 1))
            shown = [json.loads(message) for message in bob.heard if b"present" not in message][-1]
            assert (shown["type"], shown["yours"], shown["version"]) == ("snapshot", [1], version)
            version = await live.do(lambda table: table.start(ANN))
            assert json.loads(bob.heard[-1])["version"] == version

    asyncio.run(play())
