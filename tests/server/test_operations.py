"""Sentences about looking after a database: backup and restore, moving to another kind, checking it."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from escapade.client import Client
from escapade.server.operations.commands import audited
from escapade.server.settings import Settings
from escapade.server.storage.copying import copy_file
from tests.server.hosting import ask, change, come_to, command, done, holds, play, play_to_the_end, seated
from tests.server.player import Player
from tests.server.running import Running
from tests.server.test_ratings import lose

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.running import Postgres


# Moving, backup and restore


def test_a_game_begun_on_sqlite_goes_on_in_postgresql_and_back_with_the_same_cookies(
    tmp_path: Path, postgres: Postgres
) -> None:
    places = [f"sqlite:///{tmp_path}/first.db", postgres.database(), f"sqlite:///{tmp_path}/last.db"]
    with Running(places[0]) as server:
        people, table = seated(server, "outrun")
        ann, bob = people
        token = ann.post("/me/tokens", name="t", scopes=["read"])["secret"]
        bob.post(f"/tables/{table}/answer", answer="keep")
        rate(ann, bob, server)
        play(people, table, 4)
        ann.post(f"/tables/{table}/chat", text="We move")
        rated = ann.get(f"/people/{ann.id}")
    for old, new in pairwise(places):
        assert "Copied and compared" in done("copy", old, new)
        with Running(new) as server:
            for person in people:
                come_to(server, person)
            play(people, table, 2)
            assert bob.get(f"/tables/{table}/answers")[0]["answer"] == "keep"
            assert ann.get(f"/people/{ann.id}") == rated
            with Client(server.url, token) as program:
                assert program.me()["id"] == ann.id
            numbers = [line["number"] for line in ann.get(f"/tables/{table}/chat")]
            assert ann.post(f"/tables/{table}/chat", text="Here we are")["number"] == max(numbers) + 1
            if new == places[-1]:
                play_to_the_end(people, table)
                holds(ann, table)
    assert done("check", database=places[-1]).endswith("Everything is as it should be.\n")


def rate(ann: Player, bob: Player, server: Running) -> None:
    """Finish a rated game."""
    for number, person in enumerate((ann, bob)):
        person.post("/me/account", login=f"login{number}", password="a long password")
        assert person.http.patch("/api/me", json={"rated": True}).is_success
    lose(ann, bob)
    assert ask(server.database, "SELECT * FROM ratings")


def test_a_backup_taken_while_people_play_is_whole_and_goes_into_the_other_kind_of_database(
    database: str, tmp_path: Path, postgres: Postgres
) -> None:
    file = tmp_path / "backup.db"
    with Running(database) as server:
        people, table = seated(server)
        play(people, table, 10)
        assert done("backup", str(file), database=database) == f"{file} holds everything up to now.\n"
        assert (file.stat().st_mode & 0o777, list(tmp_path.glob("backup.db?*"))) == (0o600, [])
        stored = ask(f"sqlite:///{file}", "SELECT max(seq) FROM entries")
        play(people, table, 10)
    target = postgres.database() if database.startswith("sqlite") else f"sqlite:///{tmp_path}/again.db"
    assert "Everything is as it should be." in done("restore", str(file), "--check", database=target)
    assert ask(target, "SELECT max(seq) FROM entries") == stored
    with Running(target) as server:
        for person in people:
            come_to(server, person)
            person.versions.clear()
            person.tables.clear()
        play(people, table, 6)
        people[0].post(f"/tables/{table}/resign")
        people[1].post(f"/tables/{table}/resign")
        holds(people[0], table)


def test_nothing_is_overwritten_unless_the_host_says_so(tmp_path: Path) -> None:
    here, there, file = (tmp_path / name for name in ("here.db", "there.db", "file.db"))
    for place in (here, there):
        with Running(f"sqlite:///{place}") as server:
            Player(server, place.stem)
    done("backup", str(file), database=f"sqlite:///{here}")
    refused = command("restore", str(file), database=f"sqlite:///{there}")
    assert refused.returncode == 1
    assert refused.stderr == "escapade: there is something in the target already; --replace deletes it\n"
    assert ask(f"sqlite:///{there}", "SELECT name FROM people") == [("there",)]
    done("restore", str(file), "--replace", database=f"sqlite:///{there}")
    assert ask(f"sqlite:///{there}", "SELECT name FROM people") == [("here",)]


def test_nothing_is_written_under_a_server_that_runs(tmp_path: Path) -> None:
    file, database = tmp_path / "file.db", f"sqlite:///{tmp_path}/here.db"
    with Running(database) as server:
        Player(server, "Ann")
        done("backup", str(file), database=database)
        refused = command("restore", str(file), "--replace", database=database)
        assert refused.stderr == "escapade: a server runs on the target: stop it first\n"


def test_what_cannot_be_copied_is_said_in_a_sentence(tmp_path: Path) -> None:
    nowhere = f"sqlite:///{tmp_path}/nowhere.db"
    assert command("check", database=nowhere).stderr == f"escapade: there is no database at {tmp_path}/nowhere.db\n"
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE recipes (cake TEXT)")
    said = command("check", database=f"sqlite:///{tmp_path}/other.db")
    assert said.stderr == "escapade: this is not a database of Escapade: it has no revision\n"
    (tmp_path / "text").write_text("Dear diary")
    assert command("check", database=f"sqlite:///{tmp_path}/text").stderr.startswith("escapade: the database does not")
    assert command("copy", nowhere, nowhere).stderr == "escapade: source and target are the same database\n"


def test_a_row_that_does_not_fit_is_named_and_the_target_stays_as_it_was(tmp_path: Path, postgres: Postgres) -> None:
    here, there = f"sqlite:///{tmp_path}/here.db", postgres.database()
    with Running(here) as server:
        people, table = seated(server)
        people[0].post(f"/tables/{table}/chat", text="Hello")
    change(here, "UPDATE chat SET text = 'a' || char(0) || 'b'")  # SQLite takes it; PostgreSQL does not
    done("copy", here, there)
    assert ask(there, "SELECT text FROM chat") == [("ab",)]
    change(here, "UPDATE tables SET seed = :seed", seed="x" * 65)  # SQLite does not count letters
    refused = command("copy", here, there, "--replace")
    assert refused.returncode == 1
    assert refused.stderr.startswith(f"escapade: the row ({table}) of 'tables' does not fit: ")
    assert ask(there, "SELECT text FROM chat") == [("ab",)]


# Checking

DAMAGES: dict[str, str] = {
    "gap": "DELETE FROM entries WHERE seq = 5",
    "damaged": "UPDATE entries SET body = CAST('nonsense' AS BLOB) WHERE seq = 5",
    "rules": "UPDATE tables SET rules = 'cartagena-0'",
    "status": "UPDATE tables SET status = 'gathering'",
    "sittings": "DELETE FROM sittings WHERE seat = 1",
    "duty": "DELETE FROM duties",
    "record": "UPDATE entries SET body = CAST(replace(CAST(body AS TEXT), '[', '[ ') AS BLOB) WHERE seq = 6",
}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Play some of a game, and stop the server."""
    file = tmp_path_factory.mktemp("played") / "played.db"
    with Running(f"sqlite:///{file}") as server:
        play(*seated(server), 8)
        while Player.everybody:
            Player.everybody.pop().go()
    return file


