"""Sentences for whoever runs a server, and for whoever writes a bot."""

from __future__ import annotations

import asyncio
import io
import json
import os
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest
import segno
from alembic import command as alembic
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text

from escapade.server.cli import print_address, serve
from escapade.server.settings import HOW_TO_WRITE, Settings
from escapade.server.storage import migrations
from escapade.server.storage.migrating import CannotOpenError
from escapade.server.storage.schema import Stored
from escapade.server.storage.store import Store
from tests.server.hosting import command
from tests.server.player import Player
from tests.server.running import QUICK, Running, free_port

if TYPE_CHECKING:
    from sqlalchemy import Connection

ROOT = Path(__file__).parents[2]


def test_the_migrations_lead_to_the_tables_the_program_expects(database: str) -> None:
    async def differences() -> object:
        store = Store(Settings(database=database).database_url())
        await store.open()
        await store.open()  # a second time changes nothing
        async with store.engine.connect() as connection:
            found = await connection.run_sync(compared)
        await store.close()
        return found

    assert asyncio.run(differences()) == []


def test_a_server_that_was_stopped_leaves_its_sqlite_database_whole_in_one_file(tmp_path: Path) -> None:
    async def used() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path}/whole.db")
        await store.open()
        await store.writer.transact(lambda connection: connection.commit())
        await store.close()

    asyncio.run(used())
    assert [file.name for file in tmp_path.iterdir()] == ["whole.db"]


def test_a_database_of_the_first_version_becomes_todays_with_all_that_is_in_it(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/old.db"
    folder = Path(migrations.__file__).parent
    config = Config()
    config.set_main_option("script_location", str(folder))
    with create_engine(url).connect() as connection:
        config.attributes["connection"] = connection
        alembic.upgrade(config, "0001")
        connection.execute(text("INSERT INTO people VALUES ('p', 'Ann', NULL, NULL, 0, 0, 0)"))
        connection.execute(
            text(
                "INSERT INTO tables (id, game, options, players, host, public, rated, control, delay, hold, seed, salt,"
                " muted, status, settled, created) VALUES"
                " ('aaaaaaaaaaaaaaaa', 'outrun', '{}', 2, 'p', 1, 0, '{}', 0, 0, 's', 's', '[]', 'gathering', 0, 0)"
            )
        )
        connection.execute(text("INSERT INTO sittings VALUES ('aaaaaaaaaaaaaaaa', 0, 'p', NULL)"))
        connection.commit()
    with Running(url) as server:
        assert Player(server, "Bob").get("/tables/aaaaaaaaaaaaaaaa/")["table"]["game"] == "outrun"
    with closing(sqlite3.connect(tmp_path / "old.db")) as today:
        assert today.execute("SELECT person, answer FROM sittings").fetchall() == [("p", "")]


def compared(connection: Connection) -> object:
    return compare_metadata(MigrationContext.configure(connection), Stored.metadata)


def test_a_backup_is_a_whole_database_taken_while_the_server_runs(tmp_path: Path) -> None:
    with Running(f"sqlite:///{tmp_path}/escapade.db") as server:
        table = Player(server, "Ann").open_table("me", "open")
        said = command("backup", str(tmp_path / "copy.db"), database=server.database)
        assert said.stdout.endswith("holds everything up to now.\n")
        again = command("backup", str(tmp_path / "copy.db"), database=server.database)
        assert (again.returncode, again.stderr.strip()) == (1, f"escapade: {tmp_path}/copy.db exists already")
        nowhere = command("backup", str(tmp_path / "no/copy.db"), database=server.database)
        says = f"escapade: {tmp_path}/no/copy.db cannot be written: there is no folder {tmp_path}/no"
        assert (nowhere.returncode, nowhere.stderr.strip()) == (1, says)
    copy = sqlite3.connect(tmp_path / "copy.db")
    assert copy.execute("SELECT id FROM tables").fetchall() == [(table,)]
    copy.close()


def test_what_is_no_database_or_no_bus_is_said_in_a_sentence() -> None:
    said = command("serve", database="mysql://somewhere")
    assert said.returncode == 1
    assert said.stderr.startswith("escapade: 'mysql' is not a supported database")
    assert command("serve", "--bus", "pigeons", database="sqlite:///nowhere.db").stderr.startswith(
        "escapade: 'pigeons' is not a bus we know"
    )


PROXIES_MUST = (
    "ESCAPADE_PROXIES must be addresses and networks by commas, such as 127.0.0.1,10.0.0.0/8, or * alone, not"
)
ORIGINS_MUST = (
    "must be origins by commas, such as https://play.example or http://chat.lan:8065, without a path and without a "
    "slash at the end, not"
)


@pytest.mark.parametrize(
    ("variable", "value", "sentence"),
    [
        ("DATABASE", "sqlite:///{}", "{} is a folder; name a file in it, such as sqlite:///{}/escapade.db"),
        ("DATABASE", "sqlite:///{}/no/a.db", "there is no folder {}/no for the database a.db; create it first"),
        ("DATABASE", "sqlite:///{}/text/a.db", "there is no folder {}/text for the database a.db; create it first"),
        ("DATABASE", "sqlite:///{}/text", "{}/text is not a SQLite database"),
        ("DATABASE", "postgresql://ann:secret@a:b/x", f"the address of the database cannot be read; {HOW_TO_WRITE}"),
        ("BUS", "redis://:secret@here:many", "the address of the bus cannot be read; write redis://host:6379/0"),
        ("COMPUTE", "pigeons", "'pigeons' is not a cluster; write tcp://host:8786, the address of a Dask scheduler"),
        ("PORT", "many", "ESCAPADE_PORT must be a whole number, 0 or more, not 'many'"),
        ("WORKERS", "-1", "ESCAPADE_WORKERS must be a whole number, 0 or more, not '-1'"),
        ("SEATS_OF_PERSON", "0", "ESCAPADE_SEATS_OF_PERSON must be a whole number, 1 or more, not '0'"),
        ("BOT_PAUSE", "nan", "ESCAPADE_BOT_PAUSE must be a number of seconds, 0 or more, not 'nan'"),
        ("LINE_TIMEOUT", "0", "ESCAPADE_LINE_TIMEOUT must be a number of seconds, 0.1 or more, not '0'"),
        ("LOG", "loud", "ESCAPADE_LOG must be one of debug, info, warning, error, not 'loud'"),
        ("PROXIES", "127.0.0.1, nginx", f"{PROXIES_MUST} 'nginx'"),
        ("PROXIES", "10.0.0.1/8", f"{PROXIES_MUST} '10.0.0.1/8'"),
        ("PROXIES", "127.0.0.1,*", f"{PROXIES_MUST} '*'"),
        ("HOOKS", "chat.lan", f"ESCAPADE_HOOKS {ORIGINS_MUST} 'chat.lan'"),
        ("HOOKS", "http://a.lan,http://chat.lan/", f"ESCAPADE_HOOKS {ORIGINS_MUST} 'http://chat.lan/'"),
        ("HOOKS", "http://chat.lan:many", f"ESCAPADE_HOOKS {ORIGINS_MUST} 'http://chat.lan:many'"),
        ("HOOKS", "ftp://chat.lan", f"ESCAPADE_HOOKS {ORIGINS_MUST} 'ftp://chat.lan'"),
        ("ORIGINS", "https://ann@play.example", f"ESCAPADE_ORIGINS {ORIGINS_MUST} 'https://ann@play.example'"),
    ],
)  # fmt: skip
def test_a_setting_that_cannot_be_is_said_in_a_sentence_before_anything_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variable: str, value: str, sentence: str
) -> None:
    (tmp_path / "text").write_text("no database")
    monkeypatch.setenv("ESCAPADE_DATABASE", f"sqlite:///{tmp_path}/escapade.db")
    monkeypatch.setenv(f"ESCAPADE_{variable}", value.replace("{}", str(tmp_path)))
    with pytest.raises(SystemExit) as end:
        serve()
    assert str(end.value) == f"escapade: {sentence.replace('{}', str(tmp_path))}"


