"""Sentences about accounts, tokens, one's own data, ratings and notices."""

from __future__ import annotations

import json
import re
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import httpx
import pytest
from sqlalchemy import create_engine, select

from escapade.client import Client, Refused
from escapade.server.storage.schema import Stored
from tests.server.player import Player
from tests.server.test_ratings import won_by_ann

if TYPE_CHECKING:
    from tests.server.running import Running


@pytest.mark.parametrize(("language", "name"), [("pl", r"Gość \d{4}"), ("is-IS,en;q=0.5", r"Gestur \d{4}")])
def test_a_guest_without_a_name_gets_one_in_their_language(server: Running, language: str, name: str) -> None:
    unnamed = httpx.post(f"{server.url}/api/me", json={}, headers={"Accept-Language": language})
    assert re.fullmatch(name, unnamed.json()["name"])
    named = httpx.post(f"{server.url}/api/me", json={"name": "Ann"}, headers={"Accept-Language": language})
    assert named.json()["name"] == "Ann"


def test_an_account_is_found_again_from_another_device(server: Running) -> None:
    ann, phone = Player(server, "Ann"), Player(server, "Phone")
    ann.post("/me/account", login="Ann.Bonny", password="sail the seven seas")
    assert phone.post("/login", login="ann.bonny", password="sail the seven seas")["id"] == ann.id
    assert phone.get("/me")["account"] == "ann.bonny"
    assert phone.refused("/login", login="ann.bonny", password="sail the six seas") == {
        "status": 401,
        "says": "Wrong username or password",
        "code": "login-wrong",
    }
    assert Player(server, "Eve").refused("/me/account", login="ANN.bonny", password="something else")["status"] == 409


def test_settings_come_along_to_every_device(server: Running) -> None:
    ann, phone = Player(server, "Ann"), Player(server, "Phone")
    ann.post("/me/account", login="grace.omalley", password="a long password")
    changed = ann.http.patch("/api/me", json={"settings": {"language": "pl", "sound": "off"}}).json()
    assert changed["settings"] == {"language": "pl", "sound": "off"}
    assert ann.http.patch("/api/me", json={"settings": {"sound": ""}}).json()["settings"] == {"language": "pl"}
    assert phone.post("/login", login="grace.omalley", password="a long password")["settings"] == {"language": "pl"}
    assert ann.get("/me/export")["person"]["settings"] == {"language": "pl"}
    many = {f"s{n}": "x" for n in range(40)}
    assert ann.http.patch("/api/me", json={"settings": many}).json()["code"] == "settings-enough"
    assert ann.http.patch("/api/me", json={"settings": {"long": "x" * 201}}).status_code == 400


def test_settings_changed_all_at_once_are_all_kept(server: Running) -> None:
    ann = Player(server, "Ann")
    wanted = {f"s{n}": "x" for n in range(12)}
    with ThreadPoolExecutor(len(wanted)) as pool:
        answers = pool.map(lambda name: ann.http.patch("/api/me", json={"settings": {name: "x"}}), wanted)
        assert {answer.status_code for answer in answers} == {200}
    assert ann.get("/me")["settings"] == wanted


def test_a_new_password_logs_every_other_device_out(server: Running) -> None:
    ann, phone = Player(server, "Ann"), Player(server, "Phone")
    ann.post("/me/account", login="mary.read", password="first password")
    phone.post("/login", login="mary.read", password="first password")
    assert ann.http.put("/api/me/password", json={"old": "wrong password", "new": "second one"}).status_code == 403
    assert ann.http.put("/api/me/password", json={"old": "first password", "new": "second password"}).status_code == 200
    assert ann.http.get("/api/me").status_code == 200
    assert phone.http.get("/api/me").status_code == 401


def test_a_token_may_do_what_it_was_made_for_and_nothing_else(server: Running) -> None:
    ann = Player(server, "Ann")
    token = ann.post("/me/tokens", name="my bot", scopes=["read", "play"])
    with Client(server.url, token["secret"]) as program:
        assert program.me()["id"] == ann.id
        with pytest.raises(Refused) as refused:
            program.open_table("cartagena", ["me", "open"])
        assert (refused.value.status, refused.value.code, refused.value.facts) == (
            403,
            "token-lacks",
            {"scope": "tables"},
        )
        with pytest.raises(Refused, match="status 403"):
            program.request("GET", "/me/export")
        assert "secret" not in ann.get("/me/tokens")[0]
        assert ann.http.delete(f"/api/me/tokens/{token['id']}").status_code == 204
        with pytest.raises(Refused, match="status 401"):
            program.me()


