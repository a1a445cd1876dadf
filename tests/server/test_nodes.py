"""Sentences about several nodes on one database: any of them may play any move."""

from __future__ import annotations

import random
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from tests.server.player import Player
from tests.server.running import Postgres, Redis, Running

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@pytest.fixture
def redis() -> Iterator[Redis]:
    with running_redis() as running:
        yield running


@contextmanager
def running_redis() -> Iterator[Redis]:
    """Run Redis, or skip the test."""
    if not Redis.installed():
        pytest.skip("Redis is not installed (Debian: apt install redis-server)")
    running = Redis()
    yield running
    running.stop()


Nodes = tuple[Running, Running]


@contextmanager
def two_nodes(postgres: Postgres, **settings: str) -> Iterator[Nodes]:
    """Run two nodes on one database."""
    database = postgres.database()
    with Running(database, None, **settings) as here, Running(database, None, **settings) as there:
        yield here, there


@pytest.fixture(scope="module")
def nodes(postgres: Postgres) -> Iterator[Nodes]:
    """Two nodes with a bus between them, for tests that leave them running."""
    with running_redis() as redis, two_nodes(postgres, ESCAPADE_BUS=redis.url) as both:
        yield both


@pytest.fixture(scope="module")
def nodes_without_a_bus(postgres: Postgres) -> Iterator[Nodes]:
    with two_nodes(postgres) as both:
        yield both


@pytest.fixture
def own_nodes(postgres: Postgres, redis: Redis) -> Iterator[Nodes]:
    """Two nodes with a bus between them, for a test that kills a node or the bus."""
    with two_nodes(postgres, ESCAPADE_BUS=redis.url) as both:
        yield both


def also_at(node: Running, person: Player) -> Player:
    """Give the same person with a second tab, at another node."""
    again = Player(node, person.name)
    again.http.cookies = person.http.cookies
    again.id = person.id
    return again


def test_who_leads_a_review_at_one_node_is_followed_at_the_other_until_somebody_there_leads(nodes: Nodes) -> None:
    ann, bob = Player(nodes[0], "Ann"), Player(nodes[1], "Bob")
    table = ann.open_table("me", "hare")
    ann.post(f"/tables/{table}/start")
    ann.post(f"/tables/{table}/resign")
    ann.watch(table)
    bob.watch(table)
    ann.until("snapshot")
    bob.until("snapshot")
    ann.send(type="lead", table=table, step=2)
    assert bob.until("leading", step=2)["name"] == "Ann"
    bob.send(type="lead", table=table, step=3)
    assert ann.until("leading", step=3)["name"] == "Bob"
    bob.send(type="lead", table=table)
    assert ann.until("leading", person="")["step"] is None


def test_people_at_different_nodes_play_one_game(nodes: Nodes) -> None:
    here, there = nodes
    play_to_the_end(Player(here, "Ann"), Player(there, "Bob"))


def test_a_bus_that_was_away_or_said_nonsense_is_heard_again(own_nodes: Nodes, redis: Redis) -> None:
    here, there = own_nodes
    garble(redis)
    redis.kill()
    ann, bob = Player(here, "Ann"), Player(there, "Bob")
    table = ann.open_table("me", "open", hold=0)
    bob.post(f"/tables/{table}/sit")
    ann.post(f"/tables/{table}/start")
    bob.watch(table)
    eventually(lambda: heard_of(bob, table))  # slower, by looking into the store
    ann.post(f"/tables/{table}/resign")
    eventually(lambda: heard_of(bob, table) and bob.tables[table]["over"])
    redis.start()
    garble(redis)
    play_to_the_end(Player(here, "Eve"), Player(there, "Zoe"))


def garble(redis: Redis) -> None:
    """Say what no node can read."""
    with socket.create_connection(("127.0.0.1", redis.port)) as line:
        for nonsense in (b"\x00\xff{", b"[]", b'{"node":1}', b'{"node":"x","table":"y","version":-1,"ready":[99]}'):
            line.sendall(b"*3\r\n$7\r\nPUBLISH\r\n$8\r\nescapade\r\n$%d\r\n%s\r\n" % (len(nonsense), nonsense))
            line.recv(100)


def test_a_node_starts_while_redis_is_down(postgres: Postgres, redis: Redis) -> None:
    redis.kill()
    with Running(postgres.database(), ESCAPADE_BUS=redis.url) as here:
        assert Player(here, "Ann").open_table("me", "open")
    redis.start()


def test_a_dead_nodes_bots_and_clocks_go_on_at_a_node_that_never_heard_of_them(own_nodes: Nodes) -> None:
    here, there = own_nodes
    ann = Player(here, "Ann")
    timed = ann.open_table("me", "random", control={"kind": "bank", "seconds": 3}, hold=0)
    of_bots = ann.open_table("me", "fox", game="dig", hold=0, options={"first": "2"})
    for table in (timed, of_bots):
        ann.post(f"/tables/{table}/start")
    here.kill()
    late = also_at(there, ann)
    eventually(lambda: late.get(f"/tables/{timed}/")["table"]["status"] == "over")
    eventually(lambda: [one for one in late.past(of_bots) if one["entry"].get("by") == "fox"])


def until_an_empty_seat_is_held(node: Running) -> None:
    """Let somebody leave, and wait until the node notices: it would have noticed whoever left before."""
    cid, dan = Player(node, "Cid"), Player(node, "Dan")
    table = cid.open_table("me", "open", hold=1)
    dan.post(f"/tables/{table}/sit")
    cid.post(f"/tables/{table}/start")
    for player in (cid, dan):
        player.watch(table)
        player.until("snapshot")
    cid.drop()
    while dan.until("update")["entry"]["type"] != "held":
        pass


