"""Sentences about a server that is killed in the middle of everything."""

from __future__ import annotations

import os
import random
import threading
import time
from typing import TYPE_CHECKING

from websockets.exceptions import WebSocketException

from tests.server.player import Message, Player
from tests.server.running import Running

if TYPE_CHECKING:
    from pathlib import Path

TABLES = int(os.environ.get("ESCAPADE_KILL_TABLES", "12"))  # `make test-kill` asks for 100
KILLS = int(os.environ.get("ESCAPADE_KILLS", "3"))
PATIENCE = 300.0  # s


class Crowd:
    """One person at many tables at once, against a bot at each; what is not answered is sent again."""

    def __init__(self, player: Player, tables: list[str], luck: random.Random) -> None:
        self.player = player
        self.tables = tables
        self.luck = luck
        self.waiting: dict[str, dict[str, object]] = {}  # by table: sent, and not answered yet

    def watch_all(self) -> None:
        """Come back to every table and send again what was not answered."""
        for table in self.tables:
            self.player.watch(table)
        for action in self.waiting.values():
            self.player.send(**action)

    def play_until(self, enough: threading.Event, moves: int | None = None) -> None:
        """Play anywhere, until told to stop or so many moves were acknowledged."""
        goal = None if moves is None else len(self.player.acknowledged) + moves
        while not enough.is_set() and not self.all_over() and (goal is None or len(self.player.acknowledged) < goal):
            self.player.hear_all()
            self.settle()
            for table in self.tables:
                if table not in self.waiting and self.player.play_any(table, self.luck):
                    assert self.player.unanswered is not None
                    self.waiting[table] = self.player.unanswered
                    self.player.unanswered = None

    def settle(self) -> None:
        """Forget what was answered."""
        answered = self.player.acknowledged.keys() | {refusal.get("id") for refusal in self.player.refusals}
        self.waiting = {table: action for table, action in self.waiting.items() if action["id"] not in answered}

    def all_over(self) -> bool:
        """Tell whether every game has ended."""
        return all(self.player.tables.get(table, {}).get("over") for table in self.tables)


def seated(server: Running, name: str, tables: int) -> Crowd:
    """Open many tables against a bot and start them."""
    player = Player(server, name)
    opened = [player.open_table("me", "random", public=False, hold=0) for _ in range(tables)]
    for table in opened:
        player.post(f"/tables/{table}/start")
    return Crowd(player, opened, random.Random(name))


def test_a_kill_at_any_moment_loses_no_acknowledged_move_and_doubles_none(tmp_path: Path) -> None:
    luck = random.Random(2026)
    with Running(f"sqlite:///{tmp_path}/escapade.db") as server:
        crowds = [
            seated(server, f"P{number}", min(16, TABLES - first)) for number, first in enumerate(range(0, TABLES, 16))
        ]
        for _ in range(KILLS):
            play_and_kill(server, crowds, luck)
        server.start()
        go_on(crowds, random.Random(1))
        for crowd in crowds:
            check(crowd)


def play_and_kill(server: Running, crowds: list[Crowd], luck: random.Random) -> None:
    """Play at all tables, and kill the server while everybody does."""
    if server.process.poll() is not None:
        server.start()
    enough = threading.Event()
    threads = [threading.Thread(target=play_until_the_line_is_dead, args=(crowd, enough)) for crowd in crowds]
    for thread in threads:
        thread.start()
    time.sleep(luck.uniform(0.7, 2.0))
    server.kill()
    enough.set()
    for thread in threads:
        thread.join(PATIENCE)
    for crowd in crowds:
        crowd.player.drop()


def play_until_the_line_is_dead(crowd: Crowd, enough: threading.Event) -> None:
    """Play as if nothing could happen."""
    try:
        crowd.watch_all()
        crowd.play_until(enough)
    except (WebSocketException, OSError):
        return


def go_on(crowds: list[Crowd], luck: random.Random) -> None:
    """Come back: every table goes on, by a few moves more."""
    for crowd in crowds:
        crowd.luck = luck
        crowd.watch_all()
        crowd.play_until(threading.Event(), moves=5 * len(crowd.tables))


def check(crowd: Crowd) -> None:
    """Compare what was acknowledged with what the tables tell from the beginning."""
    stranger = Player(crowd.player.server, "Stranger")
    entries = {
        (table, message["version"]): message["entry"] for table in crowd.tables for message in told(stranger, table)
    }
    for table in crowd.tables:
        versions = [version for one, version in entries if one == table]
        assert versions == list(range(1, len(versions) + 1))
        assert len([1 for (one, _), entry in entries.items() if one == table and entry["type"] == "played"]) > 1
    acknowledged = list(crowd.player.acknowledged.values())
    assert len(acknowledged) > len(crowd.tables)
    for name, version in crowd.player.acknowledged.items():
        table = crowd.player.sent[name]
        assert entries[table, version]["type"] == "played", f"{name} was acknowledged and is lost"
    pairs = [(crowd.player.sent[name], version) for name, version in crowd.player.acknowledged.items()]
    assert len(set(pairs)) == len(pairs), "two actions have one version"
    mine = {key for key, entry in entries.items() if entry["type"] == "played" and "by" not in entry}
    unanswered = {str(action["id"]) for action in crowd.waiting.values()}
    assert len(mine) <= len(pairs) + len(unanswered), "an action was played twice"


def told(stranger: Player, table: str) -> list[Message]:
    """Read a table's whole log as a spectator."""
    return stranger.past(table)
