"""Sentences about races: when they start, how long they took, and who is believed."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from typing import TYPE_CHECKING

from escapade.games.outrun import OUTRUN
from escapade.server import log
from escapade.server.tables import perspective
from escapade.server.tables.table import Table
from tests.server.headers import header_of
from tests.server.in_process import ANN, BOB, Follower, hosting, started
from tests.server.player import Player
from tests.server.running import Running
from tests.server.test_play import pair

if TYPE_CHECKING:
    from pathlib import Path

START = 1_000  # ms, when the path is turned up


def race(people: int = 2, players: int = 2, **options: str) -> Table:
    """Seat people and bots, and turn up the first path."""
    table = Table(header_of(OUTRUN, players, options))
    for seat in range(players):
        sat = log.Sat(seat, f"P{seat}", f"p{seat}") if seat < people else log.Sat(seat, f"Fox {seat}", bot="fox")
        table.apply(sat, 0)
    table.apply(table.start("p0"), 0)
    [turner] = table.to_act()
    table.apply(table.play(turner, "turn", table.version), START)
    return table


def test_calling_the_time_does_not_restart_ones_own() -> None:
    table = race()
    asked = table.version
    table.apply(table.play(0, "time", table.version), START + 5_000)
    assert table.clocks.spent(0, START + 6_000) == 6_000
    table.play(0, "ABC@6000", asked)  # nor does it make a run on its way stale


def may_call(table: Table) -> list[bool]:
    """Say for each seat whether its page offers to call time."""
    views = [perspective.seat_view(table, seat, draw=True) for seat in range(table.players)]
    return [view.picture["runners"][view.seat]["may_call"] for view in views]


def test_calling_time_is_offered_where_people_are_more_than_half_of_all() -> None:
    assert may_call(race(people=1)) == [False, False]
    assert may_call(race(people=2, players=4)) == [False] * 4
    assert may_call(race(people=2, players=3))[:2] == [True, True]
    table = race()
    table.apply(table.play(0, "time", table.version), START + 5_000)
    assert may_call(table) == [False, True], "once each"


def test_everybody_knows_when_the_rules_stop_waiting_but_not_how_fast_others_were() -> None:
    table = race()
    assert perspective.standing(table).due == START + 90_000
    table.apply(table.play(0, "ABC@3000", table.version), START + 3_000)
    assert perspective.standing(table).due == START + 90_000
    assert table.time_up(1) == START + 23_000


def test_in_apart_mode_the_stopwatch_starts_when_its_player_opens_the_path() -> None:
    table = Table(header_of(OUTRUN, 2, {"mode": "apart"}))
    for seat in (0, 1):
        table.apply(log.Sat(seat, f"P{seat}", "p0"), 0)
    table.apply(table.start("p0"), 0)
    table.apply(table.play(0, "open", table.version), 60_000)
    table.apply(table.play(1, "open", table.version), 90_000)
    assert [table.clocks.spent(seat, 95_000) for seat in (0, 1)] == [35_000, 5_000]
    assert perspective.standing(table).due is None


def test_a_run_counts_by_the_servers_clock_whatever_its_player_writes(server: Running) -> None:
    ann, _, table = pair(server, game="outrun")
    ann.until("accepted", id=ann.play(table, "turn"))
    time.sleep(0.3)
    ann.until("accepted", id=ann.play(table, "ABC@1-0~0:1.1.1"))
    [event] = [one for one in ann.tables[table]["views"][0]["events"] if one["event"] == "Finished"]
    assert int(event["trail"].split("@")[1].split(":")[0].split("-")[0].split("~")[0]) >= 300


def test_who_is_ready_is_told_to_everybody_until_something_happens(server: Running) -> None:
    ann, bob, table = pair(server, game="outrun")
    bob.send(type="ready", table=table)
    [seat] = bob.tables[table]["yours"]
    assert ann.until("ready-seats")["seats"] == [seat]
    ann.send(type="ready", table=table)
    assert bob.until("ready-seats", seats=[0, 1])
    bob.send(type="ready", table=table, seat=5)
    assert bob.until("refused")["says"] == "Seat 6 is not yours"


def test_who_has_only_a_stream_cannot_say_that_they_are_ready_and_is_not_waited_for(tmp_path: Path) -> None:
    async def watched() -> list[bool]:
        async with hosting(f"sqlite:///{tmp_path / 'house.db'}") as house:
            live = await started(house)
            seen = [live.all_ready.is_set()]
            await live.watch(page := Follower(ANN), None)
            await live.watch(Follower(BOB, speaks=False), None)
            seen.append(live.all_ready.is_set())
            live.leave(page)
            await live.watch(Follower(BOB, speaks=False), None)
            return [*seen, live.all_ready.is_set()]

    assert asyncio.run(watched()) == [False, False, True], "nobody is here; Ann's page is; Bob's program alone is"


def test_a_bot_turns_up_the_path_when_people_are_ready_and_runs_as_slowly_as_it_says(tmp_path: Path) -> None:
    with Running(f"sqlite:///{tmp_path / 'house.db'}", ESCAPADE_BOT_PAUSE="0.05") as server:
        ann = Player(server, "Ann")
        table = ann.open_table("greedy", "me", "greedy", game="outrun")
        while True:  # until a bot begins
            ann.post(f"/tables/{table}/start")
            ann.watch(table)
            if ann.until("snapshot")["standing"]["to_act"] != [1]:
                break
            table = ann.open_table("greedy", "me", "greedy", game="outrun")
        ann.send(type="ready", table=table)
        assert len(ann.until("ready-seats")["seats"]) == 1
        assert len(ann.until("ready-seats")["seats"]) == 2, "the bot as well"
        up = ann.until("update")
        assert [event["event"] for event in up["views"][0]["events"]] == ["TurnedUp", "Began"]
        done = ann.until("update")
        assert done["entry"]["seat"] != 1
        assert done["at"] == up["at"], "how fast it was is nobody's business yet"
        with closing(sqlite3.connect(tmp_path / "house.db")) as store:
            query = "SELECT at FROM entries WHERE seq IN (?, ?) ORDER BY seq"
            [[began], [ended]] = store.execute(query, (up["version"], done["version"])).fetchall()
        assert ended - began > 500, "nobody reads a path and runs in half a second"
