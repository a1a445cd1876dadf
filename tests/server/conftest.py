"""Where the server's tests play: a server on SQLite, one on PostgreSQL, and people to sit down."""

from __future__ import annotations

import os
from inspect import signature
from typing import TYPE_CHECKING

import httpx
import pytest

from tests.server.player import PATIENCE, Player
from tests.server.running import Postgres, Running, installed

if TYPE_CHECKING:
    from collections.abc import Iterator

# Which rules are under test makes no difference to the server: its tests run once, with the compiled ones if possible.
if os.environ.get("ESCAPADE_PURE") == "1":
    collect_ignore_glob = ["test_*.py"]

# A request without a time limit of its own gets one that a busy machine keeps, instead of five seconds.
usual = signature(httpx.get).parameters["timeout"].default
usual.connect = usual.read = usual.write = usual.pool = PATIENCE


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if not installed():
        pytest.skip("PostgreSQL is not installed (Debian: apt install postgresql)")
    cluster = Postgres()
    yield cluster
    cluster.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: object) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/escapade.db"
    cluster: Postgres = request.getfixturevalue("postgres")
    return cluster.database()


@pytest.fixture(scope="session")
def postgres_server(postgres: Postgres) -> Iterator[Running]:
    with Running(postgres.database()) as running:
        yield running


@pytest.fixture(params=["server", "postgres_server"], ids=["sqlite", "postgresql"])
def anywhere(request: pytest.FixtureRequest) -> Running:
    running: Running = request.getfixturevalue(request.param)
    return running


@pytest.fixture(autouse=True)
def everybody_goes_home() -> Iterator[None]:
    yield
    while Player.everybody:
        Player.everybody.pop().go()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(f"sqlite:///{tmp_path_factory.mktemp('server')}/escapade.db") as running:
        yield running