def test_all_of_ones_data_can_be_taken_along_and_deleted(server: Running) -> None:
    ann, bob = Player(server, "Ann of the Lake"), Player(server, "Bob")
    table = bob.open_table("me", "open")
    ann.post(f"/tables/{table}/sit")
    ann.post(f"/tables/{table}/chat", text="Here I am")
    ann.post("/me/account", login="ann.lake", password="a long password")
    ann.post("/me/tokens", name="bot", scopes=["read"])
    bob.post(f"/tables/{table}/start")
    data = ann.get("/me/export")
    assert data["person"]["login"] == "ann.lake"
    assert data["chat"][0]["text"] == "Here I am"
    assert data["sittings"][0]["table_id"] == table
    assert "a long password" not in json.dumps(data)
    assert "argon2" not in json.dumps(data)
    assert ann.http.delete("/api/me").status_code == 200
    assert ann.http.get("/api/me").status_code == 401
    left = bob.get(f"/tables/{table}/")["table"]
    assert left["status"] == "over"  # whoever goes for good has resigned
    assert left["seats"][1]["name"] == "Somebody"
    assert bob.get(f"/tables/{table}/chat") == []
    record = bob.http.get(f"/api/tables/{table}/record").text
    assert json.loads(record.splitlines()[0])["players"] == ["Bob", "Somebody"]
    everything = record + json.dumps(left) + bob.http.get(f"/api/tables/{table}/replay").text
    assert "Ann of the Lake" not in everything
    assert ann.id not in everything


def test_nothing_in_the_whole_database_names_somebody_who_is_deleted(anywhere: Running) -> None:
    ann, bob = Player(anywhere, "Ann of the Marsh"), Player(anywhere, "Bob")
    ann.post("/me/account", login="ann.marsh", password="a long password")
    ann.post("/me/tokens", name="Ann's bot", scopes=["read"])
    ann.post("/me/hooks", url="https://marsh.example/hook")
    ann.http.patch("/api/me", json={"rated": True, "settings": {"language": "pl"}})
    theirs, hers = bob.open_table("me", "open"), ann.open_table("me", "open")
    ann.post(f"/tables/{theirs}/sit")
    for table in (theirs, ann.open_table("me", "open", public=False)):
        ann.post(f"/tables/{table}/chat", text="Ann of the Marsh was here")
    bob.post(f"/tables/{theirs}/mute", person=ann.id)
    ann.watch(theirs)
    ann.until("snapshot")
    bob.post(f"/tables/{theirs}/start")
    assert {table["id"] for table in ann.get("/me/export")["hosted"]} >= {hers}
    assert ann.http.delete("/api/me").status_code == 200
    ann.drop()
    whole = everything_stored(anywhere)
    assert bob.id in whole
    for trace in (ann.id, "of the Marsh", "ann.marsh", "Ann's bot", "marsh.example"):
        assert trace not in whole, trace


def everything_stored(server: Running) -> str:
    """Read every row of every table of a server's database as one text."""
    engine = create_engine(server.database.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as connection:
        rows = [row for table in Stored.metadata.sorted_tables for row in connection.execute(select(table))]
    engine.dispose()
    return "\n".join(map(str, rows))


def test_whoever_goes_for_good_leaves_every_table_however_many(server: Running) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    tables = [ann.open_table("me", "open", public=False) for _ in range(70)]  # more than any list shows
    bob.post(f"/tables/{tables[0]}/sit")
    ann.post(f"/tables/{tables[0]}/start")
    assert ann.http.delete("/api/me").status_code == 200
    assert bob.get(f"/tables/{tables[0]}/")["table"]["winners"] == [1]
    assert not any(bob.get(f"/tables/{table}/")["table"]["seats"][0] for table in tables[1:])


def test_only_those_who_want_it_are_rated(server: Running) -> None:
    ann, bob, eve, table = won_by_ann(server)
    assert ann.get(f"/tables/{table}/result")["ratings"][2] is None
    won, lost, unrated = (ann.get(f"/people/{person.id}") for person in (ann, bob, eve))
    assert won["ratings"]["cartagena"] > lost["ratings"]["cartagena"]
    assert won["games"] == lost["games"] == {"cartagena": 1}
    assert unrated["ratings"] == {}
    assert ann.get(f"/people/{ann.id}/versus/{bob.id}") == {"games": 1, "ahead": 1, "behind": 0}


@pytest.mark.parametrize(
    "url",
    [
        "http://example.com/hook",
        "https://user@example.com/",
        "https://example.com:8080/",
        "ftp://example.com",
        "https:///x",
        "https://127.0.0.1/hook",
        "https://example.com/a b",
        "https://exämple.com/",
        "https://example.com/\r\nX: y",
    ],
)
def test_a_webhook_is_an_ordinary_public_address(server: Running, url: str) -> None:
    assert Player(server, "Ann").refused("/me/hooks", url=url)["status"] == 400


def test_webhooks_are_listed_and_deleted(server: Running) -> None:
    ann = Player(server, "Ann")
    hook = ann.post("/me/hooks", url="https://discord.com/api/webhooks/1/abc")
    assert ann.get("/me/hooks") == [{name: value for name, value in hook.items() if name != "secret"}]
    ann.http.delete(f"/api/me/hooks/{hook['id']}")
    assert ann.get("/me/hooks") == []
