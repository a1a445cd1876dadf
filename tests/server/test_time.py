"""Sentences about clocks, pauses, people who leave and come back, and moves taken back."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import ConnectionClosed

from escapade import records
from escapade.lag import credit
from escapade.server.tables.clocks import DAY, Clocks
from escapade.server.wire import Control
from tests.server.player import Player
from tests.server.running import Running
from tests.server.test_play import first, pair, until_somebody_draws

if TYPE_CHECKING:
    from pathlib import Path


def test_a_bank_runs_only_while_its_seat_must_decide_and_gets_the_increment() -> None:
    clocks = Clocks(Control("bank", seconds=60, increment=5, turns=True), 3)
    clocks.run([1], at=1_000)
    assert clocks.falls(1) == 61_000
    assert clocks.falls(0) is None
    clocks.press(1, spent=4_000)
    clocks.run([1], at=5_000)  # another action of the same turn: no increment yet
    assert clocks.left[1] == 56_000
    clocks.press(1, spent=6_000)
    clocks.end_turn([1])
    clocks.run([2], at=11_000)
    assert clocks.left == [60_000, 55_000, 60_000]


def test_clocks_of_several_seats_run_at_once() -> None:
    clocks = Clocks(Control("bank", seconds=10), 3)
    clocks.run([0, 2], at=0)
    clocks.run([2], at=4_000)  # seat 0 is no longer asked, though it did nothing
    assert clocks.left[0] == 6_000
    assert clocks.next_fall() == (10_000, 2)


def test_a_turns_time_is_for_all_its_actions_and_counted_anew_each_turn() -> None:
    clocks = Clocks(Control("move", seconds=30, turns=True), 2)
    clocks.run([0], at=0)
    clocks.press(0, spent=20_000)
    clocks.run([0], at=20_000)
    assert clocks.falls(0) == 30_000
    clocks.paused = True
    clocks.run([0], at=25_000)
    clocks.paused = False
    clocks.run([0], at=90_000)
    assert clocks.falls(0) == 95_000
    clocks.press(0, spent=1_000)
    clocks.end_turn([0])
    assert clocks.left == [30_000, 30_000]
    days = Clocks(Control("days", days=3, turns=True), 2)
    days.run([1], at=0)
    assert days.falls(1) == 3 * DAY


def test_a_turn_taken_back_is_not_paid_for() -> None:
    clocks = Clocks(Control("bank", seconds=60, increment=5, turns=True), 2)
    for turn in range(2):
        clocks.run([turn], at=0)
        clocks.press(turn, spent=10_000)
        clocks.end_turn([turn])
    clocks.take_turn_back([1])
    assert clocks.left == [55_000, 50_000]


def test_ending_a_turn_and_taking_that_back_does_not_refill_its_time() -> None:
    clocks = Clocks(Control("move", seconds=30, turns=True), 2)
    clocks.run([0], at=0)
    clocks.press(0, spent=25_000)
    clocks.end_turn([0])
    clocks.run([1], at=25_000)
    clocks.take_turn_back([0])
    clocks.run([0], at=27_000)
    assert clocks.falls(0) == 32_000
    clocks.press(0, spent=1_000)
    clocks.end_turn([0])
    assert clocks.left == [30_000, 30_000]


def test_at_a_table_opened_before_turns_counted_every_action_has_its_time() -> None:
    clocks = Clocks(Control("move", seconds=30), 2)
    clocks.run([0], at=0)
    clocks.press(0, spent=29_000)
    clocks.run([0], at=29_000)
    assert clocks.falls(0) == 59_000
    bank = Clocks(Control("bank", seconds=60, increment=5), 2)
    bank.run([0], at=0)
    bank.press(0, spent=1_000)
    bank.end_turn([0])
    assert bank.left == [64_000, 60_000]


def test_a_pause_stops_every_clock_and_the_servers_absence_counts_for_nobody() -> None:
    clocks = Clocks(Control("bank", seconds=10), 2)
    clocks.run([0], at=0)
    clocks.credit(5_000)
    assert clocks.falls(0) == 15_000
    clocks.paused = True
    clocks.run([0], at=7_000)
    assert clocks.next_fall() is None
    clocks.paused = False
    clocks.run([0], at=100_000)
    assert clocks.falls(0) == 108_000


def test_a_slow_line_gets_its_time_back_and_a_liar_no_more_than_that() -> None:
    trips = [100.0, 100.0, 100.0]
    assert credit(2_000, 1_950, trips) == 50
    assert credit(2_000, 0, trips) == 100
    assert credit(2_000, 0, [900.0] * 5) == 400
    assert credit(2_000, 2_500, trips) == 0
    assert credit(2_000, 1_000, []) == 0


def test_whoever_runs_out_of_a_bank_has_lost(server: Running) -> None:
    ann, bob, table = pair(server, control={"kind": "bank", "seconds": 1})
    assert bob.tables[table]["standing"]["clocks"][0]["left"] == 1000
    ended = bob.until("update", version=bob.versions[table] + 2)
    assert ended["entry"]["type"] == "ended"
    assert ended["entry"]["winners"] == bob.tables[table]["yours"]
    assert ann.get(f"/tables/{table}/")["table"]["reason"] == "resigned"


def test_whoever_runs_out_of_a_moves_time_has_a_move_made_for_them(server: Running) -> None:
    ann, bob, table = pair(server, control={"kind": "move", "seconds": 1})
    made = bob.until("update")["entry"]
    assert (made["type"], made["by"], [made["seat"]]) == ("played", "clock", ann.tables[table]["yours"])


def test_everybody_agrees_to_a_pause_and_anybody_ends_it(server: Running) -> None:
    ann, bob, table = pair(server, control={"kind": "bank", "seconds": 60})
    ann.post(f"/tables/{table}/pause")
    assert bob.until("update")["standing"]["vote"]["what"] == "pause"
    assert ann.refused(f"/tables/{table}/undo")["says"] == "There is nothing to undo"
    bob.post(f"/tables/{table}/vote", yes=True)
    paused = ann.get(f"/tables/{table}/")["standing"]
    assert paused["paused"]
    assert "falls" not in paused["clocks"][0] | paused["clocks"][1]
    ann.play(table, first(ann, table))
    assert ann.until("refused")["says"] == "The game is paused"
    bob.post(f"/tables/{table}/resume")
    assert not ann.get(f"/tables/{table}/")["standing"].get("paused")
    ann.hear_all()
    ann.play(table, first(ann, table))
    ann.until("accepted")


def test_a_bot_holds_the_seat_of_whoever_left_and_gives_it_back(server: Running) -> None:
    ann, bob, table = pair(server, hold=1)
    ann.drop()
    held = bob.until("update")["entry"]
    assert (held["type"], [held["seat"]]) == ("held", ann.tables[table]["yours"])
    assert bob.until("update")["entry"]["by"] == "fox"
    ann.watch(table)
    while ann.tables[table].get("entry", {}).get("type") != "returned":
        ann.receive()
    assert "held" not in ann.get(f"/tables/{table}/")["table"]["seats"][ann.tables[table]["yours"][0]]


def test_a_game_against_bots_waits_for_its_player(server: Running) -> None:
    ann = Player(server, "Ann")
    table = ann.open_table("me", "hare", hold=1, options={"first": "1"})
    ann.post(f"/tables/{table}/start")
    ann.watch(table)
    ann.until("snapshot")
    version = ann.versions[table]
    ann.drop()
    time.sleep(3)  # three times as long as a seat would be kept for others' sake
    seen = ann.get(f"/tables/{table}/")
    assert seen["version"] == version
    assert not [seat for seat in seen["table"]["seats"] if seat.get("held")]


def test_a_move_nobody_learned_anything_by_is_taken_back_at_once(server: Running) -> None:
    ann, bob, table = pair(server)
    before = ann.view(table)
    ann.play(table, first(ann, table))
    ann.until("accepted")
    assert ann.tables[table]["standing"]["undo"] == ann.tables[table]["yours"]
    ann.post(f"/tables/{table}/undo")
    undone = bob.until("update", version=ann.versions[table] + 1)
    assert undone["entry"] == {"type": "undone", "seat": ann.tables[table]["yours"][0], "left": 0}
    ann.until("update")
    assert ann.view(table) == before


def test_a_move_that_told_somebody_something_is_taken_back_only_if_all_agree(server: Running) -> None:
    ann, bob, table = pair(server)
    mover, other = until_somebody_draws(ann, bob, table)
    seat = mover.tables[table]["yours"][0]
    left = mover.tables[table]["standing"]["moves"] - 1
    assert mover.tables[table]["standing"].get("undo", []) == []
    mover.post(f"/tables/{table}/undo", seat=seat)
    assert mover.get(f"/tables/{table}/")["standing"]["moves"] == left + 1
    other.post(f"/tables/{table}/vote", yes=True)
    after = mover.get(f"/tables/{table}/")
    assert after["standing"].get("moves", 0) == left
    mover.post(f"/tables/{table}/resign")
    lines = mover.http.get(f"/api/tables/{table}/record").text.splitlines()
    assert len(lines) == left + 3
    records.verify(lines)


def test_a_restart_loses_no_time_and_tells_clients_to_come_back(tmp_path: Path) -> None:
    with Running(f"sqlite:///{tmp_path}/escapade.db") as server:
        ann, _, table = pair(server, control={"kind": "bank", "seconds": 60})
        server.stop()
        with pytest.raises(ConnectionClosed, match="1012"):
            ann.until("never")
        with closing(sqlite3.connect(tmp_path / "escapade.db")) as database:  # an hour goes by
            database.execute("UPDATE entries SET at = at - 3600000")
            database.execute("UPDATE nodes SET alive = alive - 3600000")
            database.commit()
        server.start()
        player = Player(server, "Eve")
        [clock] = [clock for clock in player.get(f"/tables/{table}/")["standing"]["clocks"] if "falls" in clock]
        assert clock["falls"] - time.time() * 1000 > 50_000
