"""Sentences about upgrades: games that were begun with an earlier version, and nodes of two versions at once."""

from __future__ import annotations

import gzip
import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from alembic import command as alembic
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect

from escapade.client import Client
from escapade.server.storage import migrations
from tests.server.hosting import ask, change, come_to, command, done, holds, play, play_to_the_end, seated
from tests.server.player import Player
from tests.server.running import Running

if TYPE_CHECKING:
    from tests.server.running import Postgres

DATA = Path(__file__).parent / "data"
GAMES = ("cartagena", "outrun", "dig")
HOUR = 3_600_000  # ms


@pytest.fixture
def earlier(tmp_path: Path) -> tuple[str, dict[str, Any]]:  # Any: JSON
    """Give a database made by the program of revision 0002, as if it had stopped an hour ago, and what is in it."""
    file = tmp_path / "earlier.db"
    file.write_bytes(gzip.decompress((DATA / "revision-0002.db.gz").read_bytes()))
    database = f"sqlite:///{file}"
    later = time.time_ns() // 1_000_000 - HOUR - int(ask(database, "SELECT value FROM kept WHERE name = 'alive'")[0][0])
    change(
        database,
        "UPDATE kept SET value = CAST(value AS INTEGER) + :later WHERE name = 'alive'",
        "UPDATE entries SET at = at + :later",
        "UPDATE chat SET at = at + :later",
        "UPDATE tables SET created = created + :later",
        "UPDATE people SET created = created + :later",
        "UPDATE tokens SET created = created + :later",
        later=later,
    )
    return database, json.loads((DATA / "revision-0002.json").read_text())


def logged_in(server: Running, login: str, password: str) -> Player:
    """Come back by an account's password."""
    person = Player(server, login)
    person.id = person.post("/login", login=login, password=password)["id"]
    return person


def test_games_begun_with_an_earlier_version_are_played_to_their_end_with_this_one(
    earlier: tuple[str, dict[str, Any]],
) -> None:
    database, known = earlier
    with Running(database) as server:
        people = [logged_in(server, login, password) for login, password in known["passwords"].items()]
        for game, table in known["running"].items():
            Player.games[table] = game if game in GAMES else "cartagena"
            play_to_the_end(people, table)
            holds(people[0], table)
        holds(people[0], known["finished"])
        assert people[0].get(f"/tables/{known['running']['dig']}/answers")[0]["answer"] == "pass"
        with Client(server.url, known["token"]) as program:
            assert program.me()["id"] == people[0].id
        people[1].post(f"/tables/{known['gathering']}/sit")
    assert done("check", database=database).endswith("Everything is as it should be.\n")


def test_a_backup_of_an_earlier_version_is_restored_as_todays(
    earlier: tuple[str, dict[str, Any]], tmp_path: Path
) -> None:
    database, known = earlier
    file, target = tmp_path / "backup.db", f"sqlite:///{tmp_path}/today.db"
    done("backup", str(file), database=database)
    done("restore", str(file), "--check", database=target)
    assert ask(f"sqlite:///{file}", "SELECT version_num FROM alembic_version") == [("0002",)]
    rules = dict(ask(target, "SELECT id, rules FROM tables"))
    assert [rules[known["running"][game]] for game in GAMES] == ["cartagena-1", "outrun-1", "dig-1"]


OLD_TABLE = (  # how a program of revision 0002 opens a table: without the rules, which it does not know of
    "INSERT INTO tables (id, game, options, players, host, public, rated, control, delay, hold, seed, salt, muted,"
    " status, settled, created) SELECT 'oldoldoldoldoldo', game, options, players, host, public, rated, control, delay,"
    " hold, seed, salt, muted, status, settled, created FROM tables"
)
OLD_LOG = (
    "INSERT INTO entries (table_id, seq, at, action_id, body)"
    " SELECT 'oldoldoldoldoldo', seq, at, action_id, body FROM entries"
)
OLD_SITTINGS = (
    "INSERT INTO sittings (table_id, seat, person, place, answer)"
    " SELECT 'oldoldoldoldoldo', seat, person, place, answer FROM sittings"
)


def test_a_game_that_a_node_of_an_earlier_version_begins_beside_us_goes_on_here(postgres: Postgres) -> None:
    database = postgres.database()
    with Running(database) as server:
        people, _ = seated(server)
        change(database, OLD_TABLE, OLD_LOG, OLD_SITTINGS)  # and no duty: the old node saw to it itself
        Player.games["oldoldoldoldoldo"] = "cartagena"
        play_to_the_end(people, "oldoldoldoldoldo")
        holds(people[0], "oldoldoldoldoldo")


def test_a_game_that_a_node_of_an_earlier_version_ended_is_nobodys_duty(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/here.db"
    with Running(database) as server:
        people, table = seated(server)
        people[0].post(f"/tables/{table}/resign")
        people[1].post(f"/tables/{table}/resign")
    change(database, "INSERT INTO duties (table_id, due, node) VALUES (:table, 0, '')", table=table)
    with Running(database):
        assert ask(database, "SELECT * FROM duties") == []


def to_the_future(database: str, oldest: str) -> None:
    """Change a database as a later version would: a column more, a revision we do not know."""
    change(
        database,
        "ALTER TABLE tables ADD COLUMN weather VARCHAR(20) NOT NULL DEFAULT 'fair'",
        "UPDATE alembic_version SET version_num = '9999'",
        "UPDATE kept SET value = :oldest WHERE name = 'oldest-program'",
        oldest=oldest,
    )


def test_a_node_that_starts_on_a_later_database_goes_on_where_that_is_allowed(
    tmp_path: Path, postgres: Postgres
) -> None:
    database = postgres.database()
    with Running(database) as server:
        people, table = seated(server)
        play(people, table, 4)
    to_the_future(database, oldest="0003")
    log = tmp_path / "log"
    with Running(database, log) as server:
        for person in people:
            come_to(server, person)
        play_to_the_end(people, table)
        holds(people[0], table)
        seated(server)
    assert "the database has revision 9999, made by a later version" in log.read_text()


def test_a_node_that_cannot_work_with_a_later_database_says_so_and_does_not_start(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/here.db"
    with Running(database):
        pass
    to_the_future(database, oldest="9999")
    said = command("serve", "--port", "0", database=database)
    assert said.returncode != 0
    sentence = json.loads(said.stderr.splitlines()[0])["says"]
    assert sentence.startswith(
        "the database has revision 9999, made by a later version of Escapade; this version knows"
    )
    assert "Traceback" not in said.stderr


def test_what_a_migration_adds_is_no_obstacle_to_programs_from_before_it(tmp_path: Path) -> None:
    folder = str(Path(migrations.__file__).parent)
    scripts = sorted(ScriptDirectory(folder).walk_revisions(), key=lambda script: script.revision)
    engine = create_engine(f"sqlite:///{tmp_path}/a.db")
    before: dict[str, set[str]] = {}
    for script in scripts:
        config = Config()
        config.set_main_option("script_location", folder)
        with engine.connect() as connection:
            config.attributes["connection"] = connection
            alembic.upgrade(config, script.revision)
            connection.commit()
        tables = inspect(engine)
        after = {table: {column["name"] for column in tables.get_columns(table)} for table in tables.get_table_names()}
        if getattr(script.module, "oldest_program", "") != script.revision or script.revision == "0003":
            for table, columns in before.items():
                assert columns <= after[table], f"{script.revision} takes something away"
                new = [column for column in tables.get_columns(table) if column["name"] not in columns]
                assert all(column["nullable"] or column["default"] is not None for column in new), script.revision
        before = after
    engine.dispose()
