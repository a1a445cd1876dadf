"""Sentences about what the log never tells: names, what was said, cookies, tokens, passwords, cards."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import psycopg

from tests.server.player import Player
from tests.server.running import Running

if TYPE_CHECKING:
    import pytest

SECRETS = ("Ann of the Lake", "a word in private", "a long password", "a.name.to.find")
BREAK_POSTGRESQL = [
    *[f"ALTER TABLE {table} ADD CHECK (false) NOT VALID" for table in ("chat", "tokens", "hooks", "entries")],
    "ALTER TABLE people ADD CHECK (login IS NULL) NOT VALID",
]
BREAK_SQLITE = [
    *[
        f"CREATE TRIGGER no_{table} BEFORE INSERT ON {table} BEGIN SELECT RAISE(ABORT, 'broken'); END"
        for table in ("chat", "tokens", "hooks", "entries")
    ],
    "CREATE TRIGGER no_login BEFORE UPDATE ON people BEGIN SELECT RAISE(ABORT, 'broken'); END",
]


def break_tables(database: str) -> None:
    """Let the database refuse every row of some tables, as a damaged one might."""
    if database.startswith("sqlite"):
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
            for statement in BREAK_SQLITE:
                connection.execute(statement)
        return
    with psycopg.connect(database, autocommit=True) as connection:
        for statement in BREAK_POSTGRESQL:
            connection.execute(statement.encode())


def test_an_error_of_the_database_names_no_names_in_the_log(database: str, capfd: pytest.CaptureFixture[str]) -> None:
    with Running(database) as server:
        ann = Player(server, "Ann of the Lake")
        table = ann.open_table("me", "open")
        break_tables(database)
        asked = [
            ann.http.post(f"/api/tables/{table}/chat", json={"text": "a word in private"}),
            ann.http.post("/api/me/tokens", json={"name": "Ann of the Lake", "scopes": ["read"]}),
            ann.http.post("/api/me/hooks", json={"url": "https://a.name.to.find/secret"}),
            ann.http.post("/api/me/account", json={"login": "a.name.to.find", "password": "a long password"}),
            ann.http.post(f"/api/tables/{table}/sit", json={"name": "Ann of the Lake"}),
        ]
    assert [answer.status_code >= 400 for answer in asked] == [True] * len(asked)
    said = [line for line in capfd.readouterr().err.splitlines() if line.startswith("{")]
    assert [line for line in said if "trace" in json.loads(line)], "nothing went wrong, so nothing was tested"
    assert not [(secret, line) for line in said for secret in (*SECRETS, "argon2", ann.id) if secret in line]
