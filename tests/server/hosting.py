"""What tests of a host's work share: our commands, a database read and changed past the server, games that go on."""

from __future__ import annotations

import os
import random
from typing import TYPE_CHECKING, Any

import httpx
from sqlalchemy import Engine, create_engine, make_url, text

from escapade import records
from escapade.server.settings import Settings
from tests.server import fork_server
from tests.server.player import PATIENCE, Player
from tests.server.running import QUICK, Running

if TYPE_CHECKING:
    import subprocess

ROUNDS = 20_000  # of everybody doing something
LONG = 100  # moves; a game played at random may take hundreds


def command(*arguments: str, database: str = "") -> subprocess.CompletedProcess[str]:
    """Run one of our commands."""
    environment = os.environ | QUICK | ({"ESCAPADE_DATABASE": database} if database else {})
    return fork_server.run("escapade", *arguments, environment=environment)


def done(*arguments: str, database: str = "") -> str:
    """Run a command that must work; give what it says."""
    said = command(*arguments, database=database)
    assert said.returncode == 0, said.stdout + said.stderr
    return said.stdout


def engine_at(database: str) -> Engine:
    """Open a database past the server."""
    return create_engine(make_url(Settings(database=database).database_url().replace("+aiosqlite", "")))


def change(database: str, *statements: str, **values: object) -> None:
    """Change a database by hand."""
    engine = engine_at(database)
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(text(statement), values)
    engine.dispose()


def ask(database: str, query: str, **values: object) -> list[tuple[Any, ...]]:  # Any: whatever was asked for
    """Read a database past the server."""
    engine = engine_at(database)
    with engine.connect() as connection:
        rows = [tuple(row) for row in connection.execute(text(query), values)]
    engine.dispose()
    return rows


def seated(server: Running, game: str = "cartagena", **more: object) -> tuple[list[Player], str]:
    """Seat two people and a bot, and start."""
    people = [Player(server, "Ann"), Player(server, "Bob")]
    table = people[0].open_table("me", "open", "random", game=game, hold=0, **more)
    people[1].post(f"/tables/{table}/sit")
    people[0].post(f"/tables/{table}/start")
    return people, table


def play(people: list[Player], table: str, moves: int | None = None) -> None:
    """Play so many moves of these people, or to the end."""
    luck, goal = random.Random(table), sum(len(one.acknowledged) for one in people) + (moves or ROUNDS)
    for person in people:
        if person.socket is None or table not in person.tables:
            person.watch(table)
    for _ in range(ROUNDS):
        for person in people:
            person.hear_all()
            person.play_any(table, luck)
        if all(person.tables.get(table, {}).get("over") for person in people):
            return
        if sum(len(one.acknowledged) for one in people) >= goal:
            return
    raise AssertionError("the game does not end")


def play_to_the_end(people: list[Player], table: str) -> None:
    """Play on; whoever has not found the way out of a long game after a while resigns."""
    play(people, table, LONG)
    for person in people:
        if person.get(f"/tables/{table}/")["table"]["status"] != "over":
            person.post(f"/tables/{table}/resign")


def come_to(server: Running, person: Player) -> None:
    """Come to another server, with the cookie and the memory of before."""
    cookies = dict(person.http.cookies)
    person.go()
    person.server = server
    person.http = httpx.Client(base_url=server.url, timeout=PATIENCE, cookies=cookies)
    person.unanswered = None
    Player.everybody.append(person)


def holds(person: Player, table: str) -> None:
    """Check the record of a finished game."""
    lines = person.http.get(f"/api/tables/{table}/record").text.splitlines()
    assert records.verify(lines) is not None