def test_lists_in_settings_may_have_spaces_and_empty_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ESCAPADE_PROXIES", " 127.0.0.1, ::1,10.0.0.0/8 ,")
    monkeypatch.setenv("ESCAPADE_HOOKS", "http://chat.lan:8065, http://[fd00::1]")
    monkeypatch.setenv("ESCAPADE_ORIGINS", "")
    found = Settings(database="sqlite://")
    assert (found.proxies, found.origins) == ("127.0.0.1,::1,10.0.0.0/8", ())
    assert found.hooks == ("http://chat.lan:8065", "http://[fd00::1]")


def test_every_proxy_may_be_trusted_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ESCAPADE_PROXIES", "*")
    assert Settings(database="sqlite://").proxies == "*"


def test_a_database_that_never_answers_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("escapade.server.storage.store._OPEN_PATIENCE", -1)
    opening = Store(Settings(database=f"postgresql://ann@127.0.0.1:{free_port()}/x").database_url()).open()
    with pytest.raises(CannotOpenError, match=r"the database does not answer: .*refused"):
        asyncio.run(opening)


def test_a_port_that_is_taken_is_said_in_a_sentence(server: Running, tmp_path: Path) -> None:
    said = command("serve", "--port", str(server.port), database=f"sqlite:///{tmp_path}/other.db")
    assert said.stderr == f"escapade: cannot listen on 127.0.0.1:{server.port}: Address already in use\n"


def welcomed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, host: str, way_out: str) -> str:
    """Give what is printed on a terminal where the way out into the network is known."""
    monkeypatch.setattr("escapade.server.cli.way_out", lambda: way_out)
    monkeypatch.setattr("escapade.server.cli.open_browser", lambda _: None)  # no browser opens
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    print_address(host, 8000)
    return capsys.readouterr().out