@pytest.mark.parametrize("code", DAMAGES)
def test_a_check_names_the_table_and_what_is_wrong_with_it(played: Path, tmp_path: Path, code: str) -> None:
    database = copied(played, tmp_path)
    assert audited(Settings(database=database), None).problems == []
    change(database, DAMAGES[code])
    [table] = [row[0] for row in ask(database, "SELECT id FROM tables")]
    assert [(one.table, one.code) for one in audited(Settings(database=database), None).problems] == [(table, code)]


def copied(played: Path, folder: Path) -> str:
    """Copy a database."""
    copy_file(played, folder / "copied.db")
    return f"sqlite:///{folder}/copied.db"


def test_a_check_finds_rows_that_refer_to_nothing_and_ends_with_an_exit_code(played: Path, tmp_path: Path) -> None:
    database = copied(played, tmp_path)
    assert json.loads(done("check", "--json", database=database))["problems"] == []
    change(database, "DELETE FROM tables")  # by hand, without the keys that the server keeps to
    said = command("check", database=database)
    assert said.returncode == 1
    assert "rows of 'entries' refer to tables that do not exist" in said.stdout


def test_a_restored_database_with_a_damaged_log_says_which(played: Path, tmp_path: Path) -> None:
    broken = copied(played, tmp_path)
    change(broken, DAMAGES["damaged"])
    said = command("restore", f"{tmp_path}/copied.db", "--sample", "5", database=f"sqlite:///{tmp_path}/again.db")
    [table] = [row[0] for row in ask(broken, "SELECT id FROM tables")]
    assert said.returncode == 1
    assert f"table {table}: entry 5 cannot be replayed: DecodeError\n1 problems.\n" in said.stdout