def test_a_person_with_a_tab_at_another_node_is_present(nodes: Nodes) -> None:
    here, there = nodes
    ann, bob = Player(here, "Ann"), Player(here, "Bob")
    table = ann.open_table("me", "open", hold=1)
    bob.post(f"/tables/{table}/sit")
    ann.post(f"/tables/{table}/start")
    elsewhere = also_at(there, ann)
    for player in (ann, bob, elsewhere):
        player.watch(table)
        player.until("snapshot")
    ann.drop()
    until_an_empty_seat_is_held(here)
    bob.hear_all()
    assert not [seat for seat in bob.get(f"/tables/{table}/")["table"]["seats"] if seat.get("held")]
    assert all(seat["here"] for seat in bob.get(f"/tables/{table}/")["table"]["seats"])
    elsewhere.drop()
    held = bob.until("update")["entry"]
    assert held["type"] == "held"


def test_a_node_that_starts_takes_no_seat_from_people_at_other_nodes(own_nodes: Nodes) -> None:
    here, there = own_nodes
    ann, bob = Player(there, "Ann"), Player(there, "Bob")
    table = ann.open_table("me", "open", hold=1)
    bob.post(f"/tables/{table}/sit")
    ann.post(f"/tables/{table}/start")
    for player in (ann, bob):
        player.watch(table)
        player.until("snapshot")
    here.kill()
    here.start()
    until_an_empty_seat_is_held(here)
    assert not [seat for seat in bob.get(f"/tables/{table}/")["table"]["seats"] if seat.get("held")]


def test_what_the_host_mutes_at_one_node_is_muted_at_all(nodes: Nodes) -> None:
    here, there = nodes
    ann, bob = Player(here, "Ann"), Player(there, "Bob")
    table = ann.open_table("me", "open")
    bob.post(f"/tables/{table}/sit")
    bob.watch(table)
    bob.until("snapshot")
    bob.post(f"/tables/{table}/chat", text="hello")
    ann.post(f"/tables/{table}/mute", person=bob.id, muted=True)
    assert bob.refused(f"/tables/{table}/chat", text="hello")["code"] == "muted"


def test_ready_is_heard_at_every_node(nodes: Nodes) -> None:
    here, there = nodes
    ann, bob = Player(here, "Ann"), Player(there, "Bob")
    table = ann.open_table("me", "open", game="outrun")
    bob.post(f"/tables/{table}/sit")
    ann.post(f"/tables/{table}/start")
    for player in (ann, bob):
        player.watch(table)
        player.until("snapshot")
    ann.send(type="ready", table=table)
    eventually(lambda: heard(bob, "ready-seats"))
    assert [message["seats"] for message in bob.heard if message["type"] == "ready-seats"] == [[0]]


def heard_of(player: Player, table: str) -> bool:
    """Take what has come; tell whether a table was among it."""
    player.hear_all()
    return table in player.tables


def heard(player: Player, kind: str) -> bool:
    """Take what has come; tell whether something of a kind was among it."""
    player.hear_all()
    return any(message["type"] == kind for message in player.heard)


def eventually(done: Callable[[], object]) -> None:
    """Wait until something holds."""
    until = time.monotonic() + 60
    while not done():
        assert time.monotonic() < until, "it never came true"
        time.sleep(0.2)


def test_without_a_bus_a_node_still_never_plays_on_an_old_table(nodes_without_a_bus: Nodes) -> None:
    here, there = nodes_without_a_bus
    ann, bob = Player(here, "Ann"), Player(there, "Bob")
    table = ann.open_table("me", "open")
    bob.post(f"/tables/{table}/sit")
    ann.post(f"/tables/{table}/start")
    assert bob.post(f"/tables/{table}/resign")["status"] == "over"
    assert ann.refused(f"/tables/{table}/resign")["says"] == "The game is over"


def test_whoever_is_deleted_at_one_node_is_forgotten_at_the_others(nodes: Nodes) -> None:
    here, there = nodes
    ann, bob = Player(here, "Ann of the Fen"), Player(there, "Bob")
    table = bob.open_table("me", "open")
    ann.post(f"/tables/{table}/sit")
    bob.post(f"/tables/{table}/start")
    bob.watch(table)
    bob.until("snapshot")
    ann.post(f"/tables/{table}/resign")
    while not bob.tables[table]["over"]:
        bob.receive()
    assert "of the Fen" in bob.http.get(f"/api/tables/{table}/replay").text
    assert ann.http.delete("/api/me").status_code == 200
    deadline = time.monotonic() + 60
    while "of the Fen" in all_of(bob, table) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert "of the Fen" not in all_of(bob, table)


def all_of(bob: Player, table: str) -> str:
    """Read all there is about a table."""
    return "".join(bob.http.get(f"/api/tables/{table}{part}").text for part in ("", "/log", "/replay", "/record"))


def test_two_nodes_asked_for_a_rematch_at_once_open_one_table(nodes_without_a_bus: Nodes) -> None:
    here, there = nodes_without_a_bus
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
    assert ann.versions[table] == bob.versions[table] == ann.get(f"/tables/{table}/")["version"]
    assert ann.tables[table]["over"]
    assert not [refusal for refusal in ann.refusals + bob.refusals if not refusal.get("stale")]