def test_the_phone_beside_you_gets_an_address_it_can_reach_and_its_qr_code(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    said = welcomed(capsys, monkeypatch, "0.0.0.0", "192.168.1.5")
    assert said.startswith(
        "Escapade is running at http://127.0.0.1:8000/\n"
        "For other devices in the same network: http://192.168.1.5:8000/\n"
    )
    code = io.StringIO()
    segno.make("http://192.168.1.5:8000/").terminal(code, compact=True)
    assert said.endswith(code.getvalue())


def test_a_house_closed_to_others_says_how_to_open_it_and_shows_no_code_that_leads_nowhere(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for host, way_out in (("127.0.0.1", "192.168.1.5"), ("0.0.0.0", "127.0.0.1")):
        assert welcomed(capsys, monkeypatch, host, way_out) == (
            "Escapade is running at http://127.0.0.1:8000/\n"
            "Only this computer can reach it. To let other devices in: escapade serve --host 0.0.0.0\n"
        )


def test_a_server_open_to_everybody_is_reached_at_the_address_it_prints(tmp_path: Path) -> None:
    serving = [sys.executable, "-m", "escapade.server", "serve", "--port", "0", "--host", "0.0.0.0"]
    environment = os.environ | QUICK | {"ESCAPADE_DATABASE": f"sqlite:///{tmp_path}/a.db"}
    process = subprocess.Popen(serving, env=environment, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    said = [process.stdout.readline(), process.stdout.readline()]
    addresses = [line.split()[-1] for line in said if line.rstrip().endswith("/")]
    server = Running.__new__(Running)
    server.process, server.port = process, int(addresses[0].rstrip("/").rpartition(":")[2])
    server.wait_until_well()
    assert [httpx.get(f"{address}health").status_code for address in addresses] == [200] * len(addresses)
    server.stop()


def test_health_and_metrics_tell_how_the_server_is(server: Running) -> None:
    ann = Player(server, "Ann")
    ann.connect()
    ann.until("welcome")
    health = httpx.get(f"{server.url}/health").json()
    assert health["sockets"] >= 1
    metrics = httpx.get(f"{server.url}/metrics").text
    assert "escapade_sockets" in metrics
    assert "escapade_play_seconds_count" in metrics


def test_logs_are_json_and_name_no_secrets(tmp_path: Path) -> None:
    environment = os.environ | QUICK | {"ESCAPADE_DATABASE": f"sqlite:///{tmp_path}/a.db", "ESCAPADE_LOG": "debug"}
    log = tmp_path / "log"
    with log.open("w") as out:
        serving = [sys.executable, "-m", "escapade.server", "serve", "--port", "0"]
        process = subprocess.Popen(serving, env=environment, stdout=subprocess.PIPE, stderr=out, text=True)
    server = Running.__new__(Running)
    server.process = process
    assert process.stdout is not None
    server.port = int(process.stdout.readline().rstrip("/\n").rpartition(":")[2])
    server.wait_until_well()
    ann = Player(server, "Ann")
    ann.post("/me/account", login="quiet", password="a secret password")
    token = ann.post("/me/tokens", name="t", scopes=["read"])["secret"]
    table = ann.open_table("me", "random")
    ann.post(f"/tables/{table}/start")
    ann.watch(table)
    ann.until("snapshot")
    cookie = ann.http.cookies["escapade"]
    ann.go()
    server.stop()
    lines = log.read_text().splitlines()
    assert lines
    assert all(set(json.loads(line)) <= {"at", "level", "where", "says", "trace"} for line in lines)
    for secret in ("a secret password", token, cookie):
        assert not [line for line in lines if secret in line]


def test_the_example_bot_plays_a_whole_game_and_is_forty_lines(server: Running) -> None:
    ann = Player(server, "Ann")
    table = ann.open_table("open", "random")
    example = ROOT / "examples" / "bot.py"
    assert len(example.read_text().splitlines()) <= 45
    bot = subprocess.Popen([sys.executable, str(example), server.url, table])
    ann.watch(table)
    ann.until("snapshot")
    while not ann.get(f"/tables/{table}/")["table"]["seats"][0]:
        time.sleep(0.1)
    ann.post(f"/tables/{table}/start")
    while not ann.tables[table]["over"]:
        ann.receive()
    assert bot.wait(60) == 0
    assert ann.get(f"/tables/{table}/")["table"]["seats"][0]["name"] == "Forty Lines"


def test_whoever_sits_at_the_machine_learns_how_the_phone_beside_it_comes_here(tmp_path: Path) -> None:
    with Running(f"sqlite:///{tmp_path}/escapade.db", ESCAPADE_HOST="0.0.0.0") as everywhere:
        found = httpx.get(f"{everywhere.url}/api/lan-address").json()["host"]
        assert not found.startswith("127.")
        elsewhere = httpx.get(f"{everywhere.url}/api/lan-address", headers={"Host": "tables.example"})
        assert elsewhere.json() == {"host": ""}


def test_a_server_for_this_machine_alone_names_no_way_to_it(server: Running) -> None:
    assert httpx.get(f"{server.url}/api/lan-address").json() == {"host": ""}
