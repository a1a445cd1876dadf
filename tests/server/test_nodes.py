"""Sentences about several nodes on one database: any of them may play any move."""

from __future__ import annotations

import random
import shutil
import socket
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest

from tests.server.player import Player
from tests.server.running import Postgres, Running

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def redis() -> Iterator[str]:
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("Redis is not installed (Debian: apt install redis-server)")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    process = subprocess.Popen(
        [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
        stdout=subprocess.DEVNULL,
    )
    for _ in range(100):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            break
        except OSError:
            time.sleep(0.05)
    yield f"redis://127.0.0.1:{port}/0"
    process.terminate()
    process.wait(10)


def test_people_at_different_nodes_play_one_game(postgres: Postgres, redis: str) -> None:
    database = postgres.database()
    with Running(database, ESCAPADE_BUS=redis) as here, Running(database, ESCAPADE_BUS=redis) as there:
        ann, bob = Player(here, "Ann"), Player(there, "Bob")
        play_to_the_end(ann, bob)


def test_without_a_bus_a_node_still_never_plays_on_an_old_table(postgres: Postgres) -> None:
    database = postgres.database()
    with Running(database) as here, Running(database) as there:
        ann, bob = Player(here, "Ann"), Player(there, "Bob")
        table = ann.open_table("me", "open")
        bob.post(f"/tables/{table}/sit")
        ann.post(f"/tables/{table}/start")
        assert bob.post(f"/tables/{table}/resign")["status"] == "over"
        assert ann.refused(f"/tables/{table}/resign")["says"] == "The game is over"


def test_two_nodes_asked_for_a_rematch_at_once_open_one_table(postgres: Postgres) -> None:
    database = postgres.database()
    with Running(database) as here, Running(database) as there:
        ann, bob = Player(here, "Ann"), Player(there, "Bob")
        for _ in range(5):
            table = ann.open_table("me", "open")
            bob.post(f"/tables/{table}/sit")
            ann.post(f"/tables/{table}/start")
            bob.post(f"/tables/{table}/resign")
            with ThreadPoolExecutor(2) as pool:
                asked = [pool.submit(person.post, f"/tables/{table}/rematch") for person in (ann, bob)]
            assert len({answer.result()["id"] for answer in asked}) == 1
        assert len(ann.get("/tables/mine")) == 10


def play_to_the_end(ann: Player, bob: Player) -> None:
    """Play a whole game, each at their own node, with a bot between them."""
    table = ann.open_table("me", "open", "random")
    bob.post(f"/tables/{table}/sit")
    ann.post(f"/tables/{table}/start")
    luck = random.Random(8)
    for person in (ann, bob):
        person.watch(table)
    deadline = time.monotonic() + 60
    while not all(person.tables.get(table, {}).get("over") for person in (ann, bob)) and time.monotonic() < deadline:
        for person in (ann, bob):
            person.hear_all()
            person.play_any(table, luck)
    assert ann.versions[table] == bob.versions[table] == ann.get(f"/tables/{table}/")["table"]["version"]
    assert ann.tables[table]["over"]
    assert not [refusal for refusal in ann.refusals + bob.refusals if not refusal.get("stale")]
